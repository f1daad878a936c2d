import { createHmac, type randomBytes } from 'node:crypto';
import type { BankDatabase } from './database';

/** Secrets and marks of a world, by name. */
interface BankSecretTable {
  name: string;
  value: string;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    bank_secret: BankSecretTable;
  }
}

/** The bank's secret: made once for a world, kept in the database so that all processes and restarts share it. */
export async function loadKeyDerivation(
  db: BankDatabase,
  random: typeof randomBytes | ((count: number) => Buffer),
): Promise<(purpose: string) => Buffer> {
  const kept = await db.selectFrom('bank_secret').select('name').execute();
  const hasWorld = kept.some(({ name }) => name === 'seeded');
  if (hasWorld && !kept.some(({ name }) => name === 'master')) {
    throw new Error(
      'The secret of this world is missing from its database: drafts and TANs made with it would be lost. ' +
        'Put a copy of the database in its place, or begin with an empty one.',
    );
  }
  await db
    .insertInto('bank_secret')
    .values({ name: 'master', value: random(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('bank_secret')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirstOrThrow();
  const master = Buffer.from(value, 'base64');
  return (purpose) => createHmac('sha256', master).update(purpose).digest();
}
