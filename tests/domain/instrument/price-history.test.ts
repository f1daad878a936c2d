import { changeOver, pricePeriods, priceSpan, upTo, type PriceRange } from '@domain/instrument/price-history';
import { priceScale } from '@domain/instrument/price-scale';
import type { PriceSeries } from '@domain/instrument/price-series';
import { venueId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR, USD } from '@domain/money/unit';
import { instant } from '@domain/time/instant';

const series = (...points: readonly (readonly [string, string])[]): PriceSeries => ({
  venueId: venueId('v'),
  unit: EUR,
  points: points.map(([at, price]) => ({ at: instant(Date.parse(at)), price: decimal(price) })),
});
const year = series(
  ['2026-09-30T15:30:00Z', '100.00'],
  ['2026-10-15T15:30:00Z', '80.00'],
  ['2026-10-30T16:30:00Z', '110.00'],
  ['2026-11-20T16:30:00Z', '105.00'],
);

describe('a price history', () => {
  it('has changed from its first to its last price', () => {
    expect(changeOver(year)).toEqual({ absolute: amount('5.00', EUR), relative: decimal('5.00') });
    expect(changeOver(series(['2026-11-20T16:30:00Z', '1']))).toBeUndefined();
  });

  it('spans from its lowest to its highest price', () => {
    const span = priceSpan(year);
    expect([span?.lowest, span?.highest].map((point) => point && decimalText(point.price))).toEqual([
      '80.00',
      '110.00',
    ]);
    expect(span?.place).toBeCloseTo(83.33, 1);
    expect(priceSpan(series())).toBeUndefined();
  });

  it('is a table of months, the newest first, each against the one before', () => {
    const rows = pricePeriods(year, 'year').map(({ end, change }) => [
      decimalText(end.price),
      change && decimalText(change.absolute.value),
    ]);
    expect(rows).toEqual([
      ['105.00', '-5.00'],
      ['110.00', '10.00'],
      ['100.00', undefined],
    ]);
  });

  it('is a table of hours within a day, of days within a week, as clocks in Berlin say [CUS-03]', () => {
    const hours = series(
      ['2026-11-20T08:05:00Z', '100.00'],
      ['2026-11-20T08:55:00Z', '101.00'],
      ['2026-11-20T09:00:00Z', '102.00'],
      ['2026-11-20T23:30:00Z', '103.00'],
    );
    const ends = (range: 'day' | 'week' | 'month' | 'fiveYears') =>
      pricePeriods(hours, range).map(({ end }) => decimalText(end.price));
    expect(ends('day')).toEqual(['103.00', '102.00', '101.00']);
    expect(ends('week')).toEqual(['103.00', '102.00']);
    expect(ends('month')).toEqual(['103.00', '102.00']);
    expect(ends('fiveYears')).toEqual(['103.00']);
  });

  it('is a table whose first period is compared with where the series began, if that is another price', () => {
    const two = series(['2026-10-01T09:00:00Z', '100.00'], ['2026-10-30T09:00:00Z', '90.00']);
    expect(
      pricePeriods(two, 'year').map(({ change }) => change && decimalText(change.absolute.value)),
    ).toEqual(['-10.00']);
    expect(
      pricePeriods(two, 'month').map(({ change }) => change && decimalText(change.absolute.value)),
    ).toEqual(['-10.00', undefined]);
  });

  it('stands in the middle of a span that has no width', () => {
    expect(priceSpan(series(['2026-11-20T16:30:00Z', '5']))?.place).toBe(50);
    expect(
      changeOver(series(['2026-11-20T16:30:00Z', '5'], ['2026-11-21T16:30:00Z', '6']))?.absolute,
    ).toEqual(amount('1', EUR));
    expect(changeOver(series())).toBeUndefined();
  });

  it('is drawn between round lines, with the own lines that are near', () => {
    const scale = priceScale(year, [decimal('120.00'), decimal('500.00')]);
    expect(scale?.ticks.map(({ price }) => price)).toEqual([80, 90, 100, 110, 120]);
    expect(scale?.y(decimal('120.00'))).toBe(0);
    expect(scale?.y(decimal('500.00'))).toBeLessThan(0);
    expect(priceScale(series(['2026-11-20T16:30:00Z', '1']), [])).toBeUndefined();
  });

  it.each<readonly [string, PriceRange, string, string, readonly string[]]>([
    ['of its last day', 'year', '2026-11-20T18:00:00Z', 'v', ['100.00', '80.00', '110.00', '104.00']],
    [
      'of a later day',
      'year',
      '2026-11-23T09:00:00Z',
      'v',
      ['100.00', '80.00', '110.00', '105.00', '104.00'],
    ],
    [
      'of the one day it is of',
      'day',
      '2026-11-20T18:00:00Z',
      'v',
      ['100.00', '80.00', '110.00', '105.00', '104.00'],
    ],
    ['that is older', 'year', '2026-11-20T16:00:00Z', 'v', ['100.00', '80.00', '110.00', '105.00']],
    ['of another venue', 'year', '2026-11-23T09:00:00Z', 'w', ['100.00', '80.00', '110.00', '105.00']],
  ])('ends at the newest price: %s', (_, range, at, venue, prices) => {
    const quote = {
      venueId: venueId(venue),
      last: amount('104.00', EUR),
      at: instant(Date.parse(at)),
    };
    expect(upTo(year, quote, range).points.map(({ price }) => decimalText(price))).toEqual(prices);
  });

  it('stays as it is without a price, or with one in another unit', () => {
    const at = instant(Date.parse('2026-11-23T09:00:00Z'));
    expect(upTo(year, undefined, 'year')).toBe(year);
    expect(upTo(year, { venueId: year.venueId, at }, 'year')).toBe(year);
    expect(upTo(year, { venueId: year.venueId, at, last: amount('1.00', USD) }, 'year')).toBe(year);
  });
});
