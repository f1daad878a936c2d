import { berlinTime } from '@domain/time/berlin-time';
import { dateTimeText } from '@domain/time/wire-time';
import {
  decimal,
  decimalText,
  divide,
  hundred,
  isZero,
  multiply,
  subtract,
  trimmed,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import { Type, type Static } from 'typebox';
import { stableId } from '@sandbox/platform/identifiers';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';
import { FxRateSchema, fxRateOf } from '@sandbox/market/price/fx-rate';
import { isQuoted } from '@sandbox/market/price/price-model';
import type { Market } from '@sandbox/market/market';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { dayBefore, dayOpenedBy } from '@sandbox/market/venue/venue-hours';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import { DepotSchema } from './depot-answer';
import type { DepotSums, ValuedHolding } from './holding-value';
import { averagePrice } from '../lots';

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
  /** Of the currency it is traded in, where asked for (brokerage.md 7); absent for the euro. */
  fxRate: Type.Optional(FxRateSchema),
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
  depot: Type.Optional(DepotSchema),
  dateLastUpdate: Type.String(),
  /** What the bank lends on a depot (wire.md): half of what it is worth. */
  lendingValue: AmountSchema,
  prevDayValue: AmountSchema,
  currentValue: AmountSchema,
  purchaseValue: AmountSchema,
  ...profitLoss,
});

/** The position of a valued holding. */
export function positionAnswer(market: Market, valued: ValuedHolding, now: Instant): PositionAnswer {
  const { holding, last, close, current, before, rate } = valued;
  const { depotId, instrument, listing, quantity, lots, purchase } = holding;
  const { traded } = instrument;
  const { venue } = listing;
  const unit = priceUnit(traded);
  const day = dayOpenedBy(venue, now);
  const isTraded = isQuoted(traded);
  const average = averagePrice(lots);
  const fxRate = fxRateOf(rate, traded.currency);
  const size = (value: Decimal): WireAmount => wireAmount(trimmed(value), quantityUnit(traded));
  const price = (value: Decimal, at: Instant) => ({
    price: wireAmount(value, unit),
    priceDateTime: dateTimeText(at),
    type: 'LST',
    venue: { name: venue.name, venueId: venue.venueId, country: venue.country, type: venue.type },
    quantity: null,
  });
  return {
    depotId,
    positionId: positionIdOf(depotId, instrument),
    wkn: instrument.row.wkn,
    custodyType: 'GS',
    quantity: size(quantity),
    availableQuantity: size(holding.available),
    currentPrice: price(last, now < day.closes ? now : day.closes),
    prevDayPrice: isTraded ? price(close, dayBefore(venue, day).closes) : null,
    purchasePrice: average === undefined ? null : wireAmount(trimmed(average, 2), unit),
    currentValue: wireAmount(current, EUR),
    purchaseValue: wireAmount(purchase, EUR),
    prevDayValue: isTraded ? wireAmount(before, EUR) : null,
    ...changes(current, purchase, before, isTraded),
    instrument: instrumentAnswer(instrument, market),
    ...(fxRate && { fxRate }),
    hedgeability: isHedgeable(instrument) ? 'HEDGEABLE' : 'NOT_HEDGEABLE',
    availableQuantityToHedge: size(isHedgeable(instrument) ? holding.available : zero),
    currentPriceDeterminable: !traded.traits.has('NO_PRICE'),
    hasIntraDayExecutedOrder: holding.tradedToday,
    version: null,
  };
}

/** A position can be protected where some venue takes a stop that sells it. */
const isHedgeable = ({ traded, venues }: CatalogueInstrument): boolean =>
  traded.tradable &&
  venues.some(
    ({ abilities }) => abilities.sides.includes('SELL') && abilities.orderTypes['STOP_MARKET'] !== undefined,
  );

/** The id of a position: of one depot and one instrument. */
export const positionIdOf = (depotId: string, { row }: CatalogueInstrument): string =>
  stableId('position', `${depotId}/${row.instrument_id}`);

/** The answer for the sums of a depot. */
export const totalsAnswer = (
  depotId: string,
  { current, before, purchase }: DepotSums,
  now: Instant,
): Static<typeof TotalsSchema> => ({
  depotId,
  dateLastUpdate: berlinTime(now).date,
  lendingValue: wireAmount(divide(current, decimal('2'), 2, 'down'), EUR),
  prevDayValue: wireAmount(before, EUR),
  currentValue: wireAmount(current, EUR),
  purchaseValue: wireAmount(purchase, EUR),
  ...changes(current, purchase, before, true),
});

function changes(current: Decimal, purchase: Decimal, before: Decimal, hasPrevious: boolean) {
  return {
    profitLossPurchaseAbs: wireAmount(subtract(current, purchase), EUR),
    profitLossPurchaseRel: percentage(current, purchase),
    profitLossPrevDayAbs: hasPrevious ? wireAmount(subtract(current, before), EUR) : null,
    profitLossPrevDayRel: hasPrevious ? percentage(current, before) : null,
  };
}

/** How far a value is from its base, in percent with two decimals; unknown for a base of nothing. */
const percentage = (value: Decimal, base: Decimal): string | null =>
  isZero(base) ? null : decimalText(divide(multiply(subtract(value, base), hundred), base, 2, 'half-up'));
