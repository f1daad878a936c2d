import { sql, type Selectable } from 'kysely';
import type { BankDatabase, BankTransaction } from '../db/database';
import { json } from '../db/json';
import { countOf, firstOf, type Page, type PagingWish } from '../http/list-answer';
import type { WireMessage } from '../http/message';
import type { Refusal } from '../http/refusal';
import type { IntentTable } from './intent-table';

/** What a customer means to do once, by its idempotency key. */
export interface IntentKey {
  readonly clientId: string;
  readonly intentId: string;
}

/** A stored intent. */
export type IntentRow = Selectable<IntentTable>;

/** The stored intent of a key; undefined if the bank has never seen it. */
export const findIntent = (
  db: BankDatabase,
  { clientId, intentId }: IntentKey,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('intent')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('intent_id', '=', intentId)
    .executeTakeFirst();

/** What became of a key, or a wrong TAN on the way to it. */
export interface ReceiptRow extends Pick<IntentRow, 'kind' | 'reference' | 'messages'> {
  readonly receipt_id: string;
  /** Null for what has no key: the session, a call of a program. */
  readonly intent_id: string | null;
  readonly state: IntentRow['state'] | 'WRONG_TAN';
  readonly at: Date;
}

/** What became of the keys of a customer, and every wrong TAN, the latest first. */
export async function findReceipts(
  db: BankDatabase,
  clientId: string,
  wish: PagingWish,
): Promise<Page<ReceiptRow>> {
  const decided = db
    .selectFrom('intent')
    .where('client_id', '=', clientId)
    .select(['intent_id as receipt_id', sql<string | null>`intent_id`.as('intent_id'), 'kind', 'reference'])
    .select(['messages', 'received_at as at', sql<ReceiptRow['state']>`state`.as('state')]);
  const wrong = db
    .selectFrom('wrong_tan')
    .where('client_id', '=', clientId)
    .select(['attempt_id as receipt_id', 'intent_id', sql<string | null>`kind`.as('kind')])
    .select([sql<string | null>`null::text`.as('reference'), 'messages', 'happened_at as at'])
    .select(sql<ReceiptRow['state']>`'WRONG_TAN'`.as('state'));
  const all = db.selectFrom(decided.unionAll(wrong).as('receipt'));
  const counted = await all.select(({ fn }) => fn.countAll().as('matches')).executeTakeFirst();
  const values = await all
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('receipt_id', 'desc')
    .offset(firstOf(wish))
    .limit(countOf(wish))
    .execute();
  return { matches: Number(counted?.matches ?? 0), values };
}

/**
 * Claims a key for this transaction: undefined if it is claimed, else what was decided before. A second transaction
 * with the same key waits here until the first has ended.
 */
export async function claimIntent(
  tx: BankTransaction,
  key: IntentKey,
  { kind, body, at }: { readonly kind: string; readonly body: string; readonly at: Date },
): Promise<IntentRow | undefined> {
  const row = { ...emptyRow(key, at), kind, body, state: 'DONE', status_code: 200 } as const;
  return (await inserted(tx, row)) ? undefined : findIntent(tx, key);
}

/** Gives a claim back: nothing was decided, as after a wrong TAN. */
export async function giveBackIntent(tx: BankTransaction, { clientId, intentId }: IntentKey): Promise<void> {
  await tx.deleteFrom('intent').where('client_id', '=', clientId).where('intent_id', '=', intentId).execute();
}

/** Writes down what the action has come to. */
export const settleIntent = (
  tx: BankTransaction,
  key: IntentKey,
  reference: string,
  messages: readonly WireMessage[],
): Promise<void> => decide(tx, key, { reference, messages: json(messages) });

/** Writes down that the action was refused for good. */
export const refuseIntent = (
  tx: BankTransaction,
  key: IntentKey,
  { status, messages }: Refusal,
): Promise<void> => decide(tx, key, { state: 'REFUSED', status_code: status, messages: json(messages) });

/** Writes down that a key is void, unless the bank has seen it: what is decided stays as it is. */
export async function noteVoid(tx: BankTransaction, key: IntentKey, at: Date): Promise<void> {
  await inserted(tx, { ...emptyRow(key, at), kind: null, body: null, state: 'VOID', status_code: 422 });
}

const emptyRow = ({ clientId, intentId }: IntentKey, at: Date) => ({
  client_id: clientId,
  intent_id: intentId,
  reference: null,
  messages: json([]),
  received_at: at,
});

type NewRow = ReturnType<typeof emptyRow> & Pick<IntentRow, 'kind' | 'body' | 'state' | 'status_code'>;

/** False where the key is there already. */
async function inserted(tx: BankTransaction, row: NewRow): Promise<boolean> {
  const written = await tx
    .insertInto('intent')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'intent_id']).doNothing())
    .returning('intent_id')
    .executeTakeFirst();
  return written !== undefined;
}

async function decide(
  tx: BankTransaction,
  { clientId, intentId }: IntentKey,
  decision: Partial<Pick<IntentRow, 'state' | 'status_code' | 'reference'>> & { messages: string },
): Promise<void> {
  await tx
    .updateTable('intent')
    .set(decision)
    .where('client_id', '=', clientId)
    .where('intent_id', '=', intentId)
    .execute();
}
