import { add, decimal, decimalText, isZero, negate, zero } from '@domain/money/decimal';
import { blockSecurities, reserveCash } from '@sandbox/ledger/trade-entries';
import type { Booking } from './booking';
import { changeOrder } from '../open/change-order';
import { settlementAccount } from './settlement-account';
import { orderStatus, type EndCause, type EndReason } from '../store/order-status';
import { waitForOrder, type OrderRow } from '../store/order-record';

/**
 * Ends what is still open of a held order, in the caller's transaction. What it bound is free again, or goes over
 * to the other leg of a one-cancels-other order that is still open; an order that waits for it ends, too.
 */
export async function endOrder(
  booking: Booking,
  row: OrderRow,
  at: Date,
  cause: EndCause,
  reason?: EndReason,
): Promise<void> {
  const partner = await openPartner(booking, row);
  if (partner === undefined) await free(booking, row, at);
  else await handOver(booking, row, partner);
  await close(booking, row, at, cause, reason);
  if (cause === 'CANCELLED_USER') await endFollowers(booking, row, at, cause);
  else await endFollowers(booking, row, at, 'CANCELLED_SYSTEM', 'BASE_ENDED');
}

/**
 * One leg of a one-cancels-other order has triggered or is about to execute: the other one ends at once, and what
 * it bound is bound by this one. Gives back the held row as it is then.
 */
export async function excludePartner(booking: Booking, row: OrderRow, at: Date): Promise<OrderRow> {
  const partner = await openPartner(booking, row);
  if (partner === undefined) return row;
  const reserved = await handOver(booking, partner, row);
  await close(booking, partner, at, 'CANCELLED_SYSTEM', 'OTHER_LEG');
  return { ...row, reserved };
}

/** Ends every order that waits for this one. */
export async function endFollowers(
  booking: Booking,
  row: OrderRow,
  at: Date,
  cause: EndCause,
  reason?: EndReason,
): Promise<void> {
  for (const follower of await followersOf(booking, row)) await close(booking, follower, at, cause, reason);
}

/** The orders that wait for this one, locked; the first leg first. */
export const followersOf = ({ tx }: Booking, row: OrderRow): Promise<readonly OrderRow[]> =>
  isCombined(row)
    ? tx
        .selectFrom('securities_order')
        .selectAll()
        .where('client_id', '=', row.client_id)
        .where('waits_for', '=', row.order_id)
        .where('stage', 'in', ['WAITING', 'CANCELLING'])
        .orderBy('leg_number')
        .forUpdate()
        .execute()
    : Promise.resolve([]);

const isCombined = ({ combination_id }: OrderRow): boolean => combination_id !== null;

async function openPartner({ tx }: Booking, row: OrderRow): Promise<OrderRow | undefined> {
  if (row.partner_id === null) return undefined;
  const partner = await waitForOrder(tx, { clientId: row.client_id, orderId: row.partner_id });
  return partner?.stage === 'ENDED' ? undefined : partner;
}

/** What one leg bound is now bound by the other: no booking, since it stays bound. */
async function handOver({ tx }: Booking, from: OrderRow, to: OrderRow): Promise<string> {
  const reserved = decimalText(add(decimal(from.reserved), decimal(to.reserved)));
  if (isZero(decimal(from.reserved))) return reserved;
  await tx
    .updateTable('securities_order')
    .set({ reserved })
    .where('client_id', '=', to.client_id)
    .where('order_id', '=', to.order_id)
    .execute();
  return reserved;
}

async function free({ tx, journal }: Booking, row: OrderRow, at: Date): Promise<void> {
  const bound = negate(decimal(row.reserved));
  if (isZero(bound)) return;
  await journal.post({
    kind: 'RESERVATION',
    reference: `${row.order_id}/${row.version + 1}`,
    at,
    lines:
      row.side === 'BUY'
        ? reserveCash(row.settlement_account_id, (await settlementAccount(tx, row)).currency, bound)
        : blockSecurities(row.depot_id, row.instrument_id, bound),
  });
}

async function close(
  booking: Booking,
  row: OrderRow,
  at: Date,
  cause: EndCause,
  reason: EndReason | undefined,
): Promise<void> {
  const [open, before] = [decimal(row.open_quantity), decimal(row.cancelled_quantity)];
  const cancelled = add(before, open);
  const parts = {
    quantity: decimal(row.quantity),
    open: zero,
    cancelled,
    executed: decimal(row.executed_quantity),
  };
  await changeOrder(booking, row, at, {
    open_quantity: '0',
    cancelled_quantity: decimalText(cancelled),
    reserved: '0',
    status: orderStatus(parts, cause),
    end_reason: reason ?? null,
    stage: 'ENDED',
    // The end itself may lie back: it is news from now on.
    stage_since: booking.bank.clock.date(),
  });
}
