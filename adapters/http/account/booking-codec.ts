import { bookingKinds, bookingSums, type Booking } from '@domain/banking/booking';
import { isin } from '@domain/codes/isin';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { present } from '../wire/present';
import { wireAmount } from '../wire/wire-amount';
import { wireEnum } from '../wire/wire-enum';
import { wireWkn } from '../wire/instrument/instrument-codec';
import { wireObject } from '../wire/wire-object';
import { wireText } from '../wire/wire-text';
import { wireDay } from '../wire/wire-time';

/** What a booking of the bank is for (docs/decisions/wire.md). */
export const wireBooking = wireObject(
  'Booking',
  {
    kind: wireEnum('BookingKind', bookingKinds, 'UNKNOWN'),
    late: t.boolean,
    sums: t.array(
      wireObject(
        'BookingSum',
        { kind: wireEnum('BookingSumKind', bookingSums, 'UNKNOWN'), amount: wireAmount },
        { amountInAccountCurrency: wireAmount },
      ),
    ),
  },
  {
    number: t.string,
    year: t.number,
    day: wireDay,
    security: wireObject('BookedSecurity', {
      name: t.string,
      wkn: wireWkn,
      isin: wireText('Isin', (text) => O.fromEither(isin(text)), String),
    }),
    quantity: wireAmount,
    price: wireAmount,
  },
);

/** The domain's booking; none where the bank has a kind or a sum that is not known here, and so no words for it. */
export function toBooking(wire: t.TypeOf<typeof wireBooking>): Booking | undefined {
  const { kind, late: isLate, number, year, day, security, quantity, price } = wire;
  const sums = wire.sums.flatMap(({ kind: sum, amount, amountInAccountCurrency: inAccount }) =>
    sum === 'UNKNOWN' ? [] : [present({ kind: sum, amount, inAccount })],
  );
  if (kind === 'UNKNOWN' || sums.length < wire.sums.length) return undefined;
  return present({ kind, isLate, number, year, day, security, quantity, price, sums });
}
