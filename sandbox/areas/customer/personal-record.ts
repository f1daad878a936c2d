import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';

/** What the bank keeps of a person, by entry: `PERSON.NAME`, `POST.ORT`, `TELEKOM.NUMMER#1`. */
export type PersonalRecord = Readonly<Record<string, string>>;

/** What is kept of a customer; nothing of somebody who is none. */
export async function personalRecord(db: BankDatabase, clientId: string): Promise<PersonalRecord> {
  const row = await db
    .selectFrom('personal_record')
    .select('entries')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.entries ?? {};
}

/** Keeps entries; those that are not named stay as they are, an empty one is no more. */
export async function keepPersonalRecord(
  tx: BankTransaction,
  clientId: string,
  entries: PersonalRecord,
): Promise<void> {
  const kept = Object.fromEntries(
    Object.entries({ ...(await personalRecord(tx, clientId)), ...entries }).filter(
      ([, value]) => value !== '',
    ),
  );
  await tx
    .insertInto('personal_record')
    .values({ client_id: clientId, entries: json(kept) })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ entries: json(kept) }))
    .execute();
}
