import { fc } from '@tests/support/properties';
import { decimal, type Decimal } from '@domain/money/decimal';
import { apart } from '@domain/order/picture/apart';
import { priceScale } from '@domain/order/picture/price-scale';

const price = fc
  .integer({ min: 1, max: 10_000_000 })
  .map((units): Decimal => ({ units: BigInt(units), scale: 2 }));

describe('price picture', () => {
  it('has no scale without a price [ORD-29]', () => {
    expect(priceScale([])).toBeUndefined();
  });

  it.each([21, 400])(
    'has no scale for a price nobody could mean, such as one with %d zeros [ORD-29]',
    (zeros) => {
      expect(priceScale(['230', `1${'0'.repeat(zeros)}`].map(decimal))).toBeUndefined();
    },
  );

  it('is labelled with round prices [ORD-29]', () => {
    const scale = priceScale(['231.40', '232.75', '236.00'].map(decimal));
    expect(scale?.ticks.map((tick) => tick.price)).toEqual([230, 232, 234, 236, 238]);
  });

  it.each([
    [['231.40', '236.00'], 0, 'steps of 1'],
    [['28.20', '29.20'], 2, 'steps of 0.25'],
    [['86.55', '86.95'], 1, 'steps of 0.1'],
    [['0.4215', '0.4343'], 3, 'steps of 0.005'],
    [['2100', '2180'], 0, 'steps of 20'],
  ])(
    'writes the ticks of %j with %d decimals, so that no two read alike: %s [ORD-29]',
    (prices, decimals) => {
      const scale = priceScale(prices.map(decimal));
      expect(scale?.decimals).toBe(decimals);
      const labels = scale?.ticks.map((tick) => tick.price.toFixed(scale.decimals)) ?? [];
      expect(new Set(labels).size).toBe(labels.length);
    },
  );

  it('holds every price, higher ones above lower ones [ORD-29]', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
        const scale = priceScale(prices);
        const placed = [...prices]
          .sort((a, b) => Number(a.units - b.units))
          .map((each) => scale?.position(each) ?? Number.NaN);
        for (const place of placed) {
          expect(place).toBeGreaterThanOrEqual(-0.001);
          expect(place).toBeLessThanOrEqual(100.001);
        }
        expect([...placed].sort((a, b) => b - a)).toEqual(placed);
      }),
    );
  });

  it('tells the price at a place, the way back of where a price stands [ORD-29]', () => {
    const scale = priceScale(['231.40', '232.75', '236.00'].map(decimal));
    // Drawn from 230 below to 238 at the top.
    expect([0, 25, 100].map((place) => scale?.priceAt(place))).toEqual([238, 236, 230]);
    expect(scale?.position(decimal('236'))).toBe(25);
  });

  it.each([
    ['one price has a hundredth of itself around it', ['200'], [199.5, 200.5]],
    ['a price of nothing has a little', ['0'], [-0.25, 0.25]],
  ])('%s [ORD-29]', (_, prices, [lowest, highest]) => {
    expect(priceScale(prices.map(decimal))).toMatchObject({ lowest, highest });
  });

  it.each<[string, readonly number[], number, readonly number[]]>([
    ['stay where they have room', [30, 10], 10, [10, 30]],
    ['give way downwards, half of each to its line', [40, 42], 10, [40, 50]],
    ['are pushed up from the lower edge, keeping their order', [95, 97], 10, [85, 95]],
    ['do not hang over the upper edge', [0, 50], 10, [5, 50]],
    ['share the room where they do not fit', [50, 50, 50], 60, [100 / 6, 50, 500 / 6]],
  ])('labels %s [ORD-29]', (_, positions, distance, places) => {
    const placed = apart(
      positions.map((position) => ({ position })),
      distance,
    );
    for (const [index, place] of places.entries()) expect(placed[index]?.place).toBeCloseTo(place);
    expect(placed).toHaveLength(places.length);
  });

  it('never lets labels cover each other and keeps their order [ORD-29]', () => {
    const positions = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(positions, (given) => {
        const labels = apart(
          given.map((position) => ({ position })),
          15,
        );
        for (const [index, label] of labels.entries()) {
          const next = labels[index + 1];
          expect(label.place).toBeLessThanOrEqual(100.001);
          if (next) expect(next.place - label.place).toBeGreaterThanOrEqual(14.999);
          if (next) expect(next.position).toBeGreaterThanOrEqual(label.position);
        }
      }),
    );
  });
});
