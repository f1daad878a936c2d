import { auditRow } from '@sandbox/platform/audit/audit';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { Bank } from '@sandbox/platform/bank';
import type { SignedIn } from '@sandbox/platform/http/access';
import { checkPhrase } from '../rules/check-phrase';
import { countersRow, type TanCounters } from './tan-access';
import { subjectHash, type TanChallenge } from '../rules/tan-code';
import type { TanDemand } from '../tan-demand';

/** Life of a challenge in bank time (wire.md). */
export const CHALLENGE_LIFE = 5 * 60_000;

type Owner = Pick<SignedIn, 'clientId' | 'sessionId'>;

/**
 * Writes a new challenge for exactly this demand, with the customer's counters and the trail in one statement; one
 * that was open for the same is void from now on.
 */
export async function replaceChallenge(
  bank: Bank,
  tx: BankTransaction,
  { clientId, sessionId }: Owner,
  demand: TanDemand,
  typ: string,
  counters: TanCounters,
): Promise<TanChallenge> {
  const body_hash = subjectHash(demand);
  const row = {
    client_id: clientId,
    challenge_id: bank.newId(),
    session_id: sessionId,
    purpose: demand.purpose,
    body_hash,
    typ,
    state: 'OPEN' as const,
    push_status: typ === 'P_TAN_PUSH' ? ('PENDING' as const) : null,
    forgiven: false,
    check_phrase: checkPhrase(bank.randomBytes(2)),
    nonce: bank.randomBytes(9).toString('base64url'),
    issued_at: bank.clock.date(),
    expires_at: new Date(bank.clock.now() + CHALLENGE_LIFE),
  };
  const issued = { clientId, kind: 'TAN_ISSUED', detail: { purpose: demand.purpose, typ } } as const;
  await tx
    .with('voided', (voided) =>
      voided
        .updateTable('tan_challenge')
        .set({ state: 'VOID' })
        .where('client_id', '=', clientId)
        .where('session_id', '=', sessionId)
        .where('body_hash', '=', body_hash)
        .where('state', '=', 'OPEN'),
    )
    .with('counted', (counted) =>
      counted.updateTable('tan_access').set(countersRow(counters)).where('client_id', '=', clientId),
    )
    .with('audited', (audited) => audited.insertInto('audit_event').values(auditRow(bank, issued)))
    .insertInto('tan_challenge')
    .values({ ...row, words: json(demand.words) })
    .execute();
  return { ...row, words: { sentence: demand.words.sentence, lines: [...demand.words.lines] } };
}

/** The session's open challenges, held until the transaction ends. */
const openChallenges = (tx: BankTransaction, { clientId, sessionId }: Owner) =>
  tx
    .selectFrom('tan_challenge')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'OPEN')
    .forUpdate();

/** The open challenge of this id; undefined for one that is used, void, of another session or nobody's. */
export const openChallenge = (
  tx: BankTransaction,
  owner: Owner,
  id: string,
): Promise<TanChallenge | undefined> =>
  openChallenges(tx, owner).where('challenge_id', '=', id).executeTakeFirst();

/** The challenge that has taken the place of an earlier one for the same purpose and body. */
export const successor = (
  tx: BankTransaction,
  owner: Owner,
  hash: string,
): Promise<TanChallenge | undefined> =>
  openChallenges(tx, owner).where('body_hash', '=', hash).executeTakeFirst();

/** Voids a challenge: it releases nothing any more. */
export async function voidChallenge(tx: BankTransaction, challenge: TanChallenge): Promise<void> {
  await tx
    .updateTable('tan_challenge')
    .set({ state: 'VOID' })
    .where('client_id', '=', challenge.client_id)
    .where('challenge_id', '=', challenge.challenge_id)
    .execute();
}

/** Uses a challenge up for what it was made for, with the customer's counters and the trail in one statement. */
export async function useChallenge(
  bank: Bank,
  tx: BankTransaction,
  { client_id: clientId, challenge_id, purpose, typ }: TanChallenge,
  counters: TanCounters,
): Promise<void> {
  const accepted = { clientId, kind: 'TAN_ACCEPTED', detail: { purpose, typ } } as const;
  await tx
    .with('used', (used) =>
      used
        .updateTable('tan_challenge')
        .set({ state: 'USED' })
        .where('client_id', '=', clientId)
        .where('challenge_id', '=', challenge_id),
    )
    .with('counted', (counted) =>
      counted.updateTable('tan_access').set(countersRow(counters)).where('client_id', '=', clientId),
    )
    .insertInto('audit_event')
    .values(auditRow(bank, accepted))
    .execute();
}
