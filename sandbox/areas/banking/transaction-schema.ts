import type { LocalDate } from '@domain/time/local-date';
import { Type, type Static } from 'typebox';
import { isNegative } from '@domain/money/decimal';
import { BookingSchema, bookingAnswer } from '@sandbox/ledger/booking';
import { AmountSchema, EnumTextSchema, Nullable } from '@sandbox/platform/http/schemas';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import type { AccountTransaction, Party, TransactionType } from './account-transaction';
import { remittanceInfo } from './remittance-info';

const text = Type.String();

const PartySchema = Type.Object({ holderName: text, iban: Nullable(text), bic: Nullable(text) });

/** A booking of an account on the wire (api.md 8). */
export const AccountTransactionSchema = Type.Object({
  reference: text,
  bookingStatus: Type.Enum(['BOOKED', 'NOTBOOKED']),
  bookingDate: Nullable(text),
  amount: AmountSchema,
  remitter: Nullable(PartySchema),
  deptor: Nullable(PartySchema),
  creditor: Nullable(PartySchema),
  valutaDate: text,
  directDebitCreditorId: Nullable(text),
  directDebitMandateId: Nullable(text),
  endToEndReference: Nullable(text),
  newTransaction: Type.Boolean(),
  remittanceInfo: text,
  /** What the bank has booked, null where somebody else says what it is for. */
  booking: Nullable(BookingSchema),
  transactionType: EnumTextSchema,
});

/** A booking as it is answered. */
export type AccountTransactionAnswer = Static<typeof AccountTransactionSchema>;

const TYPES: Readonly<Record<TransactionType, string>> = {
  SECURITIES: 'Wertpapiere',
  DIRECT_DEBIT: 'Lastschrift',
  TRANSFER: 'Übertrag / Überweisung',
};

/** The creditor identifier of the Werkbank: the one that the Bundesbank keeps for tests. */
export const CREDITOR_ID = 'DE98ZZZ09999999999';

/** The answer for a booking; new is what is not booked yet, or was booked today. */
export function transactionAnswer(
  transaction: AccountTransaction,
  currency: string,
  today: LocalDate,
): AccountTransactionAnswer {
  const { reference, amount, bookingDate, valutaDate, type, party, mandateId, purpose } = transaction;
  const isDebit = type === 'DIRECT_DEBIT';
  return {
    reference,
    bookingStatus: bookingDate === undefined ? 'NOTBOOKED' : 'BOOKED',
    bookingDate: bookingDate ?? null,
    amount: wireAmount(amount, currency),
    remitter: !isDebit && !isNegative(amount) ? partyAnswer(party) : null,
    deptor: isDebit ? partyAnswer(party) : null,
    creditor: isNegative(amount) ? partyAnswer(party) : null,
    valutaDate,
    directDebitCreditorId: isDebit ? CREDITOR_ID : null,
    directDebitMandateId: mandateId ?? null,
    endToEndReference: null,
    newTransaction: bookingDate === undefined || bookingDate === today,
    remittanceInfo: remittanceInfo(purpose.lines),
    booking: purpose.booking === undefined ? null : bookingAnswer(purpose.booking),
    transactionType: { key: type, text: TYPES[type] },
  };
}

const partyAnswer = ({ holderName, iban, bic }: Party): Static<typeof PartySchema> => ({
  holderName,
  iban,
  bic,
});
