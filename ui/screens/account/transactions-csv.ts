import type { AccountTransaction } from '@domain/banking/account-transaction';
import { csvText } from '@ui/components/table/csv-text';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { purposeWords } from './purpose-words';

/** The bookings as CSV: those that are shown, in the order in which they are shown; what is not known stays empty. */
export function transactionsCsv(
  transactions: readonly AccountTransaction[],
  t: TextLookup,
  formats: Formats,
): string {
  const head = [
    t('banking.transactions.csv.status'),
    t('banking.transactions.column.day'),
    t('banking.transactions.column.valueDay'),
    t('banking.transactions.csv.type'),
    t('banking.transactions.csv.party'),
    t('banking.transactions.csv.iban'),
    t('banking.transactions.column.purpose'),
    t('banking.transactions.column.amount'),
    t('banking.transactions.csv.unit'),
    t('banking.transactions.csv.reference'),
  ];
  return csvText([head, ...transactions.map((each) => cellsOf(each, t, formats))], formats);
}

const cellsOf = (transaction: AccountTransaction, t: TextLookup, formats: Formats): readonly string[] => {
  const { reference, bookingDate, valueDate, amount, type, party } = transaction;
  return [
    t(`banking.transactions.csv.${bookingDate === undefined ? 'notBooked' : 'booked'}`),
    bookingDate === undefined ? '' : formats.day(bookingDate),
    valueDate,
    t(`banking.transactions.type.${type}`),
    party?.name ?? '',
    party?.iban ?? '',
    purposeWords(transaction, t, formats),
    // Spreadsheets know the hyphen as the sign of a number, not the true minus.
    formats.figure(amount, { minDecimals: 2 }).replace('\u2212', '-'),
    formats.unit(amount.unit),
    reference,
  ];
};
