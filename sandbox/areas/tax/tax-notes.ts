import type { BankDatabase } from '@sandbox/platform/db/database';
import type { TaxNote } from './tax-tables';

export type { TaxNote };

/** How the tax of an execution came about; undefined where none was calculated. */
export async function taxNoteOf(
  db: BankDatabase,
  clientId: string,
  executionId: string,
): Promise<TaxNote | undefined> {
  const row = await db
    .selectFrom('execution_tax')
    .select('note')
    .where('client_id', '=', clientId)
    .where('execution_id', '=', executionId)
    .executeTakeFirst();
  return row?.note;
}
