import type { SignedIn } from '@sandbox/platform/http/access';
import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { masked } from './masked-number';
import { photoPicture } from './photo';
import { MAX_UNUSED_CHALLENGES, MAX_WRONG_TRIES, type TanAccess } from '../store/tan-access';
import { photoContent, type TanChallenge } from './tan-code';

/** The challenge as the response header tells it (api.md 3, extra fields of wire.md). */
export function challengeInfo(
  challenge: TanChallenge,
  { customer }: SignedIn,
  counters: Pick<TanAccess, 'wrongTries' | 'unusedChallenges'>,
): Readonly<Record<string, unknown>> {
  const base = { id: challenge.challenge_id, typ: challenge.typ };
  if (challenge.typ === 'TAN_FREI') return base;
  const { sentence, lines } = challenge.words;
  return {
    ...base,
    ...(challenge.typ === 'P_TAN' ? { challenge: photoPicture(photoContent(challenge)) } : {}),
    ...(challenge.typ === 'M_TAN' ? { challenge: masked(customer.phone_number) } : {}),
    availableTypes: customer.tan_types,
    ...(challenge.typ === 'P_TAN_PUSH' ? { link: statusLink(challenge.challenge_id) } : {}),
    expiresAt: timestampText(instant(challenge.expires_at.getTime())),
    triesLeft: MAX_WRONG_TRIES - counters.wrongTries,
    challengesLeft: Math.max(0, MAX_UNUSED_CHALLENGES - counters.unusedChallenges),
    checkPhrase: challenge.check_phrase,
    signed: { sentence, lines: lines.map(({ label, value }) => ({ label, value })) },
  };
}

const statusLink = (challengeId: string): Readonly<Record<string, string>> => ({
  href: `/api/session/v1/authentications/${challengeId}`,
  rel: 'related',
  method: 'GET',
  type: 'application/json',
});
