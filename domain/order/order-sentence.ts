import type { LocalDate } from '../calendar/local-date';
import type { Amount } from '../shared/amount';
import { assertNever } from '../shared/assert-never';
import type { EnterableOrderType } from './order-request';
import type { Side } from './side';
import type { Validity } from './validity';

/** What is known of an order, entered or complete; everything absent is still open. */
export interface SentenceSubject {
  readonly side?: Side | undefined;
  readonly quantity?: Amount | undefined;
  readonly instrumentName?: string | undefined;
  readonly venueName?: string | undefined;
  readonly orderType: EnterableOrderType;
  readonly limit?: Amount | undefined;
  readonly triggerLimit?: Amount | undefined;
  /** False where the venue knows no validity. */
  readonly takesValidity: boolean;
  readonly validity?: Validity | undefined;
  /** The last trading day that the validity comes to. */
  readonly until?: LocalDate | undefined;
}

/**
 * One part of the plain sentence that says what an order does (ORD-29). It carries values, never words; a value
 * that is undefined is still to be decided, at the field the part is named after.
 */
export type SentencePart =
  | { readonly kind: 'side'; readonly side: Side | undefined }
  | { readonly kind: 'quantity'; readonly quantity: Amount | undefined }
  | { readonly kind: 'instrument'; readonly name: string | undefined }
  | { readonly kind: 'venue'; readonly name: string | undefined }
  /** At the next price. */
  | { readonly kind: 'market' }
  /** A purchase pays at most, a sale brings at least the limit. */
  | { readonly kind: 'limit'; readonly bound: 'at-most' | 'at-least'; readonly limit: Amount | undefined }
  /** Waits until the price has risen, or fallen, to the trigger. */
  | { readonly kind: 'trigger'; readonly when: 'risen' | 'fallen'; readonly trigger: Amount | undefined }
  | {
      readonly kind: 'validity';
      readonly validity: Validity | undefined;
      readonly until: LocalDate | undefined;
    };

/** The parts of the sentence in the order in which they are spoken. */
export const orderSentence = (subject: SentenceSubject): readonly SentencePart[] => [
  { kind: 'side', side: subject.side },
  { kind: 'quantity', quantity: subject.quantity },
  { kind: 'instrument', name: subject.instrumentName },
  { kind: 'venue', name: subject.venueName },
  pricePart(subject),
  ...(subject.takesValidity ? [validityPart(subject)] : []),
];

/** Whether nothing of the part is left to decide. */
export const isDecided = (part: SentencePart): boolean => Object.values(part).every(isKnown);

function pricePart({ orderType, side, limit, triggerLimit }: SentenceSubject): SentencePart {
  switch (orderType) {
    case 'MARKET':
      return { kind: 'market' };
    case 'LIMIT':
      return { kind: 'limit', bound: side === 'SELL' ? 'at-least' : 'at-most', limit };
    case 'STOP_MARKET':
      return { kind: 'trigger', when: side === 'SELL' ? 'fallen' : 'risen', trigger: triggerLimit };
    default:
      return assertNever(orderType);
  }
}

const validityPart = ({ validity, until }: SentenceSubject): SentencePart => ({
  kind: 'validity',
  validity,
  until,
});

const isKnown = (value: unknown): boolean => value !== undefined;
