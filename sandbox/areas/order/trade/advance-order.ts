import { instant } from '@domain/time/instant';
import type { Bank } from '@sandbox/platform/bank';
import type { Market } from '@sandbox/market/market';
import { carryOut } from './carry-out';
import { findCombination } from '../store/combination-record';
import { findOrder, type OrderKey } from '../store/order-record';
import { sleptUntil } from './wake-orders';

/** So many things can happen to an order before a customer's wish about it is heard. */
const MOST_STEPS = 100;

/**
 * Lets everything happen to an order, or to all legs of a combined one, that is due by now, so that what a
 * customer wants of it meets it as it is, and not as the engine last saw it.
 */
export async function catchUp(bank: Bank, market: Market, { clientId, orderId }: OrderKey): Promise<void> {
  const combined = await findCombination(bank.db, { clientId, orderId });
  const ids = combined?.legs.map(({ order_id }) => order_id) ?? [orderId];
  for (const id of ids) await advance(bank, market, { clientId, orderId: id });
}

async function advance(bank: Bank, market: Market, key: OrderKey): Promise<void> {
  const now = instant(bank.clock.now());
  for (let step = 0; step < MOST_STEPS; step++) {
    const row = await findOrder(bank.db, key);
    const listing = row === undefined ? undefined : market.listing(row.instrument_id, row.venue_id);
    if (row === undefined || listing === undefined || row.stage === 'ENDED') return;
    const from = sleptUntil(row, listing, now);
    if (from > now || !(await carryOut(bank, market, row, from, now))) return;
  }
}
