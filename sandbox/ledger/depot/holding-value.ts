import { divide, rescale, sum, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Listing } from '@sandbox/market/price/listing';
import type { Market } from '../../market/market';
import { exactValue } from '@sandbox/market/price/exact-value';
import { isQuoted, lastPriceAt } from '@sandbox/market/price/price-model';
import { dayBefore, dayOpenedBy } from '@sandbox/market/venue/venue-hours';
import type { Lot } from '../lots';

/** A holding with everything its value at any moment follows from. */
export interface DepotHolding {
  readonly depotId: string;
  readonly instrument: CatalogueInstrument;
  /** The venue its price comes from. */
  readonly listing: Listing;
  readonly quantity: Decimal;
  /** What no order binds. */
  readonly available: Decimal;
  readonly lots: readonly Lot[];
  /** What the lots cost, in EUR. */
  readonly purchase: Decimal;
  readonly tradedToday: boolean;
}

/** A holding at the last price, and against the previous close where there is one; values in EUR. */
export interface ValuedHolding {
  readonly holding: DepotHolding;
  readonly last: Decimal;
  readonly close: Decimal;
  readonly current: Decimal;
  readonly before: Decimal;
  /** Units of its currency for one euro. */
  readonly rate: Decimal;
}

/** Values a holding. */
export function valued(holding: DepotHolding, market: Pick<Market, 'rate'>, now: Instant): ValuedHolding {
  const { listing, instrument, quantity } = holding;
  const { currency } = instrument.traded;
  const last = lastPriceAt(listing, now);
  const previous = previousClose(listing, now);
  const close = previous.price;
  const rate = market.rate(currency, now);
  const current = valueInEur(instrument, quantity, last, rate);
  const before = isQuoted(instrument.traded)
    ? valueInEur(instrument, quantity, close, market.rate(currency, previous.at))
    : current;
  return { holding, last, close, current, before, rate };
}

/** The sums over all holdings of a depot, in EUR. */
export interface DepotSums {
  readonly current: Decimal;
  readonly before: Decimal;
  readonly purchase: Decimal;
}

/** Adds up a depot, to the cent. */
export function depotSums(holdings: readonly ValuedHolding[]): DepotSums {
  const inCents = (values: readonly Decimal[]): Decimal => rescale(sum(values), 2, 'down');
  return {
    current: inCents(holdings.map(({ current }) => current)),
    before: inCents(holdings.map(({ before }) => before)),
    purchase: inCents(holdings.map(({ holding }) => holding.purchase)),
  };
}

/** So much of an instrument at a price, in EUR to the cent. */
export function valueInEur(
  { traded }: CatalogueInstrument,
  quantity: Decimal,
  price: Decimal,
  rate: Decimal,
): Decimal {
  return divide(exactValue(traded, quantity, price), rate, 2, 'half-up');
}

/** What a listing closed at, and when. */
interface Close {
  readonly at: Instant;
  readonly price: Decimal;
}

const closes = new WeakMap<Listing, Close>();

/** What a listing closed at on the trading day before; it stays so until the next day opens. */
function previousClose(listing: Listing, now: Instant): Close {
  const at = dayBefore(listing.venue, dayOpenedBy(listing.venue, now)).closes;
  const known = closes.get(listing);
  if (known?.at === at) return known;
  const close = { at, price: lastPriceAt(listing, at) };
  closes.set(listing, close);
  return close;
}
