import type { IncomingHttpHeaders } from 'node:http';
import * as E from 'fp-ts/Either';
import { audit } from '../audit/audit';
import type { BankTransaction } from '../db/database';
import { json } from '../db/json';
import { inTransaction } from '../db/transaction';
import type { Bank } from '../foundation/bank';
import { signedIn, type SignedIn } from '../http/access';
import type { AnyReply } from '../http/bank-server';
import { refusal, type Refusal } from '../http/refusal';
import { asciiJson } from '../http/response-info';
import { sameText } from '../session/session-token';
import { challengeInfo } from './challenge-info';
import { checkPhrase } from './check-phrase';
import {
  MAX_UNUSED_CHALLENGES,
  MAX_WRONG_TRIES,
  countTans,
  holdTanAccess,
  lockTans,
  type TanAccess,
} from './tan-access';
import { photoContent, photoTan, smsTan, subjectHash, type TanChallenge } from './tan-code';
import { SESSION_PURPOSE, type TanDemand, type TanSubject } from './tan-demand';
import { INFO_HEADER, tanHeaders, type TanHeaders } from './tan-headers';
import { tanMessage } from './tan-messages';

/** Life of a challenge in bank time (wire.md). */
export const CHALLENGE_LIFE = 5 * 60_000;

const LOCKED = refusal(422, 'access_denied', tanMessage.error('fehler-tan-gesperrt'));
const EXPIRED = refusal(422, 'expired', tanMessage.error('fehler-tan-abgelaufen'));
const DECLINED = refusal(422, 'expired', tanMessage.error('fehler-push-abgelehnt'));
const CHANGED = refusal(
  422,
  'precondition.failed',
  tanMessage.error('fehler-auftrag-weicht-von-freigabe-ab'),
);
const MISSING = refusal(400, 'request.object.invalid', tanMessage.error('fehler-tan-fehlt'));
const NOT_APPROVED_YET = refusal(400, 'TAN_UNGUELTIG', tanMessage.error('PUSHTAN_ANGEFORDERT'));
const NO_SUCH_TYPE = refusal(
  400,
  'request.object.invalid',
  tanMessage.error('fehler-tan-verfahren-nicht-verfuegbar'),
);

/** What a release needs of a request: its TAN headers and who makes it. */
export interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly signedIn: SignedIn | undefined;
}

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
  if (typ === undefined) return E.left(NO_SUCH_TYPE);
  const issued = await inTransaction(bank.db, (tx) => issue(bank, tx, caller, demand, typ));
  if (E.isLeft(issued)) return issued;
  reply.header(INFO_HEADER, asciiJson(issued.right));
  return E.right(undefined);
}

/**
 * Checks the TAN of a request against the challenge, for exactly this purpose and body, and uses it up. Runs in the
 * transaction that does what was released; a Left must be returned from it, not thrown, so that a wrong try counts.
 */
export async function verifyTan(
  bank: Bank,
  tx: BankTransaction,
  request: Caller,
  subject: TanSubject,
): Promise<E.Either<Refusal, void>> {
  const caller = signedIn(request);
  const headers = tanHeaders(request);
  if (E.isLeft(headers)) return headers;
  const { id, tan } = headers.right;
  if (id === undefined) return E.left(MISSING);
  const access = await holdTanAccess(tx, caller.clientId);
  if (access.isLocked) return E.left(LOCKED);
  const challenge = await openChallenge(tx, caller, id);
  if (challenge === undefined || challenge.expires_at.getTime() <= bank.clock.now()) return E.left(EXPIRED);
  if (challenge.body_hash !== subjectHash(subject)) {
    await setState(tx, challenge, 'VOID');
    await audit(tx, bank, {
      clientId: caller.clientId,
      kind: 'TAN_REFUSED',
      detail: { purpose: subject.purpose, reason: 'changed' },
    });
    return E.left(CHANGED);
  }
  const missing = await shortcoming(bank, tx, caller, challenge, access, tan);
  if (missing !== undefined) return E.left(missing);
  await setState(tx, challenge, 'USED');
  if (challenge.typ !== 'TAN_FREI')
    await countTans(tx, caller.clientId, { wrongTries: 0, unusedChallenges: 0 });
  await audit(tx, bank, {
    clientId: caller.clientId,
    kind: 'TAN_ACCEPTED',
    detail: { purpose: subject.purpose, typ: challenge.typ },
  });
  return E.right(undefined);
}

function typeFor(
  { customer, sessionTanActive, channel }: SignedIn,
  demand: TanDemand,
  headers: TanHeaders,
): string | undefined {
  const covered = sessionTanActive && (channel === 'program' || customer.release_by_session_tan);
  if (covered && demand.purpose !== SESSION_PURPOSE) return 'TAN_FREI';
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
  const { clientId, sessionId } = caller;
  const access = await holdTanAccess(tx, clientId);
  if (access.isLocked) return E.left(LOCKED);
  const counted = typ !== 'TAN_FREI';
  if (counted && access.unusedChallenges >= MAX_UNUSED_CHALLENGES) {
    await lockTans(tx, bank, clientId, 'unused challenges');
    return E.left(LOCKED);
  }
  const counters = { ...access, unusedChallenges: access.unusedChallenges + (counted ? 1 : 0) };
  await countTans(tx, clientId, counters);
  const body_hash = subjectHash(demand);
  await tx
    .updateTable('tan_challenge')
    .set({ state: 'VOID' })
    .where('client_id', '=', clientId)
    .where('session_id', '=', sessionId)
    .where('body_hash', '=', body_hash)
    .where('state', '=', 'OPEN')
    .execute();
  const row = {
    client_id: clientId,
    challenge_id: bank.newId(),
    session_id: sessionId,
    purpose: demand.purpose,
    body_hash,
    typ,
    state: 'OPEN' as const,
    push_status: typ === 'P_TAN_PUSH' ? ('PENDING' as const) : null,
    check_phrase: checkPhrase(bank.randomBytes(2)),
    nonce: bank.randomBytes(9).toString('base64url'),
    issued_at: bank.clock.date(),
    expires_at: new Date(bank.clock.now() + CHALLENGE_LIFE),
  };
  await tx
    .insertInto('tan_challenge')
    .values({ ...row, words: json(demand.words) })
    .execute();
  await audit(tx, bank, { clientId, kind: 'TAN_ISSUED', detail: { purpose: demand.purpose, typ } });
  const words = { sentence: demand.words.sentence, lines: [...demand.words.lines] };
  return E.right(challengeInfo({ ...row, words }, caller, counters));
}

function openChallenge(
  tx: BankTransaction,
  { clientId, sessionId }: SignedIn,
  id: string,
): Promise<TanChallenge | undefined> {
  return tx
    .selectFrom('tan_challenge')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('challenge_id', '=', id)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst();
}

async function setState(
  tx: BankTransaction,
  challenge: TanChallenge,
  state: TanChallenge['state'],
): Promise<void> {
  await tx
    .updateTable('tan_challenge')
    .set({ state })
    .where('client_id', '=', challenge.client_id)
    .where('challenge_id', '=', challenge.challenge_id)
    .execute();
}

/** What is still missing for this challenge to be a release; a wrong TAN is counted here. */
async function shortcoming(
  bank: Bank,
  tx: BankTransaction,
  caller: SignedIn,
  challenge: TanChallenge,
  access: TanAccess,
  tan: string | undefined,
): Promise<Refusal | undefined> {
  if (challenge.typ === 'TAN_FREI') return undefined;
  if (challenge.typ === 'P_TAN_PUSH') {
    if (challenge.push_status === 'AUTHENTICATED') return undefined;
    return challenge.push_status === 'PENDING' ? NOT_APPROVED_YET : DECLINED;
  }
  if (tan === undefined || tan === '') return MISSING;
  if (sameText(tan, expectedTan(bank, caller, challenge))) return undefined;
  const wrongTries = access.wrongTries + 1;
  await countTans(tx, caller.clientId, { ...access, wrongTries });
  await audit(tx, bank, {
    clientId: caller.clientId,
    kind: 'TAN_REFUSED',
    detail: { purpose: challenge.purpose, reason: 'wrong' },
  });
  if (wrongTries < MAX_WRONG_TRIES) {
    const triesLeft = MAX_WRONG_TRIES - wrongTries;
    return refusal(400, 'TAN_UNGUELTIG', tanMessage.error('TAN_UNGUELTIG', { args: { triesLeft } }));
  }
  await lockTans(tx, bank, caller.clientId, 'wrong TANs');
  return LOCKED;
}

function expectedTan(bank: Bank, { customer }: SignedIn, challenge: TanChallenge): string {
  return challenge.typ === 'M_TAN'
    ? smsTan(bank, challenge, customer.fixed_sms_tan)
    : photoTan(bank, challenge.client_id, photoContent(challenge));
}
