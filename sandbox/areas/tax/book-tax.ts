import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { EUR, type Unit } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { yearOf } from '@domain/time/local-date';
import { taxpayerOf } from '@sandbox/ledger/depot/depot-minors';
import type { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import type { Market } from '@sandbox/market/market';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { openYear } from './couple/couple-years';
import { keepYear } from './tax-years';
import { taxedSale, type Sale } from './taxed-sale';

/** A sale that was carried out: what was sold, of which lots, for what in EUR, and to which account. */
export interface ExecutedSale extends Sale {
  readonly executionId: string;
  readonly accountId: string;
  readonly currency: Unit;
}

/** Where a sale is booked: its transaction, the customer's locked journal, and the rates of the day. */
interface TaxBooking {
  readonly tx: BankTransaction;
  readonly journal: Journal;
  readonly market: Pick<Market, 'convert'>;
}

/** Withholds the tax of a sale, or gives tax back: record, journal and what the settlement note tells, to the cent. */
export async function bookSaleTax({ tx, journal, market }: TaxBooking, sale: ExecutedSale): Promise<void> {
  const { clientId, depotId, executionId, at } = sale;
  await openYear(tx, await taxpayerOf(tx, clientId, depotId), yearOf(berlinTime(at).date));
  const { row, booked, note } = await taxedSale(tx, sale);
  await keepYear(tx, row, booked.year);
  await tx
    .insertInto('execution_tax')
    .values({ client_id: clientId, execution_id: executionId, note: json(note) })
    .execute();
  const tax: Decimal = { units: booked.kest + booked.soli + booked.kist, scale: 2 };
  const paid = market.convert(decimal(decimalText(tax)), EUR, sale.currency, at);
  await journal.post({
    kind: 'TAX',
    reference: `${executionId}/tax`,
    at: new Date(at),
    lines: [outOf('CASH', sale.accountId, sale.currency, paid), into('TAX', '', sale.currency, paid)],
  });
}

/** Keeps with an order what its sale was said to cost in tax when it was released, for its settlement note. */
export async function keepSimulatedTax(tx: BankTransaction, orderId: string, sale: Sale): Promise<void> {
  const { note } = await taxedSale(tx, sale);
  await tx
    .insertInto('order_tax')
    .values({ client_id: sale.clientId, order_id: orderId, note: json(note) })
    .execute();
}
