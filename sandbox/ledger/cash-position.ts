import { groupIban } from '@domain/codes/group-iban';
import { add, decimal, decimalText, zero, type Decimal } from '@domain/money/decimal';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Book } from './ledger-line';

/** Money of an account in its currency: what is booked, and what can be spent with the credit line. */
export interface CashPosition {
  /** What the customer knows it by: its IBAN, or its number where it has none. */
  readonly name: string;
  readonly currency: string;
  readonly balance: string;
  readonly available: string;
  /** What open buys bind. */
  readonly reserved: string;
  readonly hasCredit: boolean;
}

/** The account's money: balance = free + reserved for open buys, available = free + credit line. */
export async function cashPosition(
  db: BankDatabase,
  clientId: string,
  accountId: string,
): Promise<CashPosition> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('ledger_balance', (join) =>
      join
        .onRef('ledger_balance.client_id', '=', 'account.client_id')
        .onRef('ledger_balance.owner', '=', 'account.account_id')
        .onRef('ledger_balance.unit', '=', 'account.currency'),
    )
    .select(['account.iban', 'account.display_id', 'account.currency', 'book', 'amount', 'credit_limit'])
    .where('account.client_id', '=', clientId)
    .where('account_id', '=', accountId)
    .execute();
  const held = (book: Book): Decimal => decimal(rows.find((row) => row.book === book)?.amount ?? '0.00');
  const [account] = rows;
  if (account === undefined) throw new Error('A cash position is asked of an account that is there.');
  const credit = account.credit_limit ?? undefined;
  return {
    name: account.iban === null ? account.display_id : groupIban(account.iban),
    currency: account.currency,
    balance: decimalText(add(held('CASH'), held('RESERVED'))),
    available: decimalText(add(held('CASH'), credit === undefined ? zero : decimal(credit))),
    reserved: decimalText(held('RESERVED')),
    hasCredit: credit !== undefined,
  };
}
