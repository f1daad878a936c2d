import { createHash, createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { TanChallengeTable } from '../store/tan-tables';
import { canonicalJson } from '@sandbox/platform/canonical-json';
import type { Bank } from '@sandbox/platform/bank';
import type { TanSubject } from '../tan-demand';

export type TanChallenge = Selectable<TanChallengeTable>;

const SMS_DIGITS = 6;
const PHOTO_DIGITS = 7;

/** What a challenge is bound to: purpose and canonical body as one hash. */
export const subjectHash = ({ purpose, body }: TanSubject): string =>
  createHash('sha256')
    .update(`${purpose}\n${canonicalJson(body)}`)
    .digest('base64');

/** The code of an SMS; computed again whenever it is needed, so no TAN is ever stored. */
export function smsTan(bank: Pick<Bank, 'deriveKey'>, challenge: TanChallenge, fixed: string | null): string {
  return fixed ?? digits(bank.deriveKey(`sms ${challenge.client_id}`), boundText(challenge), SMS_DIGITS);
}

/**
 * What the picture of a photo TAN says: the challenge and all that is signed, so that the scanner shows the
 * customer the same words as the portal, and its TAN fits nothing else.
 */
export function photoContent(challenge: TanChallenge): string {
  const { sentence, lines } = challenge.words;
  return [
    'DEPOTWERK TAN 1',
    challenge.challenge_id,
    challenge.nonce,
    challenge.check_phrase,
    sentence,
    ...lines.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}

/** The TAN a customer's scanner makes of a picture's content with the key of that scanner. */
export const photoTan = (bank: Pick<Bank, 'deriveKey'>, clientId: string, content: string): string =>
  digits(bank.deriveKey(`scanner ${clientId}`), content, PHOTO_DIGITS);

const boundText = (challenge: TanChallenge): string =>
  [challenge.challenge_id, challenge.body_hash, challenge.nonce].join('\n');

/** Decimal digits of an HMAC (as in RFC 4226, from 62 bits instead of 31). */
function digits(key: Buffer, text: string, count: number): string {
  const value = createHmac('sha256', key).update(text).digest().readBigUInt64BE() >> 2n;
  return String(value % 10n ** BigInt(count)).padStart(count, '0');
}
