import { marketOf } from '@sandbox/market/market';
import type { IntentKind } from '@sandbox/platform/intent/intent-kind';
import { oneOrder } from './order-book';
import type { OrderAnswer } from './order-schema';

const orderKind = (name: string): IntentKind<OrderAnswer> => ({
  name,
  resultOf: async (bank, db, clientId, orderId) => {
    const market = await marketOf(bank);
    const answer = await oneOrder(db, market, clientId, orderId, { instrument: true, venue: true });
    if (answer === undefined) throw new Error('An intent has become an order that is not there');
    return answer;
  },
});

/** A new order, from a quote too. */
export const newOrder = orderKind('ORDER');

/** A change of an open order. */
export const orderChange = orderKind('ORDER_CHANGE');

/** The cancellation of an open order, or of all that can be cancelled of a combined one. */
export const orderCancellation = orderKind('ORDER_CANCELLATION');
