import type { BankDatabase } from '@sandbox/platform/db/database';
import type { DebitFacts } from './order-facts';

/** What the bank knows of the account a direct debit shall come from, and of the customer's earlier ones. */
export async function debitFacts(db: BankDatabase, clientId: string, iban: string): Promise<DebitFacts> {
  const account = await db
    .selectFrom('account')
    .select('account_type')
    .where('client_id', '=', clientId)
    .where('account_type', '!=', 'EXT')
    .where('iban', '=', iban.replaceAll(' ', '').toUpperCase())
    .executeTakeFirst();
  const returned = await db
    .selectFrom('returned_debit')
    .select('returned_at')
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return {
    hasOpenReturn: returned !== undefined,
    ...(account === undefined ? {} : { ownAccountType: account.account_type }),
  };
}
