import type { InstrumentTrait } from './instrument-table';

/** When and how much a bond pays, in the words of the world. */
export interface Coupon {
  /** Percent a year. */
  readonly rate: string;
  readonly months: 3 | 6 | 12;
  readonly from: string;
  readonly firstPayment: string;
}

/** What a warrant or a certificate is about. */
export interface Underlying {
  /** The WKN of what it follows. */
  readonly wkn: string;
  /** Of a warrant: what it gives a right to, and at which price. */
  readonly warrantType?: 'Call' | 'Put';
  readonly strike?: string;
  /** How much of the underlying one piece stands for. */
  readonly multiplier: string;
}

/** An instrument that is in the world to show something. */
export interface DemoInstrument {
  readonly wkn: string;
  /** One German sentence: what it is there to show. */
  readonly shows: string;
  readonly traits?: readonly InstrumentTrait[];
  /** The day it is repaid or expires. */
  readonly maturesOn?: string;
  readonly underlying?: Underlying;
  /** Of a bond that is traded with accrued interest. */
  readonly coupon?: Coupon;
  /** Fund: until when an order of the day takes part, `HH:MM`, and the bank days to its price day. */
  readonly cutOff?: string;
  readonly priceDay?: number;
  /** Trading is suspended; a position stays in the depot. */
  readonly suspended?: true;
  /** No key information document, though the law asks for one. */
  readonly withoutKid?: true;
}

/** What each of them is for; the market page and docs/demo-world.md list it, the others are there for choice. */
export const DEMO_INSTRUMENTS: readonly DemoInstrument[] = [
  {
    wkn: '716460',
    shows: 'Standardaktie: alle Ordertypen an jedem Handelsplatz, enge Spanne, viel Volumen.',
  },
  { wkn: 'A0RPWH', shows: 'ETF: börsengehandelt, mit Basisinformationsblatt, sparplanfähig.' },
  {
    wkn: '865985',
    shows: 'USD-Aktie: in New York nur mit der Freigabe „US-Handel“, Abrechnung auf EUR- oder USD-Konto.',
  },
  { wkn: '870450', shows: 'CAD-Aktie: dritte Währung, ohne passendes Verrechnungskonto.' },
  { wkn: '110258', shows: 'Bundesanleihe: Menge in Nominal, Kurs in Prozent.', maturesOn: '2032-02-15' },
  {
    wkn: '110261',
    shows: 'Bundesanleihe mit Kupon: zum Kurs kommen Stückzinsen bis zur Valuta.',
    maturesOn: '2053-08-15',
    coupon: { rate: '1.80', months: 12, from: '2022-08-15', firstPayment: '2023-08-15' },
  },
  {
    wkn: 'DWDHF4',
    shows: 'Neue Anleihe: der erste Kupon ist kürzer als ein Jahr, die Stückzinsen zählen ab ihrer Ausgabe.',
    maturesOn: '2033-03-15',
    coupon: { rate: '3.60', months: 12, from: '2026-09-15', firstPayment: '2027-03-15' },
  },
  {
    wkn: 'DW9NB9',
    shows: 'Anleihe, die dieses Jahr fällig wird: die Gültigkeit einer Order endet spätestens mit ihr.',
    maturesOn: '2026-12-15',
    coupon: { rate: '3.00', months: 12, from: '2021-12-15', firstPayment: '2022-12-15' },
  },
  {
    wkn: 'DW7US7',
    shows: 'USD-Anleihe: Prozentkurs, fremde Währung und zwei Kupons im Jahr.',
    maturesOn: '2029-05-20',
    coupon: { rate: '4.25', months: 6, from: '2023-05-20', firstPayment: '2023-11-20' },
  },
  {
    wkn: '847402',
    shows: 'Fonds: bei der Fondsgesellschaft nur unlimitiert, Annahmeschluss 16 Uhr, Preis am Tag danach.',
    cutOff: '16:00',
    priceDay: 1,
  },
  {
    wkn: 'DW6US6',
    shows: 'USD-Fonds: früher Annahmeschluss um 12 Uhr, Preis zwei Banktage später.',
    cutOff: '12:00',
    priceDay: 2,
  },
  {
    wkn: '980701',
    shows: 'Offener Immobilienfonds: Rückgabe mit Kündigungsfrist, Rückgabeerklärung beim Verkauf.',
    cutOff: '12:00',
    priceDay: 1,
  },
  {
    wkn: 'DW1ZE1',
    shows: 'Zertifikat auf einen Index: Kauf erst nach Annahme der Bedingungen für Termingeschäfte.',
    maturesOn: '2027-12-17',
    underlying: { wkn: '846900', multiplier: '0.01' },
  },
  {
    wkn: 'DW2ZE2',
    shows: 'Zertifikat auf eine Aktie: der Kurs des Basiswerts steht bei den Kennzahlen.',
    maturesOn: '2027-06-18',
    underlying: { wkn: '716460', multiplier: '1' },
  },
  {
    wkn: 'DW3ZE3',
    shows: 'Zertifikat ohne Basisinformationsblatt: ein Kauf wird abgelehnt.',
    withoutKid: true,
    maturesOn: '2027-06-18',
  },
  {
    wkn: 'DWAMQ1',
    shows: 'Quote nur von Hand: der Händler antwortet nach einigen Sekunden, und nur mit Zustimmung dazu.',
    traits: ['MANUAL_QUOTATION'],
    maturesOn: '2027-09-17',
    underlying: { wkn: '703000', multiplier: '0.06' },
  },
  {
    wkn: 'DW1WS1',
    shows: 'Optionsschein: Termingeschäft mit weiter Spanne und wenig Volumen.',
    maturesOn: '2027-06-18',
    underlying: { wkn: '723610', warrantType: 'Call', strike: '260.00', multiplier: '0.1' },
  },
  {
    wkn: 'DW2WS2',
    shows: 'Put: ein Optionsschein, der gewinnt, wenn sein Basiswert fällt, mit Hebel und Restlaufzeit.',
    maturesOn: '2027-03-19',
    underlying: { wkn: 'BAY001', warrantType: 'Put', strike: '24.00', multiplier: '0.1' },
  },
  {
    wkn: 'DW3WS3',
    shows: 'Call auf eine USD-Aktie: sein Hebel vergleicht Kurse in zwei Währungen.',
    maturesOn: '2027-12-17',
    underlying: { wkn: '865985', warrantType: 'Call', strike: '240.00', multiplier: '0.1' },
  },
  { wkn: 'DW4BR4', shows: 'Bezugsrecht: wird nur kurz und nur an zwei Börsen gehandelt.' },
  {
    wkn: 'DW5GS5',
    shows: 'Genussschein: Prozentkurs mit grobem Raster, nur an zwei Börsen.',
    maturesOn: '2031-12-31',
  },
  { wkn: 'DW8KL8', shows: 'Aktie unter 1 EUR: nur mit Limit.' },
  {
    wkn: 'DWBMT2',
    shows: 'Nebenwert mit weiter Spanne: der Vergleich der Handelsplätze lohnt sich.',
    traits: ['WIDE_SPREAD'],
  },
  {
    wkn: 'DWCSR3',
    shows: 'Aktie ohne Kurs: niemand stellt einen Preis, Orders nur mit Limit.',
    traits: ['NO_PRICE'],
  },
  {
    wkn: '747206',
    shows: 'Vom Handel ausgesetzt: die Position bleibt im Depot, gehandelt wird nicht.',
    suspended: true,
  },
  { wkn: '846900', shows: 'Index: sein Stand läuft mit, er ist aber kein Wertpapier und nicht handelbar.' },
];
