import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { clientIdOf } from '@sandbox/world/demo-customers';

/** Gives a customer of great numbers what is theirs, at the first sign-in; to all others nothing happens. */
export async function fillAtFirstSignIn(bank: Bank, accessNumber: string): Promise<void> {
  const fill = bank.fills.get(accessNumber);
  if (fill === undefined) return;
  const mark = { client_id: clientIdOf(accessNumber), kind: 'filled', value: 'true' };
  await inTransaction(bank.db, async (tx) => {
    // A second sign-in waits here until the first has ended, and then finds the mark.
    const marked = await tx
      .insertInto('preference')
      .values(mark)
      .onConflict((conflict) => conflict.columns(['client_id', 'kind']).doNothing())
      .returning('kind')
      .executeTakeFirst();
    if (marked !== undefined) await fill(tx);
  });
}
