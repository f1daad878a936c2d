import type { Message } from '../message/message';
import type { IntentId } from '@domain/codes/ids';
import type { Instant } from '@domain/time/instant';
import type { TabId } from '@domain/codes/tab-id';
import type { Receipt } from './intent-receipt';
import type { ReleaseKind } from './release-kind';

/** What became of an intent, once and for all. `reference` is what the bank calls that which came of it. */
export type IntentEnd =
  | { readonly kind: 'created'; readonly reference: string }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'void' };

/**
 * How far an intent is. `prepared`: nothing is known to be under way, it may be released (again) with this key.
 * `sent`: a release went out and its answer is not known: the bank has to be asked. `settled`: the bank said what
 * became of it, and nothing changes that any more; `seen` once the customer has been shown it.
 */
export type IntentPhase =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'settled'; readonly at: Instant; readonly end: IntentEnd; readonly seen: boolean };

/** What is released, as far as it can be said without opening it. */
export interface IntentContent {
  readonly kind: ReleaseKind;
  /** Under which name its draft is kept; a draft has one open intent at most. */
  readonly draft: string;
  /** What it is done to, as the bank calls it: the order that is changed, the ticket that is released. */
  readonly subject?: string;
  /** The canonical text of what is sent: the same request is the same text. */
  readonly body: string;
  /** What is signed, in the customer's words. */
  readonly words: string;
}

/**
 * What the customer means to do once, and releases once at most. Its id is the idempotency key and stays the same for
 * as long as the intent lives (reliability.md 1).
 */
export interface Intent extends IntentContent {
  readonly id: IntentId;
  /** The tab in which it was prepared. */
  readonly tab: TabId;
  readonly preparedAt: Instant;
  readonly phase: IntentPhase;
  /** Every call made for it, oldest first. */
  readonly receipts: readonly Receipt[];
}

/** A new intent; nothing has been sent for it yet. */
export const prepareIntent = (
  id: IntentId,
  tab: TabId,
  content: IntentContent,
  preparedAt: Instant,
): Intent => ({ ...content, id, tab, preparedAt, phase: { kind: 'prepared' }, receipts: [] });

/** Whether an intent is for what is asked for now; what the bank has called it since makes no difference. */
export const isFor = (intent: IntentContent, asked: IntentContent): boolean =>
  intent.kind === asked.kind &&
  intent.body === asked.body &&
  (asked.subject === undefined || intent.subject === asked.subject);

/** Whether the bank has not yet said what became of it. */
export const isOpen = (intent: Intent): boolean => intent.phase.kind !== 'settled';

/** Whether it ended in something done, or a refusal, that the customer has not been shown, as after a crash. */
export const isUnseen = ({ phase }: Intent): boolean =>
  phase.kind === 'settled' && !phase.seen && phase.end.kind !== 'void';

/** Whether it is done, or on its way. */
export const isPlaced = ({ phase }: Intent): boolean =>
  phase.kind === 'sent' || (phase.kind === 'settled' && phase.end.kind === 'created');

/** Whether a release went out of which the customer does not know the end: to lose it would be to lose what it did. */
export const isUnresolved = (intent: Intent): boolean =>
  isUnseen(intent) || (isOpen(intent) && intent.receipts.some(({ action }) => action === 'release'));
