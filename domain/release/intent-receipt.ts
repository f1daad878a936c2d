import { assertNever } from '@domain/assert-never';
import type { Message } from '../message/message';
import type { Instant } from '@domain/time/instant';

/** The calls that concern an intent: having it validated, releasing it, asking what became of it, voiding it. */
export const intentActions = ['validate', 'release', 'ask', 'void'] as const;

/** One of them. */
export type IntentAction = (typeof intentActions)[number];

/** What came back from the bank. */
export type BankAnswer =
  | { readonly kind: 'created'; readonly reference: string }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'void' }
  /** The bank would take it, and waits for its release. */
  | { readonly kind: 'ready' }
  /** The bank has never seen a release with this key. */
  | { readonly kind: 'unknown' }
  /** The bank answered without looking at it, for the TAN or the session; the key is unused. */
  | { readonly kind: 'unused'; readonly why: string }
  /** No answer, or none that can be read: whether the bank acted is not known. */
  | { readonly kind: 'silent'; readonly why: string };

/** One call and its answer; `pending` while it runs, and for ever if the page ended before the answer came. */
export interface Receipt {
  readonly at: Instant;
  readonly action: IntentAction;
  readonly answer: BankAnswer | { readonly kind: 'pending' };
  /** When the answer came, or when silence was accepted. */
  readonly answeredAt?: Instant;
  /** How many equal silent questions this receipt stands for. */
  readonly times: number;
}

/**
 * What identifies an answer beyond its kind, for receipts: the reference, the keys of a refusal, the reason of a
 * silence with its id in the log.
 */
export function receiptDetail(answer: Receipt['answer']): string | undefined {
  switch (answer.kind) {
    case 'created':
      return `(${answer.reference})`;
    case 'refused':
      return `(${answer.messages.map(({ key }) => key).join(', ')})`;
    case 'unused':
    case 'silent':
      return `(${answer.why})`;
    case 'pending':
    case 'void':
    case 'ready':
    case 'unknown':
      return undefined;
    default:
      return assertNever(answer);
  }
}
