import type { AccountTransaction } from '@domain/banking/account-transaction';
import { documentId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import type { BankDocument } from '@domain/postbox/bank-document';
import { calendarDay } from '@domain/time/local-date';
import { sap } from './fake-market';

/** Bookings that add up to 25,000.00 EUR, one of them not booked yet. */
export const someTransactions: readonly AccountTransaction[] = [
  {
    reference: 'transaction-4',
    valueDate: '2026-11-25',
    amount: amount('-2340.40', EUR),
    type: 'SECURITIES',
    party: { name: 'Werkbank' },
    lines: ['Wertpapierkauf', 'SAP SE', 'WKN 716460 ISIN DE0007164600'],
    booking: {
      kind: 'PURCHASE',
      isLate: false,
      security: { name: sap.name, wkn: sap.wkn, isin: sap.isin },
      quantity: amount('10', PIECES),
      price: amount('233.05', EUR),
      sums: [
        { kind: 'MARKET_VALUE', amount: amount('2330.50', EUR) },
        { kind: 'FEES', amount: amount('9.90', EUR) },
      ],
    },
  },
  {
    reference: 'transaction-3',
    bookingDate: calendarDay('2026-11-03'),
    valueDate: '2026-11-03',
    amount: amount('-985.00', EUR),
    type: 'TRANSFER',
    party: { name: 'Hausverwaltung Lindner', iban: 'DE89370400440532013000' },
    lines: ['Miete November'],
  },
  {
    reference: 'transaction-2',
    bookingDate: calendarDay('2026-10-27'),
    valueDate: '2026-10-27',
    amount: amount('3184.20', EUR),
    type: 'TRANSFER',
    party: { name: 'Nordlicht Maschinenbau GmbH', iban: 'DE02120300000000202051' },
    lines: ['Gehalt'],
  },
  {
    reference: 'transaction-1',
    bookingDate: calendarDay('2026-10-01'),
    valueDate: '2026-10-01',
    amount: amount('25141.20', EUR),
    type: 'TRANSFER',
    party: { name: 'Werkbank' },
    lines: ['Saldovortrag'],
    booking: { kind: 'OPENING_BALANCE', isLate: false, sums: [] },
  },
];

/** A statement that is not read, a note that is, and a letter with a page before it. */
export const someDocuments: readonly BankDocument[] = [
  {
    id: documentId('document-1'),
    name: 'Wertpapierabrechnung Kauf SAP SE',
    title: { kind: 'SETTLEMENT_NOTE_BUY', args: { name: 'SAP SE' } },
    createdOn: calendarDay('2026-11-23'),
    form: 'application/pdf',
    advertisement: false,
    isRead: false,
    hasForeword: false,
  },
  {
    id: documentId('document-2'),
    name: 'Kontoauszug 10/2026, Verrechnungskonto 2000000001',
    title: {
      kind: 'ACCOUNT_STATEMENT',
      args: { month: '2026-10', accountType: 'SA', account: '2000000001' },
    },
    createdOn: calendarDay('2026-11-01'),
    form: 'application/pdf',
    advertisement: false,
    isRead: true,
    hasForeword: false,
  },
  {
    id: documentId('document-3'),
    name: 'Sparpläne ab 25 EUR',
    title: { kind: 'LETTER_SAVINGS_PLANS', args: {} },
    createdOn: calendarDay('2026-10-01'),
    form: 'text/html',
    advertisement: true,
    isRead: false,
    hasForeword: true,
  },
];
