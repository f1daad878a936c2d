import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { Journal } from '@sandbox/ledger/journal';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { fillDepot } from '@sandbox/ledger/fill-depot';
import { fillOrderBook } from '@sandbox/areas/order/seed/fill-order-book';

type Fill = (bank: Bank, tx: BankTransaction, journal: Journal, zugangsnummer: string) => Promise<void>;

/** Who has more than a fresh world could be seeded with in good time. */
const BULK: ReadonlyMap<string, Fill> = new Map([
  ['10000014', fillDepot],
  ['10000015', fillOrderBook],
]);

/** Gives a customer of great numbers what is theirs, at the first sign-in; to all others nothing happens. */
export async function fillAtFirstSignIn(bank: Bank, zugangsnummer: string): Promise<void> {
  const fill = BULK.get(zugangsnummer);
  if (fill === undefined) return;
  const client_id = clientIdOf(zugangsnummer);
  await inTransaction(bank.db, async (tx) => {
    const journal = await Journal.lock(tx, client_id);
    const mark = { client_id, kind: 'filled', value: 'true' };
    const marked = await tx
      .insertInto('preference')
      .values(mark)
      .onConflict((conflict) => conflict.columns(['client_id', 'kind']).doNothing())
      .returning('kind')
      .executeTakeFirst();
    if (marked !== undefined) await fill(bank, tx, journal, zugangsnummer);
  });
}
