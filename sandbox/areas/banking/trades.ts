import { decimal, isZero, trimmed } from '@domain/money/decimal';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { securityOf, type Booking } from '@sandbox/ledger/booking';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import type { Market } from '@sandbox/market/market';
import type { Party } from './account-transaction';

/** One execution of an order, as the account shows it. */
export interface Trade {
  readonly orderId: string;
  readonly instrumentId: string;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly price: string;
  /** In the trading currency. */
  readonly value: string;
  /** In the currency of the account, as the fee. */
  readonly accountValue: string;
  readonly fee: string;
  /** Accrued interest of a bond, in the trading currency and in that of the account; 0 where there is none. */
  readonly interest: string;
  readonly accountInterest: string;
  readonly settlesOn: string;
  readonly payer: { readonly accountHolderName: string; readonly iban: string } | undefined;
}

/** The executions of a customer's orders, by the reference of their entry in the journal. */
export async function tradesOf(db: BankDatabase, clientId: string): Promise<ReadonlyMap<string, Trade>> {
  const rows = await db
    .selectFrom('order_execution')
    .innerJoin('securities_order', (join) =>
      join
        .onRef('securities_order.client_id', '=', 'order_execution.client_id')
        .onRef('securities_order.order_id', '=', 'order_execution.order_id'),
    )
    .selectAll('order_execution')
    .select(['instrument_id', 'side', 'extras'])
    .where('order_execution.client_id', '=', clientId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.execution_id,
      {
        orderId: row.order_id,
        instrumentId: row.instrument_id,
        side: row.side,
        quantity: row.quantity,
        price: row.price,
        value: row.value,
        accountValue: row.account_value,
        fee: row.fee,
        interest: row.interest,
        accountInterest: row.account_interest,
        settlesOn: row.settles_on,
        payer: row.extras.directDebit,
      },
    ]),
  );
}

/** Who paid by direct debit. */
export const payerOf = ({ payer }: Trade): Party | undefined =>
  payer && { holderName: payer.accountHolderName, iban: payer.iban, bic: null };

/** What a trade is on the account: what was traded at which price, value and fee. */
export function tradeBooking(market: Market, trade: Trade, currency: string): Booking {
  const instrument = market.instruments.get(trade.instrumentId);
  const kind = trade.side === 'BUY' ? 'PURCHASE' : 'SALE';
  if (instrument === undefined) return { kind };
  const { row, traded } = instrument;
  const value = wireAmount(decimal(trade.accountValue), currency);
  return {
    kind,
    security: securityOf(row),
    quantity: wireAmount(trimmed(decimal(trade.quantity)), quantityUnit(traded)),
    price: wireAmount(decimal(trade.price), priceUnit(traded)),
    sums: [
      traded.currency === currency
        ? { kind: 'MARKET_VALUE', amount: value }
        : {
            kind: 'MARKET_VALUE',
            amount: wireAmount(decimal(trade.value), traded.currency),
            inAccount: value,
          },
      ...(isZero(decimal(trade.accountInterest))
        ? []
        : [
            {
              kind: 'ACCRUED_INTEREST',
              amount: wireAmount(decimal(trade.accountInterest), currency),
            } as const,
          ]),
      { kind: 'FEES', amount: wireAmount(decimal(trade.fee), currency) },
    ],
  };
}
