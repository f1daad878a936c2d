import type { IncomingHttpHeaders } from 'node:http';
import type { SignedIn } from '@sandbox/platform/http/access';

/** One line of what is signed. */
export interface SigningLine {
  readonly label: string;
  readonly value: string;
  /** How it stands just now, as an estimate does: told beside what is signed, and not a part of it. */
  readonly isOfTheMoment?: boolean;
}

/** What the customer signs, in German words: shown beside the challenge and on the approving device (TAN-14). */
export interface SigningWords {
  readonly sentence: string;
  readonly lines: readonly SigningLine[];
}

/**
 * Whether two texts sign the same. What the bank works out itself, such as a last day, may come out differently
 * when the order is made than when it was signed.
 */
export const signTheSame = (one: SigningWords, other: SigningWords): boolean =>
  termsOf(one) === termsOf(other);

const termsOf = ({ sentence, lines }: SigningWords): string =>
  JSON.stringify([
    sentence,
    ...lines.flatMap(({ label, value, isOfTheMoment }) => (isOfTheMoment === true ? [] : [[label, value]])),
  ]);

/** An act that needs a TAN. Purpose and body are what the TAN is bound to, in canonical form. */
export interface TanSubject {
  /** What is done, for instance `ORDER_CREATE` or `ORDER_CANCEL:<orderId>`. */
  readonly purpose: string;
  readonly body: unknown;
}

/** The request for a challenge. */
export interface TanDemand extends TanSubject {
  readonly words: SigningWords;
  /** An earlier TAN covers it: an order from a quote whose ticket was released (wire.md). */
  readonly isReleased?: boolean;
}

/** Purpose of the session TAN; the only one that TAN_FREI never covers. */
export const SESSION_PURPOSE = 'SESSION_TAN';

/** What a release needs of a request: its TAN headers and who makes it. */
export interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly signedIn: SignedIn | undefined;
}
