import { decimalText } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import type { Listing } from '@sandbox/market/price/listing';
import type { Market } from '@sandbox/market/market';
import { booking, type Booking } from './booking';
import { changeOrder } from '../open/change-order';
import { endOrder, excludePartner } from './end-order';
import { executeOrder } from './execute-order';
import { nextStep, type Step } from './next-step';
import { orderStatus } from '../store/order-status';
import { holdOrder, waitForOrder, workingOrder, type OrderRow } from '../store/order-record';
import { startFollowers } from './start-followers';
import type { TrailingTerms } from './trailing-stop';

/** Something that happens to an order at a moment. */
type Happening = Exclude<Step, { kind: 'wait' }>;

/** An order with what is about to happen to it. */
interface Due {
  readonly row: OrderRow;
  readonly step: Happening;
}

/** A step that was found at a listing as it stood. */
interface FoundStep {
  readonly listing: Listing;
  readonly step: Step;
}

/**
 * Carries out what happens next to an order in one transaction. On the locked row a step that was found before
 * counts only while neither order nor listing has changed, else it is found again; so of several processes that
 * saw it coming one carries it out, and a killed one leaves nothing half done. True when something happened and
 * more may follow.
 */
export function carryOut(
  bank: Bank,
  market: Market,
  seen: OrderRow,
  from: Instant,
  now: Instant,
  found?: FoundStep,
): Promise<boolean> {
  return inTransaction(bank.db, async (tx) => {
    const row = await holdOrder(tx, { clientId: seen.client_id, orderId: seen.order_id });
    if (row === undefined || row.version !== seen.version) return false;
    const listing = listingOf(market, row);
    const step =
      found?.listing === listing
        ? found.step
        : nextStep({ ...workingOrder(row), checkedUntil: from }, listing, now);
    if (step.kind === 'wait') return false;
    const book = await booking(bank, tx, market, row.client_id);
    const due = await earlier(book, { row, step }, now);
    await take(book, due);
    return true;
  });
}

/**
 * What happens to the orders of a combination happens in the order of time, however late the engine looks: what a
 * waiting order waits for, or what an order excludes, comes first where it was first.
 */
async function earlier({ tx, market }: Booking, due: Due, now: Instant): Promise<Due> {
  const { row } = due;
  const rivalId = row.stage === 'WAITING' ? row.waits_for : row.partner_id;
  if (rivalId === null) return due;
  const rival = await waitForOrder(tx, { clientId: row.client_id, orderId: rivalId });
  if (rival === undefined || rival.stage === 'ENDED') return due;
  const step = nextStep(workingOrder(rival), listingOf(market, rival), now);
  if (step.kind === 'wait' || step.at > due.step.at) return due;
  const isFirst = step.at < due.step.at || row.stage === 'WAITING' || rival.leg_number < row.leg_number;
  return isFirst ? { row: rival, step } : due;
}

function listingOf(market: Market, row: OrderRow): Listing {
  const listing = market.listing(row.instrument_id, row.venue_id);
  if (listing === undefined) throw new Error(`Order ${row.order_id} is for a listing that does not exist`);
  return listing;
}

async function take(book: Booking, { row, step }: Due): Promise<void> {
  const at = new Date(step.at);
  switch (step.kind) {
    case 'execute':
      return execute(book, await excludePartner(book, row, at), step);
    case 'end':
      return endOrder(book, row, at, step.cause, step.reason);
    case 'accept': {
      const working = workingOrder(row);
      await changeOrder(book, row, at, {
        stage: 'WORKING',
        stage_since: at,
        status: orderStatus(working),
        wake_at: new Date(Math.max(step.at, working.checkedUntil)),
      });
      return;
    }
    case 'trigger': {
      const { reserved } = await excludePartner(book, row, at);
      const stood = step.terms === undefined ? {} : levelsOf(step.terms);
      await changeOrder(book, row, at, { ...stood, reserved, triggered_at: at, wake_at: at });
      return;
    }
    case 'follow':
      await changeOrder(book, row, at, { ...levelsOf(step.terms), wake_at: new Date(step.at + 1) });
  }
}

async function execute(
  book: Booking,
  row: OrderRow,
  step: Extract<Step, { kind: 'execute' }>,
): Promise<void> {
  const at = new Date(step.at);
  const stored = await executeOrder(book, listingOf(book.market, row), row, step);
  if (E.isLeft(stored)) return endOrder(book, row, at, 'CANCELLED_SYSTEM', stored.left);
  const { row: executed } = stored.right;
  if (executed.stage === 'ENDED') await startFollowers(book, executed, at);
  else if (row.extras.limitExtension === 'IOC') await endOrder(book, executed, at, 'CANCELLED_TRADE');
}

const levelsOf = ({ trigger, limit }: TrailingTerms) => ({
  trigger_price: decimalText(trigger),
  ...(limit === undefined ? {} : { limit_price: decimalText(limit) }),
});
