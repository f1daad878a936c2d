import type { BankDatabase } from '@sandbox/platform/db/database';
import type { TaxNote } from './tax-tables';

export type { TaxNote };

/** How the tax of an execution came about, and how it was simulated when its order was released, where it was. */
export interface TaxNotes {
  readonly real: TaxNote;
  readonly simulated: TaxNote | undefined;
}

/** What is told of the tax of an execution; undefined where none was calculated. */
export async function taxNotesOf(
  db: BankDatabase,
  clientId: string,
  { executionId, orderId }: { readonly executionId: string; readonly orderId: string },
): Promise<TaxNotes | undefined> {
  const row = await db
    .selectFrom('execution_tax')
    .leftJoin('order_tax', (join) =>
      join
        .onRef('order_tax.client_id', '=', 'execution_tax.client_id')
        .on('order_tax.order_id', '=', orderId),
    )
    .select(['execution_tax.note as real', 'order_tax.note as simulated'])
    .where('execution_tax.client_id', '=', clientId)
    .where('execution_id', '=', executionId)
    .executeTakeFirst();
  return row && { real: row.real, simulated: row.simulated ?? undefined };
}
