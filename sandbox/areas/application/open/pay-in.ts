import { negate, type Decimal } from '@domain/money/decimal';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { into } from '@sandbox/ledger/ledger-line';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import type { Answers } from '../check/answers';
import type { Opening } from './opening';

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

/** From which own account a deposit is paid, by direct debit or else from where it will be paid out to. */
export const paysFrom = (
  tx: BankTransaction,
  clientId: string,
  answers: Answers,
): Promise<string | undefined> => {
  const isDebit = answers.get('LASTSCHRIFT_KONTO.ZAHLUNGSWEG') === 'LASTSCHRIFT';
  return ownAccount(
    tx,
    clientId,
    answers.get(isDebit ? 'LASTSCHRIFT_KONTO.KONTO_ID' : 'AUSZAHLUNG_KONTO.KONTO_ID'),
  );
};

/** Pays the money of a deposit in, from an own account at the bank or, as debit or transfer, from another bank. */
export async function payIn(
  { tx, clientId, journal, answers, row, at }: Opening,
  depositId: string,
  amount: Decimal,
): Promise<void> {
  const accountId = await paysFrom(tx, clientId, answers);
  const reference = `deposit/${row.application_id}`;
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
      purpose: json(['Festgeldanlage', `Antrag ${row.application_number}`]),
    })
    .execute();
}
