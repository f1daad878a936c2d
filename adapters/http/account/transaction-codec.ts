import { transactionTypes } from '@domain/banking/account-transaction';
import * as t from 'io-ts';
import { wireAmount } from '../wire/wire-amount';
import { wireEnum } from '../wire/wire-enum';
import { wireBooking } from './booking-codec';
import { wireObject } from '../wire/wire-object';
import { wireDay } from '../wire/wire-time';

const wireParty = wireObject('Party', {}, { holderName: t.string, iban: t.string });

/** A booking of an account (api.md 8). */
export const wireAccountTransaction = wireObject(
  'AccountTransaction',
  {
    reference: t.string,
    amount: wireAmount,
    valutaDate: t.string,
    remittanceInfo: t.string,
    transactionType: wireObject('EnumText', {
      key: wireEnum('TransactionType', transactionTypes, 'UNKNOWN'),
    }),
  },
  { bookingDate: wireDay, remitter: wireParty, deptor: wireParty, creditor: wireParty, booking: wireBooking },
);
