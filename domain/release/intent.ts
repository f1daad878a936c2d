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
 * How far an intent is. `prepared`: nothing is under way, it may be released with this key. `sent`: a release went out
 * and got no answer: it may still arrive, until the bank tells of the key or closes it. `settled`: the bank said what
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
  /** What the subject is a part of, where it is one: the order of a leg. */
  readonly whole?: string;
  /** The canonical text of what is sent: the same request is the same text. */
  readonly body: string;
  /** What is signed, in the customer's words. */
  readonly words: string;
  /** What the customer was told that it comes to, as its kind writes it: the page of its end says the same. */
  readonly told?: string;
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

/**
 * Whether a release of it went out that got no answer: it may reach the bank as long as the bank has neither told of the
 * key nor closed it.
 */
export const mayArrive = ({ receipts }: Pick<Intent, 'receipts'>): boolean =>
  receipts.some(
    ({ action, answer }) => action === 'release' && (answer.kind === 'silent' || answer.kind === 'pending'),
  );

/** The calls of its release whose answer nobody has waited for in vain yet; a page that died leaves them so for ever. */
export const isBeingSent = (intent: Intent, since: Instant): boolean =>
  intent.receipts.some(
    ({ action, answer, at }) => action === 'release' && answer.kind === 'pending' && at >= since,
  );

/** Whether the bank has ever said that it would take it: else nobody can have released it. */
export const wasReady = ({ receipts }: Intent): boolean =>
  receipts.some(({ action, answer }) => action === 'release' || answer.kind === 'ready');

/**
 * Whether it ended in something done, in a refusal, or in nothing although it was released, and the customer has not
 * been shown that, as after a crash.
 */
export const isUnseen = (intent: Intent): boolean => {
  const { phase } = intent;
  return phase.kind === 'settled' && !phase.seen && (phase.end.kind !== 'void' || mayArrive(intent));
};

/** Whether it is done, or on its way. */
export const isPlaced = ({ phase }: Intent): boolean =>
  phase.kind === 'sent' || (phase.kind === 'settled' && phase.end.kind === 'created');

/** Whether a release went out of which the customer does not know the end: to lose it would be to lose what it did. */
export const isUnresolved = (intent: Intent): boolean =>
  isUnseen(intent) || (isOpen(intent) && mayArrive(intent));
