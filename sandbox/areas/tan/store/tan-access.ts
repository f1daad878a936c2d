import type { Selectable } from 'kysely';
import { audit } from '@sandbox/platform/audit/audit';
import type { TanAccessTable } from './tan-tables';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';

/** Wrong TANs in a row that lock (portal.md 9). */
export const MAX_WRONG_TRIES = 3;
/** Challenges in a row without one used that are allowed; the next one locks (api.md 3). */
export const MAX_UNUSED_CHALLENGES = 5;

/** What is counted per customer, over all sessions, tabs and challenges. */
export interface TanCounters {
  readonly wrongTries: number;
  readonly unusedChallenges: number;
}

/** The counters, and whether they have locked the customer's release. */
export interface TanAccess extends TanCounters {
  readonly isLocked: boolean;
}

const rowOf = (db: BankDatabase, clientId: string) =>
  db.selectFrom('tan_access').selectAll().where('client_id', '=', clientId);

const toAccess = ({ wrong_tries, unused_challenges, locked_at }: Selectable<TanAccessTable>): TanAccess => ({
  wrongTries: wrong_tries,
  unusedChallenges: unused_challenges,
  isLocked: locked_at !== null,
});

/** Reads the customer's counters, to tell them. */
export async function readTanAccess(db: BankDatabase, clientId: string): Promise<TanAccess> {
  return toAccess(await rowOf(db, clientId).executeTakeFirstOrThrow());
}

/** Reads the customer's counters and holds the row, so that attempts at the same time are counted one by one. */
export async function holdTanAccess(tx: BankDatabase, clientId: string): Promise<TanAccess> {
  return toAccess(await rowOf(tx, clientId).forUpdate().executeTakeFirstOrThrow());
}

/** The counters as columns. */
export const countersRow = ({ wrongTries, unusedChallenges }: TanCounters) => ({
  wrong_tries: wrongTries,
  unused_challenges: unusedChallenges,
});

/** Stores the counters. */
export async function countTans(tx: BankDatabase, clientId: string, counters: TanCounters): Promise<void> {
  await tx.updateTable('tan_access').set(countersRow(counters)).where('client_id', '=', clientId).execute();
}

/** Locks the customer's release; only the bank lifts that. */
export async function lockTans(
  tx: BankDatabase,
  bank: Bank,
  clientId: string,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('tan_access')
    .set({ locked_at: bank.clock.date() })
    .where('client_id', '=', clientId)
    .execute();
  await audit(tx, bank, { clientId, kind: 'TAN_LOCKED', detail: { reason } });
}

/** The bank lifts the lock, as a clerk would after a call. */
export async function unlockTans(tx: BankDatabase, bank: Bank, clientId: string): Promise<void> {
  await tx
    .updateTable('tan_access')
    .set({ locked_at: null, wrong_tries: 0, unused_challenges: 0 })
    .where('client_id', '=', clientId)
    .execute();
  await audit(tx, bank, { clientId, kind: 'TAN_UNLOCKED' });
}
