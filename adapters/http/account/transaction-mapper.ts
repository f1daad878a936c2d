import { remittanceLines, type AccountTransaction } from '@domain/banking/account-transaction';
import type * as t from 'io-ts';
import { toBooking } from './booking-codec';
import { present } from '../wire/present';
import type { wireAccountTransaction } from './transaction-codec';

type Wire = t.TypeOf<typeof wireAccountTransaction>;

/** The domain's booking; the one on the other side is its party. */
export function toAccountTransaction(wire: Wire): AccountTransaction {
  const { holderName: name, iban } = wire.remitter ?? wire.deptor ?? wire.creditor ?? {};
  return present({
    reference: wire.reference,
    bookingDate: wire.bookingDate,
    valueDate: wire.valutaDate,
    amount: wire.amount,
    type: wire.transactionType.key,
    party: name === undefined ? undefined : present({ name, iban }),
    lines: remittanceLines(wire.remittanceInfo),
    booking: wire.booking && toBooking(wire.booking),
  });
}
