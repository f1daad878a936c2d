import { sql, type Selectable } from 'kysely';
import type { BankTables } from './bank-tables';
import type { BankTransaction } from './database';

/**
 * Inserts whole rows, any number in one statement: written as JSON they are one parameter and quickly read. Then the
 * database counts the table again: the embedded one never does so by itself, and would read thousands of rows, and
 * check what they refer to, by plans that were made for a handful.
 */
export async function insertRows<T extends keyof BankTables>(
  tx: BankTransaction,
  table: T,
  rows: readonly Selectable<BankTables[T]>[],
): Promise<void> {
  const into = sql.table(table);
  await sql`insert into ${into}
    select * from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`.execute(tx);
  await sql`analyze ${into}`.execute(tx);
}
