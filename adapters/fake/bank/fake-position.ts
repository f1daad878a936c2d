import { amount, toCents, valueOf } from '@domain/money/amount';
import { subtract } from '@domain/money/decimal';
import { positionId, type DepotId } from '@domain/codes/ids';
import { percentageOf } from '@domain/money/percentage';
import { type Instrument, priceUnit, quantityUnit } from '@domain/instrument/instrument';
import type { Position, ProfitLoss } from '@domain/depot/position';
import type { Amount } from '@domain/money/amount';
import { xetra } from './fake-market';

/** So much of an instrument in a depot, bought at one price and worth another now. */
export function positionIn(
  depot: DepotId,
  instrument: Instrument,
  count: string,
  bought: string,
  stands: string,
): Position {
  const quantity = amount(count, quantityUnit(instrument));
  const purchasePrice = amount(bought, priceUnit(instrument));
  const price = amount(stands, priceUnit(instrument));
  const purchaseValue = toCents(valueOf(quantity, purchasePrice));
  const currentValue = toCents(valueOf(quantity, price));
  return {
    id: positionId(`position-${depot}-${instrument.wkn}`),
    depotId: depot,
    wkn: instrument.wkn,
    custodyType: 'GS',
    instrument,
    quantity,
    availableQuantity: quantity,
    currentPrice: { price, venue: { id: xetra.id, name: xetra.name } },
    currentPriceDeterminable: true,
    previousDayPrice: { price },
    purchasePrice,
    currentValue,
    purchaseValue,
    previousDayValue: currentValue,
    profitLossPurchase: profitLoss(purchaseValue, currentValue),
    profitLossPreviousDay: profitLoss(currentValue, currentValue),
    hedgeable: true,
    availableQuantityToHedge: quantity,
    hasIntraDayExecutedOrder: false,
  };
}

function profitLoss(from: Amount, to: Amount): ProfitLoss {
  const absolute = { value: subtract(to.value, from.value), unit: to.unit };
  const relative = percentageOf(absolute.value, from.value);
  return relative === undefined ? { absolute } : { absolute, relative };
}
