import { add, decimal, decimalText, isZero, negate } from '@domain/shared/decimal';
import type { BankTransaction } from '../db/database';
import { Journal } from '../ledger/journal';
import { blockSecurities, reserveCash } from '../ledger/trade-entries';
import type { Market } from '../market/market';
import { changeOrder } from './change-order';
import { accountCurrency } from './execute-order';
import { orderStatus, type EndCause } from './order-status';
import type { OrderRow } from './order-record';

/** Ends what is still open of a held order and frees what it bound, in the caller's transaction. */
export async function endOrder(
  tx: BankTransaction,
  market: Market,
  row: OrderRow,
  at: Date,
  cause: EndCause,
): Promise<void> {
  const journal = await Journal.lock(tx, row.client_id);
  const open = decimal(row.open_quantity);
  const reserved = decimal(row.reserved);
  const currency = await accountCurrency(tx, row);
  await journal.post({
    kind: 'RESERVATION',
    reference: `${row.order_id}/${row.version + 1}`,
    at,
    lines:
      row.side === 'BUY'
        ? reserveCash(row.settlement_account_id, currency, negate(reserved))
        : blockSecurities(row.depot_id, row.instrument_id, isBound(row) ? negate(open) : decimal('0')),
  });
  const cancelled = add(decimal(row.cancelled_quantity), open);
  await changeOrder(tx, market, journal, row, at, {
    open_quantity: '0',
    cancelled_quantity: decimalText(cancelled),
    reserved: '0',
    status: orderStatus(
      {
        quantity: decimal(row.quantity),
        open: decimal('0'),
        cancelled,
        executed: decimal(row.executed_quantity),
      },
      cause,
    ),
    stage: 'ENDED',
  });
}

/** Legs of a combined order bind nothing twice: only its first leg has blocked the securities. */
const isBound = ({ combination_id, leg_number, open_quantity }: OrderRow): boolean =>
  !isZero(decimal(open_quantity)) && (combination_id === null || leg_number === 1);
