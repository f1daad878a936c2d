import * as E from 'fp-ts/Either';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { AnyReply } from '@sandbox/platform/http/bank-server';
import type { Refusal } from '@sandbox/platform/http/refusal';
import { asciiJson } from '@sandbox/platform/http/response-info';
import { challengeInfo } from './rules/challenge-info';
import { forgetForgiven, writeForgiven } from './forgive-challenge';
import { replaceChallenge } from './store/challenge-record';
import { holdTanAccess, lockTans, MAX_UNUSED_CHALLENGES } from './store/tan-access';
import { SESSION_PURPOSE, type Caller, type TanDemand } from './tan-demand';
import { INFO_HEADER, tanHeaders, type TanHeaders } from './tan-headers';
import { tanRefusal } from './tan-refusals';

/**
 * Makes a challenge for what the customer wants to do and announces it in the response header. The method is the
 * one the request names, else the favourite; TAN_FREI where the session TAN covers it (wire.md). Call it outside
 * of any transaction.
 */
export async function issueTan(
  bank: Bank,
  request: Caller,
  reply: Pick<AnyReply, 'header'>,
  demand: TanDemand,
): Promise<E.Either<Refusal, void>> {
  const caller = signedIn(request);
  const headers = tanHeaders(request);
  if (E.isLeft(headers)) return headers;
  const typ = typeFor(caller, demand, headers.right);
  if (typ === undefined) return E.left(tanRefusal.noSuchType);
  const issued = await inTransaction(bank.db, (tx) => issue(bank, tx, caller, demand, typ));
  forgetForgiven(bank, caller.clientId);
  if (E.isLeft(issued)) return issued;
  reply.header(INFO_HEADER, asciiJson(issued.right));
  return E.right(undefined);
}

function typeFor(
  { customer, sessionTanActive, channel }: SignedIn,
  demand: TanDemand,
  headers: TanHeaders,
): string | undefined {
  const bySession = sessionTanActive && (channel === 'program' || customer.release_by_session_tan);
  const isCovered = bySession || demand.isReleased === true;
  if (isCovered && demand.purpose !== SESSION_PURPOSE) return 'TAN_FREI';
  if (headers.typ === undefined) return customer.favourite_tan_type;
  return customer.tan_types.find((type) => type === headers.typ && type !== 'P_TAN_APP');
}

async function issue(
  bank: Bank,
  tx: BankTransaction,
  caller: SignedIn,
  demand: TanDemand,
  typ: string,
): Promise<E.Either<Refusal, Readonly<Record<string, unknown>>>> {
  const { clientId } = caller;
  await writeForgiven(bank, tx, clientId);
  const access = await holdTanAccess(tx, clientId);
  if (access.isLocked) return E.left(tanRefusal.locked);
  const counted = typ !== 'TAN_FREI';
  if (counted && access.unusedChallenges >= MAX_UNUSED_CHALLENGES) {
    await lockTans(tx, bank, clientId, 'unused challenges');
    return E.left(tanRefusal.locked);
  }
  const counters = { ...access, unusedChallenges: access.unusedChallenges + (counted ? 1 : 0) };
  const challenge = await replaceChallenge(bank, tx, caller, demand, typ, counters);
  return E.right(challengeInfo(challenge, caller, counters));
}
