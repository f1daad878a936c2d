import type { Selectable, Updateable } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { KnowledgeTable } from './knowledge-tables';

/** What is kept of one group. */
export type KnowledgeRow = Selectable<KnowledgeTable>;

/** How many wrong answers a quiz takes before the pause. */
export const MOST_TRIES = 3;

/** A group that the customer has not begun. */
export const untouched = (clientId: string, groupId: string): KnowledgeRow => ({
  client_id: clientId,
  group_id: groupId,
  step: 'EXPERIENCE',
  experience: null,
  quiz: 1,
  tries_left: MOST_TRIES,
  locked_until: null,
  answers: [],
  verified_at: null,
});

/** What the customer has shown, by group; a group never begun is not among them. */
export async function knowledgeOf(
  db: BankDatabase,
  clientId: string,
): Promise<ReadonlyMap<string, KnowledgeRow>> {
  const rows = await db.selectFrom('knowledge').selectAll().where('client_id', '=', clientId).execute();
  return new Map(rows.map((row) => [row.group_id, row]));
}

/** One group's row, locked until the transaction ends; it is made where there is none. */
export async function holdKnowledge(
  tx: BankTransaction,
  clientId: string,
  groupId: string,
): Promise<KnowledgeRow> {
  const row = untouched(clientId, groupId);
  return (
    tx
      .insertInto('knowledge')
      .values({ ...row, answers: json(row.answers) })
      // An update, though of nothing, locks the row that is there and gives it back.
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'group_id']).doUpdateSet({ group_id: groupId }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Writes down what has changed of a held row, and gives it back as it is then. */
export const changeKnowledge = (
  tx: BankTransaction,
  { client_id, group_id }: KnowledgeRow,
  change: Updateable<KnowledgeTable>,
): Promise<KnowledgeRow> =>
  tx
    .updateTable('knowledge')
    .set(change)
    .where('client_id', '=', client_id)
    .where('group_id', '=', group_id)
    .returningAll()
    .executeTakeFirstOrThrow();
