import type { Instant } from '../time/instant';
import type { ReleaseKind } from '@domain/release/release-kind';

/** What happened to an action: a call went out, or what came back, or that nothing did (reliability.md 2). */
export const actionEvents = [
  'checked',
  'ready',
  'sent',
  'asked',
  'voiding',
  'accepted',
  'refused',
  'void',
  'unknown',
  'unused',
  'silent',
] as const;

/** One of them. */
export type ActionEvent = (typeof actionEvents)[number];

/** What is to be written down. */
export interface ActionNote {
  readonly action: ReleaseKind;
  readonly event: ActionEvent;
  /** The intent of what is new until the bank has taken it, from then on its number, as of what stands. */
  readonly subject: string;
  /** What was sent, or what the answer said. */
  readonly detail: string;
}

/** A note with its place in the record: numbers have no gaps. */
export interface ActionRecord extends ActionNote {
  readonly number: number;
  readonly at: Instant;
  /** The digest of this record and of the seal before it; empty where the device cannot make one. */
  readonly seal: string;
}

/** Whether the record is whole: nothing changed, left out or put in. */
export type ChainState =
  | { readonly kind: 'complete' }
  | { readonly kind: 'broken'; readonly number: number }
  | { readonly kind: 'unsealed' };

/** What a seal is made of: the record, field by field, after the seal before it. */
export const sealedText = (record: Omit<ActionRecord, 'seal'>, previousSeal: string): string =>
  JSON.stringify([
    previousSeal,
    record.number,
    record.at,
    record.action,
    record.event,
    record.subject,
    record.detail,
  ]);
