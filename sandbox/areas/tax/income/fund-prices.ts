import { multiply, rescale, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import { pricingListing } from '@sandbox/ledger/depot/depot-holdings';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { distributionOf } from '@sandbox/market/catalogue/fund-distribution';
import type { Market } from '@sandbox/market/market';
import { exactValue } from '@sandbox/market/price/exact-value';
import { lastPriceAt } from '@sandbox/market/price/price-model';
import { tradingDayFrom } from '@sandbox/market/venue/german-calendar';
import { zoneInstant } from '@sandbox/market/venue/zone-time';

/** Midnight at which a day begins. */
export const beginningOf = (day: LocalDate): Instant => zoneInstant('Europe/Berlin', day, '00:00');

/** What so many units of a fund are worth in EUR at a moment, to the cent; undefined where nobody prices it. */
export function worthAt(
  market: Market,
  instrument: CatalogueInstrument,
  quantity: Decimal,
  at: Instant,
): Decimal | undefined {
  const listing = pricingListing(market, instrument);
  if (listing === undefined) return undefined;
  const value = exactValue(instrument.traded, quantity, lastPriceAt(listing, at));
  return market.convert(value, instrument.traded.currency, EUR, at);
}

/** A payment of a fund in a year. */
export interface FundPayment {
  readonly day: LocalDate;
  /** For one unit, in the currency of the fund, to the hundredth of a cent. */
  readonly each: Decimal;
}

/** What a fund pays out in a year; undefined where it keeps what it earns. */
export function paymentIn(
  market: Market,
  instrument: CatalogueInstrument,
  year: number,
): FundPayment | undefined {
  const yearly = distributionOf(instrument.row.wkn);
  const listing = pricingListing(market, instrument);
  if (yearly === undefined || listing === undefined) return undefined;
  const day = tradingDayFrom(calendarDay(`${String(year)}-${yearly.day}`));
  const price = lastPriceAt(listing, beginningOf(day));
  return { day, each: rescale(multiply(price, yearly.part), 4, 'half-up') };
}

/** What so many units are paid, in EUR at the rate of the day. */
export const paidFor = (
  market: Market,
  { traded }: CatalogueInstrument,
  { each, day }: FundPayment,
  quantity: Decimal,
): Decimal =>
  market.convert(rescale(multiply(each, quantity), 2, 'half-up'), traded.currency, EUR, beginningOf(day));
