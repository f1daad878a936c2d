import { bookingKinds, bookingSums } from '@domain/banking/booking';
import { BOOKING_KINDS, BOOKING_SUMS, type Booking, type BookingKind } from '@sandbox/ledger/booking';
import { bookingLines } from '@sandbox/ledger/booking-lines';

const LINES: Readonly<Record<BookingKind, readonly string[]>> = {
  PURCHASE: ['Wertpapierkauf'],
  SALE: ['Wertpapierverkauf'],
  COLLECTION: ['Lastschrifteinzug'],
  OPENING_BALANCE: ['Saldovortrag'],
  PAYMENT: ['Zahlung'],
  SECURITIES_TRADE: ['Wertpapiergeschäft'],
  SALE_TAX: ['Steuer auf einen Wertpapierverkauf'],
  DEPOT_TRANSFER: ['Depotübertrag'],
  DISTRIBUTION: ['Ausschüttung'],
  LUMP_SUM_TAX: ['Steuer auf die Vorabpauschale 2026'],
  COUPLE_OFFSET: [
    'Verlustausgleich mit Ihrem Ehegatten für 2026',
    'Steuererstattung (§ 43a Abs. 3 Satz 2 EStG)',
  ],
  FIXED_DEPOSIT: ['Festgeldanlage', 'Antrag 17'],
  FIXED_DEPOSIT_DEBIT: ['Lastschrift Festgeldanlage', '17'],
  FIXED_DEPOSIT_REPAYMENT: ['Rückzahlung Festgeld mit Zinsen', '17'],
  OPENING_BONUS: ['Eröffnungsprämie', 'Depot 17'],
  FUND_DEPOT_PAYOUT: ['Auszahlung Fondsdepot 17'],
};

describe('bookings of the bank', () => {
  it('are all known to the portal, which says them in its own languages', () => {
    expect([bookingKinds, bookingSums]).toEqual([BOOKING_KINDS, BOOKING_SUMS]);
  });

  it.each(BOOKING_KINDS)('%s has its German lines', (kind) => {
    expect(bookingLines({ kind, year: 2026, number: '17' })).toEqual(LINES[kind]);
  });

  it('have each part on a line of its own', () => {
    const lump: Booking = {
      kind: 'LUMP_SUM_TAX',
      year: 2025,
      isLate: true,
      security: { name: 'Fonds', wkn: '847402', isin: 'DE0008474024' },
      quantity: { value: '1200.5', unit: 'XXX' },
      price: { value: '1.10', unit: 'EUR' },
      sums: [
        {
          kind: 'LUMP_SUM',
          amount: { value: '1320.55', unit: 'USD' },
          inAccount: { value: '1200', unit: 'EUR' },
        },
        { kind: 'CAPITAL_GAINS_TAX', amount: { value: '-12.10', unit: 'EUR' } },
      ],
    };
    expect(bookingLines(lump)).toEqual([
      'Steuer auf die Vorabpauschale 2025',
      'Fonds',
      'WKN 847402 ISIN DE0008474024',
      '1.200,5 Stück zu 1,10 EUR',
      'Vorabpauschale 1.320,55 USD = 1.200,00 EUR',
      'Nachträglich gebucht: Basiszins 2025 erst später bekannt',
      'Kapitalertragsteuer -12,10 EUR',
    ]);
  });
});
