import { amount, type Amount } from '../money/amount';
import { compare, decimalText, subtract } from '../money/decimal';
import { percentageOf, type Percentage } from '../money/percentage';
import { berlinTime } from '../time/berlin-time';
import type { PricePoint, PriceSeries } from './price-series';
import type { VenueQuote } from './venue';

/** How far back a price history looks. */
export const priceRanges = ['day', 'week', 'month', 'year', 'fiveYears'] as const;

/** One of them. */
export type PriceRange = (typeof priceRanges)[number];

/** A price that has changed: by how much, and by how many percent of what it was. */
export interface PriceChange {
  readonly absolute: Amount;
  readonly relative: Percentage | undefined;
}

/** How a price has changed from one to another, both in this unit. */
export function priceChange(before: PricePoint, after: PricePoint, unit: PriceSeries['unit']): PriceChange {
  const difference = subtract(after.price, before.price);
  return { absolute: amount(difference, unit), relative: percentageOf(difference, before.price) };
}

/**
 * The series up to the newest price of its venue, which otherwise would say another one than the page around it: the price
 * of its last day takes that one's place, a later day is a further point. Of one day each price is a moment of its own.
 */
export function upTo(
  series: PriceSeries,
  quote: Pick<VenueQuote, 'venueId' | 'last' | 'at'> | undefined,
  range: PriceRange,
): PriceSeries {
  const { points, unit, venueId } = series;
  const newest = points.at(-1);
  if (newest === undefined || quote?.last?.unit !== unit || quote.venueId !== venueId) return series;
  if (quote.at <= newest.at) return series;
  const isSame = range !== 'day' && berlinTime(quote.at).date === berlinTime(newest.at).date;
  const point = { at: quote.at, price: quote.last.value };
  return { ...series, points: [...(isSame ? points.slice(0, -1) : points), point] };
}

/** How the price has changed over the whole series; undefined where there are not two prices. */
export function changeOver({ points, unit }: PriceSeries): PriceChange | undefined {
  const [first, last] = [points[0], points.at(-1)];
  return first === undefined || last === undefined || points.length < 2
    ? undefined
    : priceChange(first, last, unit);
}

/** The lowest and the highest price of a series, and where the last stands between them, in percent. */
export interface PriceSpan {
  readonly lowest: PricePoint;
  readonly highest: PricePoint;
  readonly last: PricePoint;
  /** 0 at the lowest, 100 at the highest; for a picture, so that it needs no exact decimals. */
  readonly place: number;
}

/** The span of a series; undefined where it is empty. */
export function priceSpan({ points }: PriceSeries): PriceSpan | undefined {
  const last = points.at(-1);
  if (last === undefined) return undefined;
  const sorted = [...points].sort((a, b) => compare(a.price, b.price));
  const [lowest, highest] = [sorted[0] ?? last, sorted.at(-1) ?? last];
  const [low, high, now] = [lowest, highest, last].map(({ price }) => Number(decimalText(price)));
  const width = (high ?? 0) - (low ?? 0);
  return { lowest, highest, last, place: width === 0 ? 50 : (((now ?? 0) - (low ?? 0)) / width) * 100 };
}

/** A period of the series: its last price, and how that has changed against the period before. */
export interface PricePeriod {
  readonly end: PricePoint;
  readonly change: PriceChange | undefined;
}

/** What a period of the table is, by how far back the series looks: hours, days or months of Berlin. */
const periodOf: Readonly<Record<PriceRange, (point: PricePoint) => string>> = {
  day: ({ at }) => `${berlinTime(at).date} ${berlinTime(at).time.slice(0, 2)}`,
  week: ({ at }) => berlinTime(at).date,
  month: ({ at }) => berlinTime(at).date,
  year: ({ at }) => berlinTime(at).date.slice(0, 7),
  fiveYears: ({ at }) => berlinTime(at).date.slice(0, 7),
};

/** The series as a table can say it: the end of each period, the newest first. */
export function pricePeriods({ points, unit }: PriceSeries, range: PriceRange): readonly PricePeriod[] {
  const ends = points.filter((point, index) => {
    const next = points[index + 1];
    return next === undefined || periodOf[range](next) !== periodOf[range](point);
  });
  return ends
    .map((end, index) => {
      const before = ends[index - 1] ?? (index === 0 && end !== points[0] ? points[0] : undefined);
      return { end, change: before && priceChange(before, end, unit) };
    })
    .toReversed();
}
