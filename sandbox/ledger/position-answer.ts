import { dateTimeText } from '@domain/calendar/wire-time';
import { amount, valueOf } from '@domain/shared/amount';
import {
  add,
  decimalText,
  divide,
  hundred,
  isZero,
  multiply,
  rescale,
  subtract,
  trimmed,
  zero,
  type Decimal,
} from '@domain/shared/decimal';
import type { Instant } from '@domain/shared/instant';
import { EUR } from '@domain/shared/unit';
import { Type, type Static } from 'typebox';
import { stableId } from '../foundation/identifiers';
import { AmountSchema, Nullable } from '../http/schemas';
import type { CatalogueInstrument } from '../market/catalogue';
import { instrumentAnswer } from '../market/instrument-answer';
import { InstrumentSchema } from '../market/instrument-schema';
import type { Listing } from '../market/listing';
import { isQuoted, lastPriceAt } from '../market/price-model';
import { priceUnit, quantityUnit } from '../market/traded-instrument';
import { dayBefore, dayOpenedBy } from '../market/venue-hours';
import { wireAmount, type WireAmount } from '../market/wire-amount';
import { averagePrice, heldCostEur, type Lot } from './lots';

const PriceSchema = Type.Object({
  price: AmountSchema,
  priceDateTime: Nullable(Type.String()),
  type: Type.String(),
  venue: Type.Object({
    name: Type.String(),
    venueId: Type.String(),
    country: Type.String(),
    type: Type.String(),
  }),
  quantity: Nullable(AmountSchema),
});

const profitLoss = {
  profitLossPurchaseAbs: Nullable(AmountSchema),
  profitLossPurchaseRel: Nullable(Type.String()),
  profitLossPrevDayAbs: Nullable(AmountSchema),
  profitLossPrevDayRel: Nullable(Type.String()),
};

/** A position on the wire (api.md 4). Prices are in the instrument's unit, values in EUR. */
export const PositionSchema = Type.Object({
  depotId: Type.String(),
  positionId: Type.String(),
  wkn: Type.String(),
  custodyType: Type.String(),
  quantity: AmountSchema,
  availableQuantity: AmountSchema,
  currentPrice: PriceSchema,
  prevDayPrice: Nullable(PriceSchema),
  purchasePrice: Nullable(AmountSchema),
  currentValue: AmountSchema,
  purchaseValue: Nullable(AmountSchema),
  prevDayValue: Nullable(AmountSchema),
  ...profitLoss,
  instrument: Type.Optional(InstrumentSchema),
  hedgeability: Type.String(),
  availableQuantityToHedge: AmountSchema,
  currentPriceDeterminable: Type.Boolean(),
  hasIntraDayExecutedOrder: Type.Boolean(),
  version: Nullable(Type.String()),
});

/** A position as it is answered. */
export type PositionAnswer = Static<typeof PositionSchema>;

/** The sums of a depot. */
export const TotalsSchema = Type.Object({
  depotId: Type.String(),
  dateLastUpdate: Type.String(),
  prevDayValue: AmountSchema,
  currentValue: AmountSchema,
  purchaseValue: AmountSchema,
  ...profitLoss,
});

/** A holding with everything its position shows. */
export interface ValuedHolding {
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

/** A position and the bare values its depot's sums need, in EUR. */
export interface ValuedPosition {
  readonly answer: PositionAnswer;
  readonly current: Decimal;
  readonly before: Decimal;
  readonly purchase: Decimal;
}

/** Values a holding at the last price, and against the previous close where there is one. */
export function positionAnswer(holding: ValuedHolding, now: Instant): ValuedPosition {
  const { depotId, instrument, listing, quantity, lots } = holding;
  const { venue } = listing;
  const unit = priceUnit(instrument.traded);
  const day = dayOpenedBy(venue, now);
  const pricedAt = now < day.closes ? now : day.closes;
  const closedAt = dayBefore(venue, day).closes;
  const last = lastPriceAt(listing, now);
  const close = lastPriceAt(listing, closedAt);
  const current = valueInEur(holding, last, holding.rate);
  const isTraded = isQuoted(instrument.traded);
  const before = isTraded ? valueInEur(holding, close, holding.rateBefore) : current;
  const purchase = heldCostEur(lots);
  const average = averagePrice(lots);
  const size = (value: Decimal): WireAmount => wireAmount(trimmed(value), quantityUnit(instrument.traded));
  const price = (value: Decimal, at: Instant) => ({
    price: wireAmount(value, unit),
    priceDateTime: dateTimeText(at),
    type: 'LST',
    venue: { name: venue.name, venueId: venue.venueId, country: venue.country, type: venue.type },
    quantity: null,
  });
  return {
    current,
    before,
    purchase,
    answer: {
      depotId,
      positionId: stableId('position', `${depotId}/${instrument.row.instrument_id}`),
      wkn: instrument.row.wkn,
      custodyType: 'GS',
      quantity: size(quantity),
      availableQuantity: size(holding.available),
      currentPrice: price(last, pricedAt),
      prevDayPrice: isTraded ? price(close, closedAt) : null,
      purchasePrice: average === undefined ? null : wireAmount(trimmed(average, 2), unit),
      currentValue: wireAmount(current, EUR),
      purchaseValue: wireAmount(purchase, EUR),
      prevDayValue: isTraded ? wireAmount(before, EUR) : null,
      ...changes(current, purchase, before, isTraded),
      instrument: instrumentAnswer(instrument),
      hedgeability: 'NOT_HEDGEABLE',
      availableQuantityToHedge: size(zero),
      currentPriceDeterminable: !instrument.traded.traits.has('NO_PRICE'),
      hasIntraDayExecutedOrder: holding.tradedToday,
      version: null,
    },
  };
}

/** The sums over all positions of a depot. */
export function totalsAnswer(
  depotId: string,
  positions: readonly ValuedPosition[],
  now: Instant,
): Static<typeof TotalsSchema> {
  const sum = (part: 'current' | 'before' | 'purchase'): Decimal =>
    positions.reduce((total, position) => add(total, position[part]), rescale(zero, 2, 'down'));
  const current = sum('current');
  const before = sum('before');
  const purchase = sum('purchase');
  return {
    depotId,
    dateLastUpdate: dateTimeText(now),
    prevDayValue: wireAmount(before, EUR),
    currentValue: wireAmount(current, EUR),
    purchaseValue: wireAmount(purchase, EUR),
    ...changes(current, purchase, before, true),
  };
}

function changes(current: Decimal, purchase: Decimal, before: Decimal, hasPrevious: boolean) {
  return {
    profitLossPurchaseAbs: wireAmount(subtract(current, purchase), EUR),
    profitLossPurchaseRel: percentage(current, purchase),
    profitLossPrevDayAbs: hasPrevious ? wireAmount(subtract(current, before), EUR) : null,
    profitLossPrevDayRel: hasPrevious ? percentage(current, before) : null,
  };
}

function valueInEur({ instrument, quantity }: ValuedHolding, price: Decimal, rate: Decimal): Decimal {
  const { traded } = instrument;
  const value = valueOf(amount(quantity, quantityUnit(traded)), amount(price, priceUnit(traded)));
  return divide(value.value, rate, 2, 'half-up');
}

/** How far a value is from its base, in percent with two decimals; unknown for a base of nothing. */
const percentage = (value: Decimal, base: Decimal): string | null =>
  isZero(base) ? null : decimalText(divide(multiply(subtract(value, base), hundred), base, 2, 'half-up'));
