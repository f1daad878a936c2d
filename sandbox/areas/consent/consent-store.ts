import type { BankDatabase } from '@sandbox/platform/db/database';

/** Terms a customer has accepted, or an approval a customer has given, each in the version that was shown. */
interface ConsentTable {
  client_id: string;
  consent_id: string;
  version: string;
  /** Bank time. */
  given_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    consent: ConsentTable;
  }
}

/** Something that is agreed to, in the version that stands. */
export interface Versioned {
  readonly id: string;
  readonly version: string;
}

/** When the customer has agreed to each thing, by its id and version. */
export async function consentsOf(
  db: BankDatabase,
  clientId: string,
): Promise<(subject: Versioned) => Date | undefined> {
  const rows = await db
    .selectFrom('consent')
    .select(['consent_id', 'version', 'given_at'])
    .where('client_id', '=', clientId)
    .execute();
  return ({ id, version }) => rows.find((row) => row.consent_id === id && row.version === version)?.given_at;
}

/** Writes down what the customer agrees to; what was agreed to before keeps its moment. */
export async function giveConsents(
  db: BankDatabase,
  clientId: string,
  subjects: readonly Versioned[],
  at: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .insertInto('consent')
    .values(
      subjects.map(({ id, version }) => ({ client_id: clientId, consent_id: id, version, given_at: at })),
    )
    .onConflict((conflict) => conflict.columns(['client_id', 'consent_id', 'version']).doNothing())
    .execute();
}
