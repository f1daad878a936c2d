import type { Selectable } from 'kysely';
import type { BalanceAnswer } from '@sandbox/areas/customer/account-answer';
import type { ContractTable } from '@sandbox/areas/customer/customer-tables';
import type { Bank } from '@sandbox/platform/bank';

const EUR = 'EUR';

/** What is kept in a deposit; of a fixed one nothing can be had until its end. */
export async function depositAnswer(
  { db }: Bank,
  { client_id, contract_id, sub_type }: Selectable<ContractTable>,
): Promise<BalanceAnswer> {
  const row = await db
    .selectFrom('ledger_balance')
    .select('amount')
    .where('client_id', '=', client_id)
    .where('book', '=', 'CASH')
    .where('owner', '=', contract_id)
    .where('unit', '=', EUR)
    .executeTakeFirst();
  const invested = { value: row?.amount ?? '0.00', unit: EUR };
  const available = sub_type === 'TGK_PLUS' ? invested : { value: '0.00', unit: EUR };
  return {
    accountId: contract_id,
    balance: invested,
    balanceEUR: invested,
    availableCashAmount: available,
    availableCashAmountEUR: available,
  };
}
