import type { AccountTransaction } from '@domain/banking/account-transaction';
import type { Booking } from '@domain/banking/booking';
import type { Written } from '@domain/banking/transactions-view';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

const cents = { minDecimals: 2 } as const;

/** What a booking of the bank is for, in the language and the figures of the reader. */
export function bookingWords(booking: Booking, t: TextLookup, formats: Formats): string {
  const { kind, number = '', year = 0, day, security, quantity, price, sums, isLate } = booking;
  return [
    t(`banking.booking.kind.${kind}`, { number, year: String(year) }),
    ...(security === undefined ? [] : [security.name, `WKN ${security.wkn}`, `ISIN ${security.isin}`]),
    ...(quantity === undefined || price === undefined
      ? []
      : [
          t('banking.booking.atPrice', {
            quantity: formats.amount(quantity),
            // What was paid for a piece is the customer's own, unlike a price of the market.
            price: formats.amount(price, cents),
          }),
        ]),
    ...(day === undefined ? [] : [t('banking.booking.day', { day: formats.day(day) })]),
    ...sums.map(({ kind: sum, amount, inAccount }) =>
      t(`banking.booking.sum.${sum}`, {
        amount: [amount, ...(inAccount === undefined ? [] : [inAccount])]
          .map((each) => formats.amount(each, cents))
          .join(' = '),
      }),
    ),
    ...(isLate ? [t('banking.booking.late', { year: String(year) })] : []),
  ].join(' · ');
}

/** What a booking is for: the bank's in the language of the reader, else in the words of who pays. */
export const purposeWords = (
  { booking, lines }: AccountTransaction,
  t: TextLookup,
  formats: Formats,
): string => (booking === undefined ? lines.join(' ') : bookingWords(booking, t, formats));

/** Amounts are looked for as they are written, with or without the marks of thousands, and with the sign of a keyboard. */
export const writtenIn = (t: TextLookup, formats: Formats): Written => ({
  amount: ({ value }) => {
    const marked = formats.decimal(value, cents).replace('\u2212', '-');
    return `${marked} ${marked.replaceAll(formats.language === 'de' ? '.' : ',', '')}`;
  },
  purpose: (transaction) => purposeWords(transaction, t, formats),
});
