import type { Depot } from '@domain/depot/depot';
import type { DepotTotals } from '@domain/depot/depot-totals';
import type { Position, Price, ProfitLoss } from '@domain/depot/position';
import type { Amount } from '@domain/money/amount';
import type { Percentage } from '@domain/money/percentage';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import { toExchangeRate } from '../wire/wire-exchange-rate';
import { toInstrument } from '../wire/instrument/instrument-mapper';
import type { wireDepot, wireDepotTotals, wirePosition, wirePrice } from './depot-codec';

/** The domain's depot. */
export const toDepot = (wire: t.TypeOf<typeof wireDepot>): Depot =>
  present({
    id: wire.depotId,
    displayId: wire.depotDisplayId,
    type: wire.depotType,
    defaultSettlementAccountId: wire.defaultSettlementAccountId,
    furtherSettlementAccountIds: wire.settlementAccountIds ?? [],
    heldFor: wire.heldFor,
    targetMarket: wire.targetMarket,
    planRefusal: wire.savingsPlanRefusal,
  });

const toPrice = ({ price, priceDateTime, type, venue }: t.TypeOf<typeof wirePrice>): Price =>
  present({
    price,
    at: priceDateTime,
    type: type === 'UNKNOWN' ? undefined : type,
    venue: venue && { id: venue.venueId, name: venue.name },
  });

const toProfitLoss = (
  absolute: Amount | undefined,
  relative: Percentage | undefined,
): ProfitLoss | undefined => absolute && present({ absolute, relative });

type Valued = Pick<
  t.TypeOf<typeof wirePosition>,
  | 'currentValue'
  | 'purchaseValue'
  | 'prevDayValue'
  | 'profitLossPurchaseAbs'
  | 'profitLossPurchaseRel'
  | 'profitLossPrevDayAbs'
  | 'profitLossPrevDayRel'
>;

const toValues = (wire: Valued) => ({
  currentValue: wire.currentValue,
  purchaseValue: wire.purchaseValue,
  previousDayValue: wire.prevDayValue,
  profitLossPurchase: toProfitLoss(wire.profitLossPurchaseAbs, wire.profitLossPurchaseRel),
  profitLossPreviousDay: toProfitLoss(wire.profitLossPrevDayAbs, wire.profitLossPrevDayRel),
});

/** The domain's position. */
export const toPosition = (wire: t.TypeOf<typeof wirePosition>): Position =>
  present({
    id: wire.positionId,
    depotId: wire.depotId,
    wkn: wire.wkn,
    custodyType: wire.custodyType,
    instrument: wire.instrument && toInstrument(wire.instrument),
    quantity: wire.quantity,
    availableQuantity: wire.availableQuantity,
    currentPrice: toPrice(wire.currentPrice),
    currentPriceDeterminable: wire.currentPriceDeterminable,
    previousDayPrice: wire.prevDayPrice && toPrice(wire.prevDayPrice),
    purchasePrice: wire.purchasePrice,
    ...toValues(wire),
    exchangeRate: wire.fxRate && toExchangeRate(wire.fxRate),
    hedgeable: wire.hedgeability === 'HEDGEABLE',
    availableQuantityToHedge: wire.availableQuantityToHedge,
    hasIntraDayExecutedOrder: wire.hasIntraDayExecutedOrder ?? false,
  });

/** The domain's totals. */
export const toDepotTotals = (wire: t.TypeOf<typeof wireDepotTotals>): DepotTotals => present(toValues(wire));
