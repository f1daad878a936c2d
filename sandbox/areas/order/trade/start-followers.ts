import { compare, decimal } from '@domain/money/decimal';
import { blockSecurities } from '@sandbox/ledger/trade-entries';
import type { Booking } from './booking';
import { changeOrder } from '../open/change-order';
import { endFollowers, followersOf } from './end-order';
import type { OrderRow } from '../store/order-record';

/**
 * The base of a next order is executed in full: what follows goes to the venue and binds the securities it sells,
 * once for both legs of a one-cancels-other order. If the customer has sold them meanwhile, it ends instead.
 */
export async function startFollowers(booking: Booking, base: OrderRow, at: Date): Promise<void> {
  const { journal } = booking;
  const followers = (await followersOf(booking, base)).filter(({ stage }) => stage === 'WAITING');
  const [first] = followers;
  if (first === undefined) return;
  const quantity = decimal(first.open_quantity);
  const held = await journal.balance('CUSTODY', first.depot_id, first.instrument_id);
  if (compare(held, quantity) < 0) return endFollowers(booking, base, at, 'CANCELLED_SYSTEM', 'HOLDING');
  await journal.post({
    kind: 'RESERVATION',
    reference: `${first.order_id}/${first.version + 1}`,
    at,
    lines: blockSecurities(first.depot_id, first.instrument_id, quantity),
  });
  for (const follower of followers) {
    await changeOrder(booking, follower, at, {
      stage: 'ENTERING',
      stage_since: at,
      status: 'PENDING',
      wake_at: at,
      reserved: follower === first ? first.open_quantity : '0',
    });
  }
}
