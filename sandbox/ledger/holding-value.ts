import { amount, valueOf } from '@domain/shared/amount';
import { divide, type Decimal } from '@domain/shared/decimal';
import type { Instant } from '@domain/shared/instant';
import type { CatalogueInstrument } from '../market/catalogue';
import type { Listing } from '../market/listing';
import { isQuoted, lastPriceAt } from '../market/price-model';
import { priceUnit, quantityUnit } from '../market/traded-instrument';
import { dayBefore, dayOpenedBy } from '../market/venue-hours';
import { heldCostEur, type Lot } from './lots';

/** A holding with everything its value follows from. */
export interface DepotHolding {
  readonly depotId: string;
  readonly instrument: CatalogueInstrument;
  /** The venue its price comes from. */
  readonly listing: Listing;
  readonly quantity: Decimal;
  /** What no order binds. */
  readonly available: Decimal;
  readonly lots: readonly Lot[];
  /** Units of the instrument's currency for one euro, now and at the previous close. */
  readonly rate: Decimal;
  readonly rateBefore: Decimal;
  readonly tradedToday: boolean;
}

/** A holding at the last price, and against the previous close where there is one; values in EUR. */
export interface ValuedHolding extends DepotHolding {
  readonly last: Decimal;
  readonly close: Decimal;
  readonly current: Decimal;
  readonly before: Decimal;
  readonly purchase: Decimal;
}

/** Values a holding. */
export function valued(holding: DepotHolding, now: Instant): ValuedHolding {
  const { listing, instrument, quantity, rate, rateBefore, lots } = holding;
  const last = lastPriceAt(listing, now);
  const close = previousClose(listing, now);
  const current = valueInEur(instrument, quantity, last, rate);
  const before = isQuoted(instrument.traded) ? valueInEur(instrument, quantity, close, rateBefore) : current;
  return { ...holding, last, close, current, before, purchase: heldCostEur(lots) };
}

/** So much of an instrument at a price, in EUR to the cent. */
export function valueInEur(
  { traded }: CatalogueInstrument,
  quantity: Decimal,
  price: Decimal,
  rate: Decimal,
): Decimal {
  const value = valueOf(amount(quantity, quantityUnit(traded)), amount(price, priceUnit(traded)));
  return divide(value.value, rate, 2, 'half-up');
}

const closes = new WeakMap<Listing, { readonly at: Instant; readonly price: Decimal }>();

/** What a listing closed at on the trading day before; it stays so until the next day opens. */
function previousClose(listing: Listing, now: Instant): Decimal {
  const at = dayBefore(listing.venue, dayOpenedBy(listing.venue, now)).closes;
  const known = closes.get(listing);
  if (known?.at === at) return known.price;
  const price = lastPriceAt(listing, at);
  closes.set(listing, { at, price });
  return price;
}
