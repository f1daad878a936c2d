import { decimal, negate, sum, type Decimal } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import { addDays, calendarDay, type LocalDate } from '@domain/time/local-date';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import type { DemoAccount, DemoPayment } from '../world/demo-customer';
import { OTHER_BIC, otherIban } from '../world/iban';
import type { Journal } from './journal';
import { into } from './ledger-line';

/** So many whole months of bookings an account has when the world begins. */
const MONTHS = 3;

/** A payment of the time before the world began. */
export interface PastPayment {
  readonly on: LocalDate;
  readonly accountId: string;
  readonly currency: string;
  readonly payment: DemoPayment;
}

/** The day accounts were opened: the first of a month, before all their payments. */
export function openingDay(now: Instant): LocalDate {
  let first = firstOfMonth(berlinTime(now).date);
  for (let month = 0; month < MONTHS; month++) first = firstOfMonth(addDays(first, -1));
  return first;
}

/** When an account was opened, as the journal has it. */
export const openedAt = (now: Instant): Date =>
  new Date(zoneInstant('Europe/Berlin', openingDay(now), '00:00'));

/** What came in and went out of an account since it was opened, the first first. */
export function pastPayments(
  { payments = [], currency }: DemoAccount,
  accountId: string,
  now: Instant,
): readonly PastPayment[] {
  const today = berlinTime(now).date;
  const past: PastPayment[] = [];
  for (let day = openingDay(now); day < today; day = addDays(day, 1)) {
    for (const payment of payments.filter((each) => each.day === Number(day.slice(8)))) {
      past.push({ on: day, accountId, currency, payment });
    }
  }
  return past;
}

/** What the payments have added up to. */
export const paidSince = (past: readonly PastPayment[]): Decimal =>
  sum(past.map(({ payment }) => decimal(payment.amount)));

/** Books payments of the past, and keeps who stood on the other side. */
export async function bookPayments(
  tx: BankTransaction,
  journal: Journal,
  clientId: string,
  past: readonly PastPayment[],
): Promise<void> {
  const numbered = past.map((each, index) => ({ ...each, reference: `payment/${String(index + 1)}` }));
  for (const { on, accountId, currency, payment, reference } of numbered) {
    const amount = decimal(payment.amount);
    await journal.post({
      kind: 'PAYMENT',
      reference,
      at: new Date(zoneInstant('Europe/Berlin', on, '06:00')),
      lines: [into('CASH', accountId, currency, amount), into('OPENING', '', currency, negate(amount))],
    });
  }
  if (numbered.length === 0) return;
  await tx
    .insertInto('payment')
    .values(
      numbered.map(({ reference, payment: { name, account, purpose } }) => ({
        client_id: clientId,
        reference,
        holder_name: name,
        iban: otherIban(account),
        bic: OTHER_BIC,
        purpose: json(purpose),
      })),
    )
    .execute();
}

const firstOfMonth = (day: LocalDate): LocalDate => calendarDay(`${day.slice(0, 8)}01`);
