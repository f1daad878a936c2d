import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { inTransaction } from '@sandbox/platform/db/transaction';

/** One kind of preference: its shape, and what holds until the customer chooses. */
export interface PreferenceKind<Schema extends TSchema> {
  readonly name: string;
  readonly schema: Schema;
  readonly initial: Static<Schema>;
}

/** The customer's preference; one that no longer has the shape counts as not chosen. */
export async function preferenceOf<Schema extends TSchema>(
  db: BankDatabase,
  clientId: string,
  kind: PreferenceKind<Schema>,
): Promise<Static<Schema>> {
  const row = await db
    .selectFrom('preference')
    .select('value')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind.name)
    .executeTakeFirst();
  return row !== undefined && Value.Check(kind.schema, row.value) ? row.value : kind.initial;
}

/** Changes a preference; changes at the same time happen one after the other, so none is lost. */
export async function changePreference<Schema extends TSchema>(
  db: BankDatabase,
  clientId: string,
  kind: PreferenceKind<Schema>,
  change: (before: Static<Schema>) => Static<Schema>,
): Promise<Static<Schema>> {
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('preference')
      .values({ client_id: clientId, kind: kind.name, value: json(kind.initial) })
      .onConflict((conflict) => conflict.columns(['client_id', 'kind']).doNothing())
      .execute();
    await tx
      .selectFrom('preference')
      .select('kind')
      .where('client_id', '=', clientId)
      .where('kind', '=', kind.name)
      .forUpdate()
      .execute();
    const after = change(await preferenceOf(tx, clientId, kind));
    await tx
      .updateTable('preference')
      .set({ value: json(after) })
      .where('client_id', '=', clientId)
      .where('kind', '=', kind.name)
      .execute();
    return after;
  });
}
