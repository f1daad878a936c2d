import { issueAt, type Issue } from '../form/issue';
import type { Message } from '../message/message';
import type { Severity } from '../message/severity';
import type { FundOrderKind } from './fund-order';
import type { ExtentKind } from './form/fund-fields';

/** Where a message about an order of a fund depot stands; the amount is another field for each kind of order. */
export type FundPlace =
  | 'amount'
  | 'percent'
  | 'extent'
  | 'closing'
  | 'interval'
  | 'start'
  | 'end'
  | 'increase'
  | 'accountIban'
  | 'form'
  | 'notice'
  | 'ignored';

/** A key of the catalogue: where it stands, and how much it matters. */
export interface FundKey {
  readonly place: FundPlace;
  readonly severity: Severity;
}

const error = (place: FundPlace): FundKey => ({ place, severity: 'ERROR' });
const ignored: FundKey = { place: 'ignored', severity: 'INFO' };

/** Every key that the bank answers with about such an order. */
export const fundKeys = {
  'fehler-kein-fondsdepot': error('form'),
  'fehler-fondsdepot-geschlossen': error('form'),
  'fehler-fondsdepot-in-aufloesung': error('form'),
  fehler_pflichtfeld_nicht_gesetzt: ignored,
  'fehler-fondsauftrag-art-unbekannt': error('form'),
  'fehler-fondsauftrag-art-unveraenderlich': error('form'),
  'fehler-fondsauftrag-betrag-ungueltig': error('amount'),
  'fehler-fondsauftrag-mindestbetrag': error('amount'),
  'fehler-fondsauftrag-hoechstbetrag': error('amount'),
  'fehler-fondsauftrag-prozent-ungueltig': error('percent'),
  'fehler-fondsauftrag-umfang-mehrdeutig': error('extent'),
  'fehler-fondsauftrag-mindestbestand': error('amount'),
  'fehler-fondsauftrag-kein-bestand': error('extent'),
  'fehler-fondsauftrag-schliessen-nur-mit-allem': error('closing'),
  'fehler-fondsdepot-offene-auftraege': error('closing'),
  'fehler-fondsauftrag-regelmaessig-nur-einzahlung': error('form'),
  'fehler-fondsauftrag-nur-betrag': error('extent'),
  'fehler-fondsauftrag-rhythmus-nicht-moeglich': error('interval'),
  'fehler-fondsauftrag-startdatum-nicht-moeglich': error('start'),
  'fehler-fondsauftrag-enddatum-nicht-moeglich': error('end'),
  'fehler-fondsauftrag-erhoehung-nicht-moeglich': error('increase'),
  'fehler-fondsauftrag-konto-nicht-hinterlegt': error('accountIban'),
  'fehler-fondsauftrag-deckung': error('amount'),
  fehler_lastschrifteinzug_limit_ueberschritten: error('amount'),
  fehler_lastschrifteinzug_limit_ueberschritten_ausland: error('amount'),
  'fehler-offene-ruecklastschrift': error('accountIban'),
  'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt': error('form'),
  'fehler-fondsauftrag-annahmeschluss-vorbei': error('form'),
  'fehler-fondsauftrag-beendet': error('form'),
  'hinweis-fondsauftrag-preis-offen': { place: 'notice', severity: 'INFO' },
  'hinweis-keine-aenderung': { place: 'notice', severity: 'INFO' },
  // The mandate stands in the preview and is shown from there.
  hinweis_lastschrift_informationen: ignored,
  hinweis_lastschrift_informationen_einzelanlage: ignored,
  // What all releases share.
  'fehler-auftrag-verworfen': error('form'),
  'fehler-auftrag-weicht-von-freigabe-ab': error('form'),
  'fehler-idempotenz-anderer-auftrag': error('form'),
  'fehler-auftragskennung': error('form'),
} as const satisfies Readonly<Record<string, FundKey>>;

const known: ReadonlyMap<string, FundKey> = new Map(Object.entries(fundKeys));

const spellings = (key: string): readonly string[] => [
  key,
  key.replaceAll('-', '_'),
  key.replaceAll('_', '-'),
];

/** The entry of a key; the bank spells keys with dashes and with underscores alike (api.md 2). */
const entryOf = (key: string): FundKey | undefined =>
  known.get(spellings(key).find((each) => known.has(each)) ?? key);

/** What was asked about: it decides at which amount a message stands. */
export interface AskedFundOrder {
  readonly kind: FundOrderKind;
  readonly extent: ExtentKind;
}

/** What the bank says of an order, each at its field. Notices and what is ignored are no issues. */
export const fundIssues = (messages: readonly Message[], asked: AskedFundOrder): readonly Issue[] =>
  messages.flatMap((message) => {
    const { key, args, text, origin } = message;
    const entry = entryOf(key);
    const place = entry?.place ?? (message.severity === 'ERROR' ? 'form' : 'notice');
    if (place === 'notice' || place === 'ignored') return [];
    const severity = entry?.severity ?? message.severity;
    const spelt = spellings(key).find((each) => known.has(each)) ?? key;
    const finding = { severity, key: spelt, args, fallback: text ?? '' };
    return [issueAt(pathOf(place, origin, asked), finding, 'server')];
  });

/** Notices that let an order pass. */
export const fundNotices = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ key, severity }) =>
    entryOf(key) === undefined ? severity !== 'ERROR' : entryOf(key)?.place === 'notice',
  );

/** Errors that the catalogue does not know: shown with their own text, and logged. */
export const unexpectedFundMessages = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ key, severity }) => severity === 'ERROR' && entryOf(key) === undefined);

function pathOf(
  place: Exclude<FundPlace, 'notice' | 'ignored'>,
  origin: readonly string[],
  { kind, extent }: AskedFundOrder,
): string | undefined {
  switch (place) {
    case 'form':
      return undefined;
    case 'amount':
      if (kind === 'DEPOSIT') return 'amount';
      if (extent === 'ALL') return 'extent';
      return extent === 'PERCENT' || origin.includes('percent') ? 'percent' : 'withdrawn';
    case 'interval':
      return origin.includes('regular.day') ? 'day' : 'interval';
    default:
      return place;
  }
}
