import { msciWorld } from '@adapters/fake/bank/fake-market';
import {
  bookingKinds,
  bookingSums,
  type Booking,
  type BookingKind,
  type BookingSum,
} from '@domain/banking/booking';
import { amount } from '@domain/money/amount';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { screen } from '@testing-library/react';
import { englishTexts } from '@ui/i18n/english-texts';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { PurposeText } from '@ui/screens/account/purpose-text';
import { bookingWords } from '@ui/screens/account/purpose-words';
import { renderInGerman } from '../../render-in-german';

const texts = { de: createTexts('de', germanTexts), en: createTexts('en', englishTexts) };
const words = (booking: Booking, language: 'de' | 'en', isDiscreet = false): string => {
  const { t } = texts[language];
  return bookingWords(booking, t, createFormats(language, t, isDiscreet)).replaceAll('\u00a0', ' ');
};

const bare = { isLate: false, sums: [], number: '1000 01', year: 2026 } as const;

const kinds: Readonly<Record<BookingKind, readonly [string, string]>> = {
  PURCHASE: ['Wertpapierkauf', 'Securities purchase'],
  SALE: ['Wertpapierverkauf', 'Securities sale'],
  COLLECTION: ['Lastschrifteinzug', 'Direct debit collection'],
  OPENING_BALANCE: ['Saldovortrag', 'Balance brought forward'],
  PAYMENT: ['Zahlung', 'Payment'],
  SECURITIES_TRADE: ['Wertpapiergeschäft', 'Securities transaction'],
  SALE_TAX: ['Steuer auf einen Wertpapierverkauf', 'Tax on a sale of securities'],
  DEPOT_TRANSFER: ['Depotübertrag', 'Securities transfer'],
  DISTRIBUTION: ['Ausschüttung', 'Distribution'],
  LUMP_SUM_TAX: ['Steuer auf die Vorabpauschale 2026', 'Tax on the advance lump sum of 2026'],
  COUPLE_OFFSET: [
    'Verlustausgleich mit Ihrem Ehegatten für 2026, Steuererstattung (§ 43a Abs. 3 Satz 2 EStG)',
    'Loss offset with your spouse for 2026, tax refund (section 43a(3) sentence 2 EStG)',
  ],
  FIXED_DEPOSIT: ['Festgeldanlage, Antrag 1000 01', 'Fixed-term deposit, application 1000 01'],
  FIXED_DEPOSIT_DEBIT: [
    'Lastschrift für das Festgeld 1000 01',
    'Direct debit for fixed-term deposit 1000 01',
  ],
  FIXED_DEPOSIT_REPAYMENT: [
    'Rückzahlung des Festgelds 1000 01 mit Zinsen',
    'Repayment of fixed-term deposit 1000 01 with interest',
  ],
  OPENING_BONUS: ['Eröffnungsprämie für das Depot 1000 01', 'Opening bonus for custody account 1000 01'],
  FUND_DEPOT_PAYOUT: ['Auszahlung aus dem Fondsdepot 1000 01', 'Payment from fund account 1000 01'],
};

const sums: Readonly<Record<BookingSum, readonly [string, string]>> = {
  MARKET_VALUE: ['Kurswert 1.234,50 EUR', 'market value 1,234.50 EUR'],
  ACCRUED_INTEREST: ['Stückzinsen 1.234,50 EUR', 'accrued interest 1,234.50 EUR'],
  FEES: ['Entgelte 1.234,50 EUR', 'fees 1,234.50 EUR'],
  BEFORE_TAX: ['1.234,50 EUR vor Steuern', '1,234.50 EUR before tax'],
  LUMP_SUM: ['Vorabpauschale 1.234,50 EUR', 'advance lump sum 1,234.50 EUR'],
  CAPITAL_GAINS_TAX: ['Kapitalertragsteuer 1.234,50 EUR', 'capital gains tax 1,234.50 EUR'],
  SOLIDARITY_SURCHARGE: ['Solidaritätszuschlag 1.234,50 EUR', 'solidarity surcharge 1,234.50 EUR'],
  CHURCH_TAX: ['Kirchensteuer 1.234,50 EUR', 'church tax 1,234.50 EUR'],
};

const purchase: Booking = {
  kind: 'PURCHASE',
  isLate: false,
  security: { name: msciWorld.name, wkn: msciWorld.wkn, isin: msciWorld.isin },
  quantity: amount('12.5', PIECES),
  price: amount('1200.1', USD),
  sums: [{ kind: 'MARKET_VALUE', amount: amount('15001.25', USD), inAccount: amount('13000', EUR) }],
};

describe('what a booking of the bank is for [CUS-02] [SH-11]', () => {
  it.each(bookingKinds)('%s is said in both languages', (kind) => {
    expect([words({ ...bare, kind }, 'de'), words({ ...bare, kind }, 'en')]).toEqual(kinds[kind]);
  });

  it.each(bookingSums)('%s is said in both languages', (kind) => {
    const booking: Booking = { ...bare, kind: 'PAYMENT', sums: [{ kind, amount: amount('1234.5', EUR) }] };
    expect([words(booking, 'de'), words(booking, 'en')]).toEqual([
      `Zahlung · ${sums[kind][0]}`,
      `Payment · ${sums[kind][1]}`,
    ]);
  });

  it('names the security, how many at which price, and the value in both currencies', () => {
    expect(words(purchase, 'de')).toBe(
      'Wertpapierkauf · iShares Core MSCI World UCITS ETF · WKN A0RPWH · ISIN IE00B4L5Y983 · 12,5 Stück zu 1.200,10 USD · Kurswert 15.001,25 USD = 13.000,00 EUR',
    );
    expect(words(purchase, 'en')).toBe(
      'Securities purchase · iShares Core MSCI World UCITS ETF · WKN A0RPWH · ISIN IE00B4L5Y983 · 12.5 units at 1,200.10 USD · market value 15,001.25 USD = 13,000.00 EUR',
    );
  });

  it('names the day a fund paid on, and that a lump sum is taxed late', () => {
    const late: Booking = { ...bare, kind: 'LUMP_SUM_TAX', day: calendarDay('2026-11-03'), isLate: true };
    expect(words(late, 'de')).toBe(
      'Steuer auf die Vorabpauschale 2026 · vom 03.11.2026 · nachträglich gebucht, weil der Basiszins 2026 erst später bekannt wurde',
    );
    expect(words(late, 'en')).toBe(
      'Tax on the advance lump sum of 2026 · paid on 3 Nov 2026 · booked late, as the base rate of 2026 became known later',
    );
  });

  it('covers what is the customer’s own before onlookers, what was paid for a piece too', () => {
    const told = words(purchase, 'de', true);
    expect(told).toContain('zu •••• USD');
    expect(told).not.toMatch(/12,5|1\.200|15\.001|13\.000/);
  });

  it('is in German where it is in the words of others, and is read so', () => {
    renderInGerman(
      <PurposeText
        transaction={{
          reference: 'one',
          valueDate: '2026-11-03',
          amount: amount('-985', EUR),
          type: 'TRANSFER',
          lines: ['Miete', 'November'],
        }}
      />,
    );
    expect(screen.getByText('Miete November')).toHaveAttribute('lang', 'de');
  });
});
