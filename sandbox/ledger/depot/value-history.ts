import { berlinTime } from '@domain/time/berlin-time';
import { addDays, type LocalDate } from '@domain/time/local-date';
import { isTradingDay } from '@sandbox/market/venue/german-calendar';
import { add, divide, minimum, multiply, subtract, sum, zero, type Decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import type { Unit } from '@domain/money/unit';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Listing } from '@sandbox/market/price/listing';
import { lastPriceAt } from '@sandbox/market/price/price-model';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import { valueInEur } from './holding-value';
import { heldCostEur, heldQuantity, type Lot } from '../lots';

/** A purchase with its moment. */
export interface DatedLot extends Lot {
  readonly at: Instant;
}

/** Something that was sold. */
export interface Sale {
  readonly at: Instant;
  readonly quantity: Decimal;
}

/** What a depot holds or has held of one instrument. */
export interface HoldingHistory {
  readonly instrument: CatalogueInstrument;
  /** The venue its closing prices come from. */
  readonly listing: Listing;
  /** In the order of purchase, those that are sold out too. */
  readonly lots: readonly DatedLot[];
  readonly sales: readonly Sale[];
}

/** What a depot was worth at the end of a day, and what had been paid for it, in EUR. */
export interface DayValue {
  readonly date: LocalDate;
  readonly current: Decimal;
  readonly purchase: Decimal;
}

/** The exchange days of the last so many calendar days, today with them if it is one. */
export function daysBack(now: Instant, count: number): readonly LocalDate[] {
  const today = berlinTime(now).date;
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count)).filter(isTradingDay);
}

/** The end of a day, or now while it lasts. */
export const endOfDay = (date: LocalDate, now: Instant): Instant =>
  instant(Math.min(now, zoneInstant('Europe/Berlin', date, '23:59:59')));

/** How much of an instrument was held at a moment. */
export const quantityAt = ({ lots, sales }: HoldingHistory, at: Instant): Decimal =>
  add(
    heldQuantity(lots.filter((lot) => lot.at <= at)),
    sum(sales.filter((sale) => sale.at > at).map(({ quantity }) => quantity)),
  );

/** One instrument's part in the value of a depot at a moment; undefined when nothing was held. */
export function valueAt(
  history: HoldingHistory,
  at: Instant,
  rate: (currency: Unit, at: Instant) => Decimal,
): { readonly current: Decimal; readonly purchase: Decimal } | undefined {
  const { instrument, listing, lots, sales } = history;
  const bought = lots.filter((lot) => lot.at <= at);
  const soldLater = sum(sales.filter((sale) => sale.at > at).map(({ quantity }) => quantity));
  const quantity = quantityAt(history, at);
  if (quantity.units === 0n) return undefined;
  const price = lastPriceAt(listing, at);
  return {
    current: valueInEur(instrument, quantity, price, rate(instrument.traded.currency, at)),
    purchase: add(heldCostEur(bought), costOfSold(bought, soldLater)),
  };
}

/**
 * What was paid for pieces that have been sold since: the latest of those that are gone from the lots, since the
 * first bought are the first sold. Sales of before the world began left the lots whole; they cost the average.
 */
function costOfSold(lots: readonly DatedLot[], sold: Decimal): Decimal {
  let open = sold;
  let cost = zero;
  for (const { quantity, remaining, costEur } of lots.toReversed()) {
    const gone = minimum(subtract(quantity, remaining), open);
    cost = add(cost, divide(multiply(costEur, gone), quantity, 2, 'half-up'));
    open = subtract(open, gone);
  }
  const all = sum(lots.map(({ quantity }) => quantity));
  if (open.units === 0n || all.units === 0n) return cost;
  const paid = sum(lots.map(({ costEur }) => costEur));
  return add(cost, divide(multiply(paid, open), all, 2, 'half-up'));
}
