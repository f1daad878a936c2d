import { decimal, decimalText, equals, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { FIRST_YEAR, baseRateOf, type BaseRateUnknown } from '@sandbox/ledger/base-rates';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';

/** The base rate of a year, in percent, of those the bank was made with and those it was told since. */
export type KnownRates = (year: number) => E.Either<BaseRateUnknown, Decimal>;

/** What the bank knows of base rates now, or knew before a moment. */
export async function knownRates(db: BankDatabase, before?: Instant): Promise<KnownRates> {
  const rows = await db
    .selectFrom('base_rate')
    .select(['year', 'rate'])
    .$if(before !== undefined, (query) => query.where('told_at', '<', new Date(before ?? 0)))
    .execute();
  const told = new Map(rows.map(({ year, rate }) => [year, decimal(rate)]));
  return (year) => {
    const rate = told.get(year);
    return rate === undefined ? baseRateOf(year) : E.right(rate);
  };
}

/** Where a rate comes from: with the bank, from its operator, or from nowhere yet. */
export type RateSource = 'PUBLISHED' | 'TOLD' | 'UNKNOWN';

/** A year and what is known of its rate. */
export interface RateOfYear {
  readonly year: number;
  /** In percent, as decimal text. */
  readonly rate: string | undefined;
  readonly source: RateSource;
}

/** Every year of which funds are taxed in advance, up to one, the latest first. */
export async function ratesUntil(db: BankDatabase, year: number): Promise<readonly RateOfYear[]> {
  const rates = await knownRates(db);
  const years = Array.from({ length: Math.max(year - FIRST_YEAR + 1, 0) }, (_, index) => year - index);
  return years.map((each) => {
    const rate = rates(each);
    if (E.isLeft(rate)) return { year: each, rate: undefined, source: 'UNKNOWN' };
    const source = E.isRight(baseRateOf(each)) ? 'PUBLISHED' : 'TOLD';
    return { year: each, rate: decimalText(rate.right), source };
  });
}

/** The years of these whose rate nobody has told the bank. */
export const unknownOf = (rates: KnownRates, ...years: readonly number[]): readonly number[] =>
  years.filter((year) => E.isLeft(rates(year)));

/** What has become of a rate that the bank was told. */
export type Telling = 'KEPT' | 'OTHER_RATE_HOLDS';

/**
 * Keeps the base rate of a year. The same rate told again changes nothing; another one takes its place as long as no
 * lump sum was calculated with the first, and never that of a rate the ministry had published when the bank was made.
 */
export async function tellBaseRate(
  tx: BankTransaction,
  { year, rate, at }: { readonly year: number; readonly rate: Decimal; readonly at: Date },
): Promise<Telling> {
  const published = baseRateOf(year);
  if (E.isRight(published)) return equals(published.right, rate) ? 'KEPT' : 'OTHER_RATE_HOLDS';
  const kept = { year, rate: decimalText(rate), told_at: at, booked: false };
  await tx
    .insertInto('base_rate')
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const there = await tx
    .selectFrom('base_rate')
    .selectAll()
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (equals(decimal(there.rate), rate)) return 'KEPT';
  const used = await tx
    .selectFrom('fund_income')
    .select('event_id')
    .where('event_id', '=', lumpSumsId(year))
    .limit(1)
    .executeTakeFirst();
  if (there.booked || used !== undefined) return 'OTHER_RATE_HOLDS';
  await tx.updateTable('base_rate').set(kept).where('year', '=', year).execute();
  return 'KEPT';
}

/** Under which a customer's lump sums of a year are booked, once, in time or later. */
export const lumpSumsId = (year: number): string => `lump-sums/${String(year)}`;

/** Whether a rate still is the one of its year; until the transaction ends it cannot be told otherwise. */
export async function rateHolds(tx: BankTransaction, year: number, rate: Decimal): Promise<boolean> {
  const told = await tx
    .selectFrom('base_rate')
    .select('rate')
    .where('year', '=', year)
    .forShare()
    .executeTakeFirst();
  return told === undefined || equals(decimal(told.rate), rate);
}

/** Rates that were told and with which not every customer's lump sums are booked yet, the oldest year first. */
export async function ratesToBook(
  db: BankDatabase,
): Promise<readonly { readonly year: number; readonly rate: Decimal }[]> {
  const rows = await db
    .selectFrom('base_rate')
    .select(['year', 'rate'])
    .where('booked', '=', false)
    .orderBy('year')
    .execute();
  return rows.map(({ year, rate }) => ({ year, rate: decimal(rate) }));
}

/** Notes that nobody's lump sums of a year are left to book. */
export async function rateBooked(db: BankDatabase, year: number, rate: Decimal): Promise<void> {
  await db
    .updateTable('base_rate')
    .set({ booked: true })
    .where('year', '=', year)
    .where('rate', '=', decimalText(rate))
    .execute();
}
