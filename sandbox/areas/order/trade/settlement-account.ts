import { decimal, zero, type Decimal } from '@domain/money/decimal';
import { unit, type Unit } from '@domain/money/unit';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { OrderRow } from '../store/order-record';

/** The account an order settles on: its currency, and how far it may be overdrawn. */
export interface SettlementAccount {
  readonly currency: Unit;
  /** 0 where there is no credit line. */
  readonly credit: Decimal;
}

/** Reads the account an order settles on. */
export async function settlementAccount(tx: BankTransaction, row: OrderRow): Promise<SettlementAccount> {
  const { currency, credit_limit } = await tx
    .selectFrom('account')
    .select(['currency', 'credit_limit'])
    .where('client_id', '=', row.client_id)
    .where('account_id', '=', row.settlement_account_id)
    .executeTakeFirstOrThrow();
  return { currency: unit(currency), credit: credit_limit === null ? zero : decimal(credit_limit) };
}
