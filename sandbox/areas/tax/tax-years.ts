import { decimal, decimalText } from '@domain/money/decimal';
import type { Selectable } from 'kysely';
import type { TaxClass } from '@sandbox/market/catalogue/tax-class';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { centsOf } from './cents';
import type { TaxYearTable } from './tax-tables';
import { bookResult, untaxedAbroad, type BookedResult, type YearTotals } from './year-tax';

/** A customer's record of a year. */
export type TaxYearRow = Selectable<TaxYearTable>;

/** Decimal text of cents. */
export const euros = (cents: bigint): string => decimalText({ units: cents, scale: 2 });

const nothing = '0.00';

/** Where everybody is resident for tax of whom nothing else is told. */
const HOME = 'DE';

/** The record of a customer for whom nothing was ordered or booked. */
export const emptyYear = (clientId: string, year: number): TaxYearRow => ({
  client_id: clientId,
  year,
  share_result: nothing,
  other_result: nothing,
  allowance_ordered: nothing,
  allowance_used: nothing,
  partner_id: null,
  church_rate: null,
  country: HOME,
  foreign_tax: nothing,
  foreign_credited: nothing,
  substitute_income: nothing,
  paid_kest: nothing,
  paid_soli: nothing,
  paid_kist: nothing,
});

/**
 * A customer's record of a year. A year of which nothing is booked yet begins with what the last one left: losses go on,
 * an ordered allowance holds again, gains and tax begin again (EStG § 43a III 3).
 */
export async function taxYear(db: BankDatabase, clientId: string, year: number): Promise<TaxYearRow> {
  const last = await db
    .selectFrom('tax_year')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return emptyYear(clientId, year);
  return last.year === year ? last : begun(last, year);
}

/** What of the allowance the partner has used in a year; nothing without one. */
export async function usedByPartner(db: BankDatabase, { partner_id, year }: TaxYearRow): Promise<bigint> {
  return partner_id === null ? 0n : centsOf((await taxYear(db, partner_id, year)).allowance_used);
}

/** The record in cents, as the tax is calculated with. */
export const totalsOf = (row: TaxYearRow, partnersUse: bigint): YearTotals => ({
  shares: centsOf(row.share_result),
  other: centsOf(row.other_result),
  allowance: centsOf(row.allowance_ordered) - partnersUse,
  allowanceUsed: centsOf(row.allowance_used),
  churchRate: row.church_rate === null ? 0n : decimal(row.church_rate).units,
  foreignTax: centsOf(row.foreign_tax),
  foreignCredited: centsOf(row.foreign_credited),
  substitute: centsOf(row.substitute_income),
  kest: centsOf(row.paid_kest),
  soli: centsOf(row.paid_soli),
  kist: centsOf(row.paid_kist),
});

/** Books a result into a record as it is; `partnersUse` is what of the allowance the partner has used. */
export function bookInto(row: TaxYearRow, partnersUse: bigint, income: Income): BookedResult {
  const year = totalsOf(row, partnersUse);
  return row.country === HOME
    ? bookResult(year, income.result, income.taxClass, income.substituted)
    : untaxedAbroad(year);
}

/** What is booked: a result in cents, and what of it stands for a cost that nobody told. */
interface Income {
  readonly result: bigint;
  readonly taxClass: TaxClass;
  readonly substituted?: bigint;
}

/** Keeps what a result has made of a record. */
export async function keepYear(tx: BankTransaction, row: TaxYearRow, totals: YearTotals): Promise<void> {
  const kept: TaxYearRow = {
    ...row,
    share_result: euros(totals.shares),
    other_result: euros(totals.other),
    allowance_used: euros(totals.allowanceUsed),
    foreign_tax: euros(totals.foreignTax),
    foreign_credited: euros(totals.foreignCredited),
    substitute_income: euros(totals.substitute),
    paid_kest: euros(totals.kest),
    paid_soli: euros(totals.soli),
    paid_kist: euros(totals.kist),
  };
  await tx
    .insertInto('tax_year')
    .values(kept)
    .onConflict((conflict) => conflict.columns(['client_id', 'year']).doUpdateSet(kept))
    .execute();
}

/** Keeps two partners from using the same allowance at the same moment: both records are locked, in one order. */
export async function lockCouple(tx: BankTransaction, { client_id, partner_id }: TaxYearRow): Promise<void> {
  if (partner_id === null) return;
  await tx
    .selectFrom('tax_year')
    .select('client_id')
    .where('client_id', 'in', [client_id, partner_id])
    .orderBy('client_id')
    .orderBy('year')
    .forUpdate()
    .execute();
}

function begun(last: TaxYearRow, year: number): TaxYearRow {
  const shares = centsOf(last.share_result);
  const total = (shares > 0n ? shares : 0n) + centsOf(last.other_result);
  return {
    ...emptyYear(last.client_id, year),
    share_result: euros(shares < 0n ? shares : 0n),
    other_result: euros(total < 0n ? total : 0n),
    allowance_ordered: last.allowance_ordered,
    partner_id: last.partner_id,
    church_rate: last.church_rate,
    country: last.country,
  };
}
