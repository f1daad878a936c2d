import { subtract, type Decimal } from '../money/decimal';
import {
  lotsAfter,
  soldLots,
  substitutedResult,
  taxedResult,
  type SaleProceeds,
  type SoldLot,
} from './sold-lots';
import { settleResult, type SettledResult } from './settle-result';
import type { TaxClass } from './tax-class';
import type { TaxLot } from './tax-lot';
import type { TaxRecord } from './tax-record';
import { totalTax } from './withholding';

/** A sale whose tax is asked for. */
export interface TaxedSale extends SaleProceeds {
  readonly taxClass: TaxClass;
  readonly lots: readonly TaxLot[];
}

/** The tax of a sale with all it follows from. */
export interface SaleTax {
  readonly sale: TaxedSale;
  readonly sold: readonly SoldLot[];
  readonly lotsLeft: readonly TaxLot[];
  readonly settled: SettledResult;
  readonly tax: Decimal;
  /** What arrives on the account. */
  readonly arrives: Decimal;
}

/** The tax of one sale (rules.md 11). */
export function saleTax(record: TaxRecord, sale: TaxedSale): SaleTax {
  const sold = soldLots(sale.lots, sale, sale.taxClass);
  const settled = settleResult(record, taxedResult(sold), sale.taxClass, substitutedResult(sold));
  const tax = totalTax(settled.tax);
  return {
    sale,
    sold,
    lotsLeft: lotsAfter(sale.lots, sold),
    settled,
    tax,
    arrives: subtract(subtract(sale.value, sale.costs), tax),
  };
}

/** Several sales, one after the other: each meets what those before it have left of pots and allowance. */
export function salesTax(record: TaxRecord, sales: readonly TaxedSale[]): readonly SaleTax[] {
  const done: SaleTax[] = [];
  let current = record;
  for (const sale of sales) {
    const taxed = saleTax(current, sale);
    done.push(taxed);
    current = taxed.settled.record;
  }
  return done;
}
