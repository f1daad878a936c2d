import type { Selectable } from 'kysely';
import { audit, type AuditKind } from '@sandbox/platform/audit/audit';
import type { SessionTable } from './session-tables';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';

/** Idle milliseconds after which the bank ends a session: the portal's 1200 s, its countdown of 30 s, and slack. */
export const IDLE_LIMIT = 1_260_000;
/** Milliseconds by which the bank is more patient than a portal that asked for less: its own end comes first. */
const SLACK = 30_000;

/** A session row. */
export type SessionRow = Selectable<SessionTable>;

/** The limit that a portal wishes, in seconds; never longer than the bank's own. */
export const wishedLimit = (seconds: number): number => Math.min(IDLE_LIMIT, seconds * 1000 + SLACK);

/** Whether nobody has called for longer than the session's limit, at a real instant. */
export const isIdleTooLong = (session: SessionRow, now: number): boolean =>
  now - session.last_seen_at.getTime() > (session.idle_limit ?? IDLE_LIMIT);

/** Whether the session has ended, was idle too long, or its access token is stale, at a real instant. */
export function isOver(session: SessionRow, now: number): boolean {
  if (session.ended_at !== null) return true;
  if (session.token_expires_at !== null && now > session.token_expires_at.getTime()) return true;
  return isIdleTooLong(session, now);
}

/** Ends a session and writes why into the trail; ending it twice changes nothing. */
export async function endSession(
  bank: Bank,
  { client_id, session_id }: Pick<SessionRow, 'client_id' | 'session_id'>,
  kind: Extract<AuditKind, 'SIGNED_OUT' | 'SESSION_EXPIRED'>,
): Promise<void> {
  await inTransaction(bank.db, async (tx) => {
    const ended = await tx
      .updateTable('session')
      .set({ ended_at: new Date(bank.realNow()) })
      .where('client_id', '=', client_id)
      .where('session_id', '=', session_id)
      .where('ended_at', 'is', null)
      .returning('session_id')
      .execute();
    if (ended.length > 0) await audit(tx, bank, { clientId: client_id, kind });
  });
}

/** Writes down the end of a session that came by itself: the first to see it does it. */
export async function noteExpiry(bank: Bank, session: SessionRow): Promise<void> {
  if (session.ended_at === null && isIdleTooLong(session, bank.realNow()))
    await endSession(bank, session, 'SESSION_EXPIRED');
}
