import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { EUR, type Unit } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { yearOf } from '@domain/time/local-date';
import type { Instant } from '@domain/time/instant';
import type { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import type { SoldPart } from '@sandbox/ledger/lot-records';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import type { Market } from '@sandbox/market/market';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { saleResult, type SaleMoney } from './sale-result';
import type { TaxNote } from './tax-tables';
import { euros, keepYear, lockCouple, taxYear, totalsOf, usedByPartner } from './tax-years';
import { bookResult } from './year-tax';

/** A sale that was carried out: what was sold, of which lots, for what in EUR, and to which account. */
export interface ExecutedSale {
  readonly clientId: string;
  readonly executionId: string;
  readonly at: Instant;
  readonly instrument: CatalogueInstrument;
  readonly parts: readonly SoldPart[];
  readonly money: SaleMoney;
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
  const { clientId, executionId, at } = sale;
  const taxClass = taxClassOf(sale.instrument.row);
  const year = yearOf(berlinTime(at).date);
  await lockCouple(tx, await taxYear(tx, clientId, year));
  const row = await taxYear(tx, clientId, year);
  const result = saleResult(sale.parts, sale.money, taxClass);
  const booked = bookResult(totalsOf(row, await usedByPartner(tx, row)), result, taxClass);
  await keepYear(tx, row, booked.year);
  const note: TaxNote = {
    result: euros(result),
    exempt: euros(booked.exempt),
    losses: euros(booked.losses),
    allowance: euros(booked.allowance),
    taxable: euros(booked.taxable),
    foreignTax: euros(booked.foreignTax),
    kest: euros(booked.kest),
    soli: euros(booked.soli),
    kist: euros(booked.kist),
  };
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
