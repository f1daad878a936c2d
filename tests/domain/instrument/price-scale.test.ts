import { venueId } from '@domain/codes/ids';
import { priceScale } from '@domain/instrument/price-scale';
import type { PriceSeries } from '@domain/instrument/price-series';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';

/** Points at the instants 0, 1, 2 … */
const series = (...prices: readonly string[]): PriceSeries => ({
  venueId: venueId('v'),
  unit: EUR,
  points: prices.map((price, index) => ({ at: instant(index), price: decimal(price) })),
});

const linesOf = (prices: readonly string[], own: readonly string[] = []) =>
  priceScale(series(...prices), own.map(decimal))?.ticks.map(({ price }) => price);

describe('the picture of a price series [CUS-03]', () => {
  it.each([
    ['round lines just around all prices', ['101', '119'], [100, 105, 110, 115, 120]],
    ['none beyond a price that lies on one', ['100', '140'], [100, 110, 120, 130, 140]],
    ['one above a price that has not moved', ['100', '100'], [100, 150]],
    ['and a little above one of nothing', ['0', '0'], [0, 0.5]],
  ])('has %s', (_, prices, lines) => {
    expect(linesOf(prices)).toEqual(lines);
  });

  // Between 100 and 140 lie 40: so far below and above is near.
  it.each([
    ['between the prices changes nothing', '120', [100, 110, 120, 130, 140]],
    ['as far above as the prices span is still shown', '180', [100, 120, 140, 160, 180]],
    ['as far below as well', '60', [60, 80, 100, 120, 140]],
    ['farther above is not', '180.01', [100, 110, 120, 130, 140]],
    ['farther below is not', '59.99', [100, 110, 120, 130, 140]],
  ])('with a line of the customer’s own that %s', (_, own, lines) => {
    expect(linesOf(['100', '140'], [own])).toEqual(lines);
  });

  it.each([
    ['a twentieth of the price is near where it hardly moves', '105', [100, 102, 104, 106]],
    ['more is not', '105.01', [100, 150]],
  ])('%s', (_, own, lines) => {
    expect(linesOf(['100', '100'], [own])).toEqual(lines);
  });

  it('has its highest line at the top, its lowest at the bottom, prices between them by what they are', () => {
    const scale = priceScale(series('101', '119'), []);
    expect(scale?.ticks.map(({ y }) => y)).toEqual([100, 75, 50, 25, 0]);
    expect(scale?.y(decimal('105'))).toBe(75);
  });

  it('has its points evenly apart from edge to edge, whatever time lies between them', () => {
    const scale = priceScale(series('1', '2', '3', '4', '5'), []);
    expect([0, 1, 2, 3, 4].map((index) => scale?.x(index))).toEqual([0, 25, 50, 75, 100]);
  });

  it('names five moments, from the first to the last', () => {
    const scale = priceScale(series('1', '2', '3', '4', '5', '6', '7', '8', '9'), []);
    expect(scale?.moments).toEqual([
      { at: instant(0), x: 0 },
      { at: instant(2), x: 25 },
      { at: instant(4), x: 50 },
      { at: instant(6), x: 75 },
      { at: instant(8), x: 100 },
    ]);
  });

  it.each([
    [['100', '140'], 0, 'steps of 10'],
    [['100', '104'], 0, 'steps of 1'],
    [['100', '102'], 1, 'steps of 0.5'],
    [['1', '1.04'], 2, 'steps of 0.01'],
    [['0.1', '0.102'], 4, 'steps of 0.0005'],
    [['0.000001', '0.000002'], 5, 'no more than five, however small the step'],
  ])('writes the lines of %j with %d decimals: %s', (prices, decimals) => {
    expect(priceScale(series(...prices), [])?.decimals).toBe(decimals);
  });

  it('is none of fewer than two prices', () => {
    expect(priceScale(series(), [])).toBeUndefined();
    expect(priceScale(series('1'), [])).toBeUndefined();
    expect(priceScale(series('1', '2'), [])).toBeDefined();
  });
});
