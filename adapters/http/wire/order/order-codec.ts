import { orderStatuses } from '@domain/order/open/order-status';
import { statusReasons } from '@domain/order/open/status-reason';
import { orderTypes } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { depotId, orderId, savingsPlanId } from '@domain/codes/ids';
import { orderSources } from '@domain/order/open/order';
import * as t from 'io-ts';
import { wireAmount } from '../wire-amount';
import { wireEnum, wireWord } from '../wire-enum';
import { wireId } from '../wire-id';
import { wireObject } from '../wire-object';
import { wireTimestamp } from '../wire-time';
import { wireInstrument, wireInstrumentId } from '../instrument/instrument-codec';
import { wireTerms } from './order-terms-codec';
import { wireVenue } from '../instrument/venue-codec';

const wireExecution = wireObject('Execution', {
  executionId: t.string,
  executionNumber: t.number,
  executedQuantity: wireAmount,
  executionPrice: wireAmount,
  executionTimestamp: wireTimestamp,
});

const needed = {
  depotId: wireId('DepotId', depotId),
  orderId: wireId('OrderId', orderId),
  creationTimestamp: wireTimestamp,
  legNumber: t.number,
  orderType: wireEnum('OrderType', orderTypes, 'UNKNOWN'),
  orderStatus: wireEnum('OrderStatus', orderStatuses, 'UNKNOWN'),
  side: wireWord('Side', sides),
  instrumentId: wireInstrumentId,
  quantity: wireAmount,
  openQuantity: wireAmount,
  cancelledQuantity: wireAmount,
  executedQuantity: wireAmount,
  deletable: t.boolean,
  modifiable: t.boolean,
};

const possible = {
  ...wireTerms,
  expectedValue: wireAmount,
  statusReason: wireEnum('StatusReason', statusReasons, 'UNKNOWN'),
  executions: t.array(wireExecution),
  instrument: wireInstrument,
  venue: wireVenue,
  version: t.string,
  orderSource: wireEnum('OrderSource', orderSources, 'UNKNOWN'),
  savingsplanId: wireId('SavingsPlanId', savingsPlanId),
};

/** An order as the bank keeps it (api.md 6); its legs are orders again. */
export interface WireOrder extends t.TypeOf<t.TypeC<typeof needed>>, t.TypeOf<t.PartialC<typeof possible>> {
  readonly subOrders?: WireOrder[];
}

/** Reads an order with its legs. */
export const wireOrder: t.Type<WireOrder, unknown> = t.recursion<WireOrder, unknown>('Order', (self) =>
  wireObject('Order', needed, { ...possible, subOrders: t.array(self) }),
);
