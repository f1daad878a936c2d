import { mainDepot } from '@adapters/fake/bank/fake-world';
import { sap, xetra } from '@adapters/fake/bank/fake-market';
import type { Order } from '@domain/order/open/order';
import { amount } from '@domain/money/amount';
import { orderId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { EUR, PIECES } from '@domain/money/unit';

/** An open limit sale of 40 SAP in the main depot, placed a minute before the fake bank's day begins; changed as wanted. */
export function sampleOrder(id: string, change: Partial<Order> = {}): Order {
  const nothing = amount('0', PIECES);
  return {
    id: orderId(id),
    depotId: mainDepot,
    createdAt: instant(Date.UTC(2026, 10, 23, 8, 59, 0)),
    legNumber: 1,
    orderType: 'LIMIT',
    status: 'OPEN',
    side: 'SELL',
    instrumentId: sap.id,
    instrument: sap,
    venueId: xetra.id,
    venue: xetra,
    quantity: amount('40', PIECES),
    openQuantity: amount('40', PIECES),
    cancelledQuantity: nothing,
    executedQuantity: nothing,
    limit: amount('252.00', EUR),
    validityType: 'GFD',
    executions: [],
    subOrders: [],
    deletable: true,
    modifiable: true,
    ...change,
  };
}
