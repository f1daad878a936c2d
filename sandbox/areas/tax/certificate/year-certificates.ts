import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { yearOf } from '@domain/time/local-date';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { stableId } from '@sandbox/platform/identifiers';
import { firstDayOf } from '../income/lump-sums';
import { beginningOf } from '../income/fund-prices';
import { knownRates, unknownOf } from '../income/base-rates';
import { isOffset, offsetOf } from '../couple/couple-years';
import { taxYear, totalsOf, type TaxYearRow } from '../tax-years';
import { certificateLines, together, type CertificateLines } from './certificate-lines';

/** Two partners with one allowance, who get one certificate. */
export interface CoupleLines {
  readonly partnerId: string;
  readonly partner: CertificateLines;
  readonly together: CertificateLines;
}

/** A year of a customer as a certificate tells it. */
export interface YearCertificate {
  readonly year: number;
  readonly documentId: string;
  readonly lines: CertificateLines;
  readonly couple: CoupleLines | undefined;
  /** In percent; undefined: no church tax is withheld. */
  readonly churchRate: string | undefined;
  readonly allowanceOrdered: string;
  /** The year is over, all of it is booked, and there was income. */
  readonly isDue: boolean;
  /** Of the year before, whose lump sums belong here, and of this one: those whose base rate nobody knew while it lasted. */
  readonly yearsWithoutRate: readonly number[];
}

/** A customer's certificates, the latest year first; that of the year at hand tells what would stand in it today. */
export async function yearCertificates(bank: Bank, clientId: string): Promise<readonly YearCertificate[]> {
  const { db } = bank;
  const today = yearOf(berlinTime(instant(bank.clock.now())).date);
  const { partner_id } = await taxYear(db, clientId, today);
  const rows = await db
    .selectFrom('tax_year')
    .select('year')
    .distinct()
    .where('client_id', 'in', partner_id === null ? [clientId] : [clientId, partner_id])
    .where('year', '<', today)
    .execute();
  const years = [today, ...rows.map(({ year }) => year).sort((a, b) => b - a)];
  const booked = await bookedBefore(db);
  const found = await Promise.all(years.map((year) => certificateOf(db, clientId, year)));
  return found.map((each) => ({ ...each, isDue: each.isDue && each.year < Math.min(booked, today) }));
}

/** One year of a customer, whether or not it is over. */
export async function certificateOf(
  db: BankDatabase,
  clientId: string,
  year: number,
): Promise<YearCertificate> {
  const row = await taxYear(db, clientId, year);
  const lines = certificateLines(totalsOf(row, 0n));
  const couple = row.partner_id === null ? undefined : await coupleLines(db, row, row.partner_id);
  const whole = couple?.together ?? lines;
  const clients = row.partner_id === null ? [clientId] : [clientId, row.partner_id].sort();
  return {
    year,
    documentId: stableId('document', ['TAX_CERTIFICATE', ...clients, year].join('/')),
    lines,
    couple,
    churchRate: row.church_rate ?? undefined,
    allowanceOrdered: row.allowance_ordered,
    isDue: whole.income > 0n || whole.kest !== 0n,
    yearsWithoutRate: unknownOf(await knownRates(db, beginningOf(firstDayOf(year + 1))), year - 1, year),
  };
}

/** Together they are told as the offset of losses at the year's end leaves them, whether or not it has come. */
async function coupleLines(db: BankDatabase, row: TaxYearRow, partnerId: string): Promise<CoupleLines> {
  const partner = await taxYear(db, partnerId, row.year);
  const years = (await isOffset(db, row.client_id, row.year))
    ? [totalsOf(row, 0n), totalsOf(partner, 0n)]
    : offsetOf([row, partner]).map(({ year }) => year);
  const [own, theirs] = years.map((year) => certificateLines(year));
  if (own === undefined || theirs === undefined) throw new Error('A couple is two');
  return {
    partnerId,
    partner: certificateLines(totalsOf(partner, 0n)),
    together: together(own, theirs),
  };
}

/** The year in which the bank's books are: what it pays and takes of itself is booked for all the years before. */
async function bookedBefore(db: BankDatabase): Promise<number> {
  const row = await db.selectFrom('fund_income_until').select('day').executeTakeFirst();
  return row === undefined ? 0 : Number(row.day.slice(0, 4));
}
