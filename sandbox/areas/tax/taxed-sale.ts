import { add, decimalText, sum, zero } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import { yearOf } from '@domain/time/local-date';
import { taxpayerOf } from '@sandbox/ledger/depot/depot-minors';
import type { SoldPart } from '@sandbox/ledger/lot-records';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { centsOf } from './cents';
import { saleResult, type SaleMoney } from './sale-result';
import type { TaxCause, TaxNote } from './tax-tables';
import { bookInto, euros, taxYear, usedByPartner, type TaxYearRow } from './tax-years';
import type { BookedResult } from './year-tax';

/** A sale whose tax is asked for. */
export interface Sale {
  readonly clientId: string;
  /** Out of which it is sold: whose depot it is owes the tax. */
  readonly depotId: string;
  readonly at: Instant;
  readonly instrument: CatalogueInstrument;
  readonly parts: readonly SoldPart[];
  /** In EUR. */
  readonly money: SaleMoney;
}

/** The tax of a sale, the record it meets, and how it is told. */
export interface TaxedSale {
  readonly row: TaxYearRow;
  readonly booked: BookedResult;
  readonly note: TaxNote;
}

/** The tax of a sale against the record as it is; nothing is booked. */
export async function taxedSale(
  db: BankDatabase,
  { clientId, depotId, at, instrument, parts, money }: Sale,
): Promise<TaxedSale> {
  const taxClass = taxClassOf(instrument.row);
  const row = await taxYear(db, await taxpayerOf(db, clientId, depotId), yearOf(berlinTime(at).date));
  const partner = await usedByPartner(db, row);
  const { result, substituted } = saleResult(parts, money, taxClass);
  const booked = bookInto(row, partner, { result, taxClass, substituted });
  const of: TaxCause = {
    year: row.year,
    quantity: decimalText(sum(parts.map(({ taken }) => taken))),
    value: decimalText(money.value),
    costs: decimalText(money.costs),
    lots: decimalText(sum(parts.map(({ cost, lumpSum }) => add(cost ?? zero, lumpSum)))),
    pots: { shares: row.share_result, other: row.other_result },
    allowanceUsed: euros(centsOf(row.allowance_used) + partner),
    foreignTax: row.foreign_tax,
  };
  return { row, booked, note: { ...noteOf(result, booked), substituted: euros(substituted), of } };
}

const noteOf = (result: bigint, booked: BookedResult): Omit<TaxNote, 'substituted' | 'of'> => ({
  result: euros(result),
  exempt: euros(booked.exempt),
  losses: euros(booked.losses),
  allowance: euros(booked.allowance),
  taxable: euros(booked.taxable),
  foreignTax: euros(booked.foreignTax),
  kest: euros(booked.kest),
  soli: euros(booked.soli),
  kist: euros(booked.kist),
});
