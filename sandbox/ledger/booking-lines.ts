import { decimal } from '@domain/money/decimal';
import { unit } from '@domain/money/unit';
import { formatGermanDate } from '@domain/time/german-date';
import { countText, moneyText, pricedText } from '@sandbox/market/catalogue/german-figures';
import type { WireAmount } from '@sandbox/market/price/wire-amount';
import { json } from '@sandbox/platform/db/json';
import type { Booking, BookingKind, BookingSum } from './booking';

type Lines = (booking: Booking) => readonly string[];

const HEADS: Readonly<Record<BookingKind, Lines>> = {
  PURCHASE: () => ['Wertpapierkauf'],
  SALE: () => ['Wertpapierverkauf'],
  COLLECTION: () => ['Lastschrifteinzug'],
  OPENING_BALANCE: () => ['Saldovortrag'],
  PAYMENT: () => ['Zahlung'],
  SECURITIES_TRADE: () => ['Wertpapiergeschäft'],
  SALE_TAX: () => ['Steuer auf einen Wertpapierverkauf'],
  DEPOT_TRANSFER: () => ['Depotübertrag'],
  DISTRIBUTION: () => ['Ausschüttung'],
  LUMP_SUM_TAX: ({ year = 0 }) => [`Steuer auf die Vorabpauschale ${String(year)}`],
  COUPLE_OFFSET: ({ year = 0 }) => [
    `Verlustausgleich mit Ihrem Ehegatten für ${String(year)}`,
    'Steuererstattung (§ 43a Abs. 3 Satz 2 EStG)',
  ],
  FIXED_DEPOSIT: ({ number = '' }) => ['Festgeldanlage', `Antrag ${number}`],
  FIXED_DEPOSIT_DEBIT: ({ number = '' }) => ['Lastschrift Festgeldanlage', number],
  FIXED_DEPOSIT_REPAYMENT: ({ number = '' }) => ['Rückzahlung Festgeld mit Zinsen', number],
  OPENING_BONUS: ({ number = '' }) => ['Eröffnungsprämie', `Depot ${number}`],
  FUND_DEPOT_PAYOUT: ({ number = '' }) => [`Auszahlung Fondsdepot ${number}`],
};

const SUMS: Readonly<Record<BookingSum, (amount: string, booking: Booking) => readonly string[]>> = {
  MARKET_VALUE: (amount) => [`Kurswert ${amount}`],
  ACCRUED_INTEREST: (amount) => [`Stückzinsen ${amount}`],
  FEES: (amount) => [`Entgelte ${amount}`],
  BEFORE_TAX: (amount, { day }) => [
    `${day === undefined ? '' : `vom ${formatGermanDate(day)}: `}${amount} vor Steuern`,
  ],
  LUMP_SUM: (amount, { isLate = false, year = 0 }) => [
    `Vorabpauschale ${amount}`,
    ...(isLate ? [`Nachträglich gebucht: Basiszins ${String(year)} erst später bekannt`] : []),
  ],
  CAPITAL_GAINS_TAX: (amount) => [`Kapitalertragsteuer ${amount}`],
  SOLIDARITY_SURCHARGE: (amount) => [`Solidaritätszuschlag ${amount}`],
  CHURCH_TAX: (amount) => [`Kirchensteuer ${amount}`],
};

/** What a booking of the bank is told in on statements and in `remittanceInfo`: in German, line by line. */
export function bookingLines(booking: Booking): string[] {
  const { security, quantity, price, sums = [] } = booking;
  return [
    ...HEADS[booking.kind](booking),
    ...(security === undefined ? [] : [security.name, `WKN ${security.wkn} ISIN ${security.isin}`]),
    ...(quantity === undefined || price === undefined
      ? []
      : [
          `${countText(decimal(quantity.value), unit(quantity.unit))} zu ${pricedText(decimal(price.value), unit(price.unit))}`,
        ]),
    ...sums.flatMap(({ kind, amount, inAccount }) =>
      SUMS[kind](
        inAccount === undefined ? moneyOf(amount) : `${moneyOf(amount)} = ${moneyOf(inAccount)}`,
        booking,
      ),
    ),
  ];
}

const moneyOf = ({ value, unit: currency }: WireAmount): string => moneyText(decimal(value), currency);

/** How a payment keeps a booking of the bank: as it is, and in its German lines. */
export const bookingColumns = (booking: Booking): { readonly booking: string; readonly purpose: string } => ({
  booking: json(booking),
  purpose: json(bookingLines(booking)),
});
