import * as E from 'fp-ts/Either';
import { audit } from '@sandbox/platform/audit/audit';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { Refusal } from '@sandbox/platform/http/refusal';
import { sameText } from '@sandbox/platform/http/same-text';
import { openChallenge, successor, useChallenge, voidChallenge } from './store/challenge-record';
import { countTans, holdTanAccess, lockTans, MAX_WRONG_TRIES, type TanAccess } from './store/tan-access';
import { photoContent, photoTan, smsTan, subjectHash, type TanChallenge } from './rules/tan-code';
import type { Caller, SigningWords, TanSubject } from './tan-demand';
import { TAN_HEADER, tanHeaders } from './tan-headers';
import { tanRefusal } from './tan-refusals';

/**
 * Checks the TAN of a request against the challenge, for exactly this purpose and body, uses it up and tells what it
 * has signed. Runs in the transaction that does what was released; a Left must be returned from it, not thrown, so
 * that a wrong try counts.
 */
export async function verifyTan(
  bank: Bank,
  tx: BankTransaction,
  request: Caller,
  subject: TanSubject,
): Promise<E.Either<Refusal, SigningWords>> {
  const caller = signedIn(request);
  const headers = tanHeaders(request);
  if (E.isLeft(headers)) return headers;
  const { id, tan } = headers.right;
  if (id === undefined) return E.left(tanRefusal.missing);
  const logRefusal = (reason: 'locked' | 'changed' | 'wrong') =>
    audit(tx, bank, {
      clientId: caller.clientId,
      kind: 'TAN_REFUSED',
      detail: { purpose: subject.purpose, reason },
    });

  const access = await holdTanAccess(tx, caller.clientId);
  if (access.isLocked) {
    await logRefusal('locked');
    return E.left(tanRefusal.locked);
  }
  const hash = subjectHash(subject);
  const challenge = await openChallenge(tx, caller, id);
  if (challenge === undefined || challenge.expires_at.getTime() <= bank.clock.now()) {
    return E.left(expired(id, await successor(tx, caller, hash)));
  }
  if (challenge.body_hash !== hash) {
    await voidChallenge(tx, challenge);
    await logRefusal('changed');
    return E.left(tanRefusal.changed);
  }
  const missing = shortcoming(bank, caller, challenge, tan);
  if (missing === 'wrong') {
    await logRefusal('wrong');
    return E.left(await countWrongTry(bank, tx, caller, access));
  }
  if (missing !== undefined) return E.left(missing);
  const counters = challenge.typ === 'TAN_FREI' ? access : { wrongTries: 0, unusedChallenges: 0 };
  await useChallenge(bank, tx, challenge, counters);
  return E.right(challenge.words);
}

/** A challenge that is over; if another has taken its place, the answer's TAN info names that one (TAN-10). */
function expired(id: string, current: TanChallenge | undefined): Refusal {
  if (current === undefined || current.challenge_id === id) return tanRefusal.expired;
  return { ...tanRefusal.expired, headers: { [TAN_HEADER]: JSON.stringify({ id: current.challenge_id }) } };
}

/** What is still missing for this challenge to be a release. */
function shortcoming(
  bank: Bank,
  { customer }: SignedIn,
  challenge: TanChallenge,
  tan: string | undefined,
): Refusal | 'wrong' | undefined {
  switch (challenge.typ) {
    case 'TAN_FREI':
      return undefined;
    case 'P_TAN_PUSH':
      if (challenge.push_status === 'AUTHENTICATED') return undefined;
      return challenge.push_status === 'PENDING' ? tanRefusal.notApprovedYet : tanRefusal.declined;
    default: {
      if (tan === undefined || tan === '') return tanRefusal.missing;
      const expected =
        challenge.typ === 'M_TAN'
          ? smsTan(bank, challenge, customer.fixed_sms_tan)
          : photoTan(bank, challenge.client_id, photoContent(challenge));
      return sameText(tan, expected) ? undefined : 'wrong';
    }
  }
}

/** Counts per customer, over all sessions, tabs and challenges; the last one locks. */
async function countWrongTry(
  bank: Bank,
  tx: BankTransaction,
  { clientId }: SignedIn,
  access: TanAccess,
): Promise<Refusal> {
  const wrongTries = access.wrongTries + 1;
  await countTans(tx, clientId, { ...access, wrongTries });
  if (wrongTries < MAX_WRONG_TRIES)
    return { ...tanRefusal.wrong(MAX_WRONG_TRIES - wrongTries), isWrongTan: true };
  await lockTans(tx, bank, clientId, 'wrong TANs');
  return { ...tanRefusal.locked, isWrongTan: true };
}
