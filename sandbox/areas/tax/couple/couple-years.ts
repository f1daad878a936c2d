import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { centsOf } from '../cents';
import { euros, keepYear, lockCouple, taxYear, totalsOf, type TaxYearRow } from '../tax-years';
import { offsetCouple, type OffsetYear } from './couple-offset';

/**
 * Makes a customer's year ready to be booked into: both partners' records are locked, and the losses of the years before
 * are offset between them, so that what is carried into it is what their certificate says.
 */
export async function openYear(tx: BankTransaction, clientId: string, year: number): Promise<void> {
  const row = await taxYear(tx, clientId, year);
  if (row.partner_id === null) return;
  await lockCouple(tx, row);
  const couple = [clientId, row.partner_id].sort();
  for (const past of await openYearsOf(tx, couple, year)) await offsetYear(tx, couple, past);
}

/** Offsets what all couples' years before one have left; what a booking has come first to is done already. */
export async function offsetYearsBefore(db: BankDatabase, year: number): Promise<void> {
  const rows = await db
    .selectFrom('tax_year')
    .select('client_id')
    .distinct()
    .where('partner_id', 'is not', null)
    .where('year', '<', year)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('couple_year')
            .select('couple_year.year')
            .whereRef('couple_year.client_id', '=', 'tax_year.client_id')
            .whereRef('couple_year.year', '=', 'tax_year.year'),
        ),
      ),
    )
    .orderBy('client_id')
    .execute();
  for (const { client_id } of rows) await inTransaction(db, (tx) => openYear(tx, client_id, year));
}

/** The years with bookings of either partner that are not offset yet, the oldest first. */
async function openYearsOf(
  tx: BankTransaction,
  couple: readonly string[],
  before: number,
): Promise<readonly number[]> {
  const booked = await tx
    .selectFrom('tax_year')
    .select('year')
    .distinct()
    .where('client_id', 'in', couple)
    .where('partner_id', 'is not', null)
    .where('year', '<', before)
    .execute();
  const done = await tx
    .selectFrom('couple_year')
    .select('year')
    .distinct()
    .where('client_id', 'in', couple)
    .execute();
  const known = new Set(done.map(({ year }) => year));
  return booked
    .map(({ year }) => year)
    .filter((year) => !known.has(year))
    .sort((a, b) => a - b);
}

async function offsetYear(tx: BankTransaction, couple: readonly string[], year: number): Promise<void> {
  const [one = '', other = ''] = couple;
  const rows = [await taxYear(tx, one, year), await taxYear(tx, other, year)] as const;
  const offset = offsetOf(rows);
  for (const [index, { year: totals, back }] of offset.entries()) {
    const row = rows[index];
    if (row === undefined) continue;
    await keepYear(tx, row, totals);
    await tx
      .insertInto('couple_year')
      .values({
        client_id: row.client_id,
        year,
        kest: euros(back.kest),
        soli: euros(back.soli),
        kist: euros(back.kist),
        paid: back.kest === 0n,
      })
      .execute();
  }
}

/** Two partners' years as the offset leaves them. */
export const offsetOf = ([a, b]: readonly [TaxYearRow, TaxYearRow]): readonly [OffsetYear, OffsetYear] =>
  offsetCouple(totalsOf(a, 0n), totalsOf(b, 0n), centsOf(a.allowance_ordered));

/** Whether the losses of a year were offset already. */
export async function isOffset(db: BankDatabase, clientId: string, year: number): Promise<boolean> {
  const row = await db
    .selectFrom('couple_year')
    .select('year')
    .where('client_id', '=', clientId)
    .where('year', '=', year)
    .executeTakeFirst();
  return row !== undefined;
}
