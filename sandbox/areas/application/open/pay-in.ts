import { negate, type Decimal } from '@domain/money/decimal';
import type { Booking } from '@sandbox/ledger/booking';
import { bookingColumns } from '@sandbox/ledger/booking-lines';
import type { Journal } from '@sandbox/ledger/journal';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { into } from '@sandbox/ledger/ledger-line';
import { WERKBANK_BIC } from '@sandbox/world/iban';

/** The client's own account at the bank with this IBAN; undefined for one of another bank. */
export async function ownAccount(
  tx: BankTransaction,
  clientId: string,
  iban: string,
): Promise<string | undefined> {
  const own = await tx
    .selectFrom('account')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('iban', '=', iban)
    .where('currency', '=', 'EUR')
    .where('account_type', '<>', 'EXT')
    .executeTakeFirst();
  return own?.account_id;
}

/** The money of a deposit as it comes. */
export interface PaidIn {
  readonly clientId: string;
  readonly depositId: string;
  readonly applicationId: string;
  /** The client's own account that pays; undefined: another bank does. */
  readonly accountId: string | undefined;
  readonly amount: Decimal;
  readonly booking: Booking;
  readonly at: Date;
}

/** Books the money of a deposit. */
export async function payIn(
  tx: BankTransaction,
  journal: Journal,
  { clientId, depositId, applicationId, accountId, amount, booking, at }: PaidIn,
): Promise<void> {
  const reference = `deposit/${applicationId}`;
  const [book, owner] = accountId === undefined ? (['MARKET', ''] as const) : (['CASH', accountId] as const);
  await journal.post({
    kind: 'PAYMENT',
    reference,
    at,
    lines: [into('CASH', depositId, 'EUR', amount), into(book, owner, 'EUR', negate(amount))],
  });
  await tx
    .insertInto('payment')
    .values({
      client_id: clientId,
      reference,
      holder_name: 'Werkbank',
      iban: null,
      bic: WERKBANK_BIC,
      ...bookingColumns(booking),
    })
    .execute();
}
