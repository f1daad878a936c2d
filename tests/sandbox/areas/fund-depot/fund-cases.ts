import { deposit, monthly, withdrawal, type FundRequest } from './fund-desk';

/** Every key of an order with what raises it, and what it is about. */
export const FUND_CASES: readonly (readonly [
  key: string,
  origin: readonly string[],
  request: FundRequest,
])[] = [
  ['fehler_pflichtfeld_nicht_gesetzt', ['kind'], { amount: { value: '100.00', unit: 'EUR' } }],
  ['fehler_pflichtfeld_nicht_gesetzt', ['amount'], { kind: 'DEPOSIT' }],
  ['fehler_pflichtfeld_nicht_gesetzt', ['amount'], { kind: 'WITHDRAWAL' }],
  ['fehler_pflichtfeld_nicht_gesetzt', ['accountIban'], deposit('100.00', { accountIban: null })],
  [
    'fehler_pflichtfeld_nicht_gesetzt',
    ['regular.interval'],
    deposit('100.00', { regular: { ...monthly, interval: null } }),
  ],
  [
    'fehler_pflichtfeld_nicht_gesetzt',
    ['regular.day'],
    deposit('100.00', { regular: { ...monthly, day: null } }),
  ],
  [
    'fehler_pflichtfeld_nicht_gesetzt',
    ['regular.start'],
    deposit('100.00', { regular: { ...monthly, start: null } }),
  ],
  ['fehler-fondsauftrag-art-unbekannt', ['kind'], { kind: 'GIFT' }],
  ['fehler-fondsauftrag-betrag-ungueltig', ['amount'], deposit('100.001')],
  ['fehler-fondsauftrag-betrag-ungueltig', ['amount'], withdrawal({ amount: { value: '100', unit: 'USD' } })],
  ['fehler-fondsauftrag-mindestbetrag', ['amount'], deposit('49.99')],
  ['fehler-fondsauftrag-mindestbetrag', ['amount'], deposit('24.99', { regular: monthly })],
  ['fehler-fondsauftrag-mindestbetrag', ['amount'], withdrawal({ amount: { value: '49.99', unit: 'EUR' } })],
  ['fehler-fondsauftrag-mindestbetrag', ['percent'], withdrawal({ percent: '0.36' })],
  ['fehler-fondsauftrag-hoechstbetrag', ['amount'], deposit('20000.01')],
  ['fehler-fondsauftrag-hoechstbetrag', ['amount'], deposit('10000.01', { regular: monthly })],
  ['fehler-fondsauftrag-prozent-ungueltig', ['percent'], withdrawal({ percent: '100' })],
  ['fehler-fondsauftrag-prozent-ungueltig', ['percent'], withdrawal({ percent: '0' })],
  ['fehler-fondsauftrag-umfang-mehrdeutig', ['percent', 'all'], withdrawal({ percent: '10', all: true })],
  [
    'fehler-fondsauftrag-mindestbestand',
    ['amount'],
    withdrawal({ amount: { value: '13100.01', unit: 'EUR' } }),
  ],
  ['fehler-fondsauftrag-mindestbestand', ['percent'], withdrawal({ percent: '96.33' })],
  ['fehler-fondsauftrag-schliessen-nur-mit-allem', ['close'], withdrawal({ percent: '10', close: true })],
  [
    'fehler-fondsauftrag-regelmaessig-nur-einzahlung',
    ['regular'],
    withdrawal({ percent: '10', regular: monthly }),
  ],
  ['fehler-fondsauftrag-nur-betrag', ['percent'], { kind: 'DEPOSIT', percent: '10' }],
  ['fehler-fondsauftrag-nur-betrag', ['all'], { kind: 'DEPOSIT', all: true }],
  [
    'fehler-fondsauftrag-rhythmus-nicht-moeglich',
    ['regular.day'],
    deposit('100.00', { regular: { ...monthly, day: 7 } }),
  ],
  [
    'fehler-fondsauftrag-rhythmus-nicht-moeglich',
    ['regular.interval'],
    deposit('100.00', { regular: { ...monthly, interval: 'DAILY' } }),
  ],
  [
    'fehler-fondsauftrag-startdatum-nicht-moeglich',
    ['regular.start'],
    deposit('100.00', { regular: { ...monthly, start: '2026-11-23' } }),
  ],
  [
    'fehler-fondsauftrag-enddatum-nicht-moeglich',
    ['regular.end'],
    deposit('100.00', { regular: { ...monthly, end: '2026-12-14' } }),
  ],
  [
    'fehler-fondsauftrag-erhoehung-nicht-moeglich',
    ['regular.increase'],
    deposit('100.00', { regular: { ...monthly, increase: '10.01' } }),
  ],
  [
    'fehler-fondsauftrag-konto-nicht-hinterlegt',
    ['accountIban'],
    deposit('100.00', { accountIban: 'DE89370400440532013000' }),
  ],
  ['fehler-fondsauftrag-deckung', ['amount'], deposit('7400.01')],
  [
    'fehler_lastschrifteinzug_limit_ueberschritten',
    ['amount'],
    deposit('5000.01', { accountIban: 'extern' }),
  ],
];
