import type { Execution, Order } from '@domain/order/open/order';
import { present } from '../present';
import { toInstrument } from '../instrument/instrument-mapper';
import type { WireOrder } from './order-codec';
import { known, toTerms } from './order-terms-mapper';
import { toVenue } from '../instrument/venue-mapper';

type WireExecution = NonNullable<WireOrder['executions']>[number];

const toExecution = (wire: WireExecution): Execution => ({
  id: wire.executionId,
  number: wire.executionNumber,
  quantity: wire.executedQuantity,
  price: wire.executionPrice,
  at: wire.executionTimestamp,
});

/** The domain's order; refinements the portal does not know are left out, type and status say UNKNOWN. */
export const toOrder = (wire: WireOrder): Order =>
  present({
    ...toTerms(wire),
    id: wire.orderId,
    depotId: wire.depotId,
    createdAt: wire.creationTimestamp,
    legNumber: wire.legNumber,
    orderType: wire.orderType,
    status: wire.orderStatus,
    statusReason: known(wire.statusReason),
    side: wire.side,
    instrumentId: wire.instrumentId,
    quantity: wire.quantity,
    openQuantity: wire.openQuantity,
    cancelledQuantity: wire.cancelledQuantity,
    executedQuantity: wire.executedQuantity,
    validityType: known(wire.validityType),
    validUntil: wire.validity,
    expectedValue: wire.expectedValue,
    executions: (wire.executions ?? []).map(toExecution),
    subOrders: (wire.subOrders ?? []).map(toOrder),
    deletable: wire.deletable,
    modifiable: wire.modifiable,
    instrument: wire.instrument && toInstrument(wire.instrument),
    venue: wire.venue && toVenue(wire.venue),
    version: wire.version,
    source: known(wire.orderSource),
    savingsPlanId: wire.savingsplanId,
  });
