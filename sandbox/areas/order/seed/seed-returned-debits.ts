import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { DEMO_CUSTOMERS, clientIdOf } from '@sandbox/world/demo-customers';

const WEEK = 7 * 86_400_000;

/** A week ago some external accounts had no money. */
export async function seedReturnedDebits(tx: BankTransaction, { clock }: Bank): Promise<void> {
  const owners = DEMO_CUSTOMERS.filter(({ hasReturnedDebit = false }) => hasReturnedDebit);
  const accounts = await tx
    .selectFrom('account')
    .select(['client_id', 'iban'])
    .where('account_type', '=', 'EXT')
    .where(
      'client_id',
      'in',
      owners.map(({ zugangsnummer }) => clientIdOf(zugangsnummer)),
    )
    .execute();
  const returned_at = new Date(clock.now() - WEEK);
  const rows = accounts.flatMap(({ client_id, iban }) =>
    iban === null ? [] : [{ client_id, iban, returned_at }],
  );
  await tx.insertInto('returned_debit').values(rows).execute();
}
