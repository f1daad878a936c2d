import type { Message } from '../message/message';
import type { IntentId, OrderId } from '../codes/ids';
import type { Instant } from '../time/instant';
import type { TabId } from '../codes/tab-id';
import type { DraftKind } from './draft/draft-kind';
import type { Receipt } from './intent-receipt';
import type { Order } from './open/order';
import type { OrderRequest } from './order-request';

/** What became of an intent, once and for all. */
export type IntentEnd =
  | { readonly kind: 'created'; readonly orderId: OrderId }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'void' };

/**
 * How far an intent is. `prepared`: nothing is known to be under way, the order may be released (again) with
 * this key. `sent`: a release went out and its answer is not known: the bank has to be asked.
 * `settled`: the bank said what became of it, and nothing changes that any more; `seen` once the customer
 * has been shown it.
 */
export type IntentPhase =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'settled'; readonly at: Instant; readonly end: IntentEnd; readonly seen: boolean };

/**
 * What the customer means to do once: one order, released at most once. Its id is the idempotency key and
 * stays the same for as long as the intent lives (reliability.md 1).
 */
export interface Intent {
  readonly id: IntentId;
  /** The tab in which it was typed, and as which of its drafts. */
  readonly tab: TabId;
  readonly draft: DraftKind;
  /** The order exactly as the bank validated it. */
  readonly order: OrderRequest;
  readonly preparedAt: Instant;
  readonly phase: IntentPhase;
  /** Every call made for it, oldest first. */
  readonly receipts: readonly Receipt[];
}

/** What the bank says of a key; `unknown`: it has never seen a release with it. */
export type IntentOutcome =
  | { readonly kind: 'created'; readonly order: Order }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'void' }
  | { readonly kind: 'unknown' };

/** A new intent; nothing has been sent for it yet. */
export const prepareIntent = (
  id: IntentId,
  tab: TabId,
  order: OrderRequest,
  preparedAt: Instant,
  draft: DraftKind = 'STANDARD',
): Intent => ({
  id,
  tab,
  draft,
  order,
  preparedAt,
  phase: { kind: 'prepared' },
  receipts: [],
});

/** Whether the bank has not yet said what became of it. */
export const isOpen = (intent: Intent): boolean => intent.phase.kind !== 'settled';

/** Whether it ended in an order, or a refusal, that the customer has not been shown, as after a crash. */
export const isUnseen = ({ phase }: Intent): boolean =>
  phase.kind === 'settled' && !phase.seen && phase.end.kind !== 'void';

/** Whether an order has come of it, or is on its way. */
export const isPlaced = ({ phase }: Intent): boolean =>
  phase.kind === 'sent' || (phase.kind === 'settled' && phase.end.kind === 'created');

/** Whether a release went out of which the customer does not know the end: to lose it would be to lose an order. */
export const isUnresolved = (intent: Intent): boolean =>
  isUnseen(intent) || (isOpen(intent) && intent.receipts.some(({ action }) => action === 'release'));
