import type { AccruedInterest } from '../../instrument/bond-interest';
import type { LocalDate } from '../../time/local-date';
import type { Amount } from '../../money/amount';
import { assertNever } from '../../assert-never';
import type { EnterableOrderType, FollowOrderType } from '../order-request';
import type { Side } from '../side';
import type { TrailingDistance } from '../trailing-distance';
import type { Validity } from '../validity';

/** What is known of an order's own terms, or of those of the one that follows; everything absent is still open. */
export interface SpokenTerms {
  readonly side?: Side | undefined;
  readonly quantity?: Amount | undefined;
  readonly orderType: EnterableOrderType;
  readonly limit?: Amount | undefined;
  readonly triggerLimit?: Amount | undefined;
  readonly trailing?: TrailingDistance | undefined;
  /** The price that a dealer has quoted. */
  readonly quoted?: Amount | undefined;
  /** False where the venue knows no validity. */
  readonly takesValidity: boolean;
  readonly validity?: Validity | undefined;
  /** The last trading day that the validity comes to. */
  readonly until?: LocalDate | undefined;
}

/** What is known of an order, entered or complete. */
export interface SentenceSubject extends SpokenTerms {
  readonly instrumentName?: string | undefined;
  readonly venueName?: string | undefined;
  /** Of a bond: what is paid besides the price if it is executed at once. */
  readonly interest?: AccruedInterest | undefined;
  /** Of a next order: what is sold once the purchase is complete. */
  readonly follow?: (SpokenTerms & { readonly orderType: FollowOrderType }) | undefined;
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
  /** At the price a dealer will quote. */
  | { readonly kind: 'quote' }
  /** At the price a dealer has quoted. */
  | { readonly kind: 'quoted'; readonly price: Amount }
  /** A purchase pays at most, a sale brings at least the limit. */
  | { readonly kind: 'limit'; readonly bound: Bound; readonly limit: Amount | undefined }
  /** Waits until the price has risen, or fallen, to the trigger. */
  | { readonly kind: 'trigger'; readonly when: Turn; readonly trigger: Amount | undefined }
  /** As a trigger, but it follows the price at a distance: down before a purchase, up before a sale, never back. */
  | {
      readonly kind: 'trailing';
      readonly when: Turn;
      readonly start: Amount | undefined;
      readonly trailing: TrailingDistance | undefined;
    }
  /** What holds once it is triggered; a limit that moves keeps its distance from the stop. */
  | {
      readonly kind: 'triggered-limit';
      readonly bound: Bound;
      readonly limit: Amount | undefined;
      readonly moves: boolean;
    }
  /** What a bond's buyer pays besides the price. */
  | { readonly kind: 'interest'; readonly interest: AccruedInterest }
  /** Either of both, whichever comes first; the other one is cancelled then. */
  | {
      readonly kind: 'whichever-first';
      readonly stop: readonly SentencePart[];
      readonly limit: readonly SentencePart[];
    }
  /** What is done once all of the purchase is executed. */
  | { readonly kind: 'then'; readonly parts: readonly SentencePart[] }
  | {
      readonly kind: 'validity';
      readonly validity: Validity | undefined;
      readonly until: LocalDate | undefined;
    };

type Bound = 'at-most' | 'at-least';
type Turn = 'risen' | 'fallen';

/** The parts of the sentence in the order in which they are spoken. */
export const orderSentence = (subject: SentenceSubject): readonly SentencePart[] => [
  { kind: 'side', side: subject.side },
  { kind: 'quantity', quantity: subject.quantity },
  { kind: 'instrument', name: subject.instrumentName },
  { kind: 'venue', name: subject.venueName },
  ...priceParts(subject),
  ...(subject.interest === undefined ? [] : [{ kind: 'interest' as const, interest: subject.interest }]),
  ...validityParts(subject),
  ...(subject.follow === undefined ? [] : [followPart(subject.follow)]),
];

const followPart = (follow: SpokenTerms): SentencePart => ({
  kind: 'then',
  parts: [
    { kind: 'side', side: follow.side },
    { kind: 'quantity', quantity: follow.quantity },
    ...priceParts(follow),
    ...validityParts(follow),
  ],
});

function priceParts(terms: SpokenTerms): readonly SentencePart[] {
  const { orderType } = terms;
  switch (orderType) {
    case 'MARKET':
      return [{ kind: 'market' }];
    case 'QUOTE':
      return [terms.quoted === undefined ? { kind: 'quote' } : { kind: 'quoted', price: terms.quoted }];
    case 'LIMIT':
    case 'NEXT_ORDER':
      return [limitPart(terms)];
    case 'STOP_MARKET':
      return [triggerPart(terms)];
    case 'STOP_LIMIT':
      return [triggerPart(terms), triggeredLimit(terms, false)];
    case 'TRAILING_STOP_MARKET':
    case 'TRAILING_STOP_NATIVE_MARKET':
      return [trailingPart(terms)];
    case 'TRAILING_STOP_LIMIT':
      return [trailingPart(terms), triggeredLimit(terms, true)];
    case 'ONE_CANCELS_OTHER':
      return [{ kind: 'whichever-first', stop: [triggerPart(terms)], limit: [limitPart(terms)] }];
    default:
      return assertNever(orderType);
  }
}

const boundOf = ({ side }: SpokenTerms): Bound => (side === 'SELL' ? 'at-least' : 'at-most');
const turnOf = ({ side }: SpokenTerms): Turn => (side === 'SELL' ? 'fallen' : 'risen');

const limitPart = (terms: SpokenTerms): SentencePart => ({
  kind: 'limit',
  bound: boundOf(terms),
  limit: terms.limit,
});

const triggerPart = (terms: SpokenTerms): SentencePart => ({
  kind: 'trigger',
  when: turnOf(terms),
  trigger: terms.triggerLimit,
});

const trailingPart = (terms: SpokenTerms): SentencePart => ({
  kind: 'trailing',
  when: turnOf(terms),
  start: terms.triggerLimit,
  trailing: terms.trailing,
});

const triggeredLimit = (terms: SpokenTerms, moves: boolean): SentencePart => ({
  kind: 'triggered-limit',
  bound: boundOf(terms),
  limit: terms.limit,
  moves,
});

const validityParts = ({ takesValidity, validity, until }: SpokenTerms): readonly SentencePart[] =>
  takesValidity ? [{ kind: 'validity', validity, until }] : [];
