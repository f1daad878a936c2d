import type { Severity } from '../message/severity';

/**
 * Where a message about a plan is shown (brokerage.md 5): at the rate or the security of a position, at the account,
 * at what it asks for, above the form, as a notice, or nowhere.
 */
export type PlanPlace =
  | 'rate'
  | 'instrument'
  | 'account'
  | 'total'
  | 'interval'
  | 'startDate'
  | 'endDate'
  | 'suspensionFrom'
  | 'increase'
  | 'waiver'
  | 'mandate'
  | 'form'
  | 'notice'
  | 'ignored';

/** A key of the catalogue: where it stands, and how much it matters. */
export interface PlanKey {
  readonly place: PlanPlace;
  readonly severity: Severity;
}

const error = (place: PlanPlace): PlanKey => ({ place, severity: 'ERROR' });
const notice: PlanKey = { place: 'notice', severity: 'INFO' };
const warning: PlanKey = { place: 'notice', severity: 'WARN' };
const ignored: PlanKey = { place: 'ignored', severity: 'INFO' };

/** Every savings plan key, account key and notice of brokerage.md 8, then those that all releases share (SAV-04). */
export const planKeys = {
  ANLAGEBETRAG_ZU_NIEDRIG: error('rate'),
  'fehler-stueckzahl-bei-sparrate-nicht-ermittelbar': error('rate'),
  'fehler-max-anlagebetrag-ueberschritten': error('total'),
  'fehler-wertpapier-mehrfach-in-sparplan': error('instrument'),
  'fehler-wertpapier-nicht-sparplanfaehig': error('instrument'),
  fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich: error('instrument'),
  fehler_vertriebsstrategieNichtPrivatkunde: error('form'),
  fehler_kundenklassifikationNichtPrivatkunde: error('form'),
  fehler_abwicklungsuniversum: error('instrument'),
  fehler_sparrate_zu_gross_bei_plananfang_planende_kombination: error('rate'),
  'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt': error('instrument'),
  fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan: error('instrument'),
  fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend: error('instrument'),
  fehler_pflichtfeld_nicht_gesetzt: ignored,
  'fehler-lastschriftiban-darf-nicht-leer-sein': ignored,
  'request.object.invalid.i-ba-n': error('account'),
  fehler_lastschrifteinzug_limit_ueberschritten: error('total'),
  fehler_lastschrifteinzug_limit_ueberschritten_ausland: error('total'),
  QUELL_UND_ZIELKUNDENVERBINDUNG_IDENTISCH: error('account'),
  KONTO_EXISTIERT_NICHT: error('account'),
  FALSCHE_KONTOART: error('account'),
  BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT: error('account'),
  BIC_NICHT_ERMITTELBAR: error('account'),
  INSTITUT_NICHT_CORE_FAEHIG: error('account'),
  KONTONUMMER_UNGUELTIG: error('account'),
  // A question: it blocks until it is answered (SAV-05).
  hinweis_verzicht_zusendung_verkaufsunterlagen: error('waiver'),
  hinweis_missverhaeltnis_sparrate_zu_kosten: warning,
  hinweis_basisinformationsblatt_vorhanden: notice,
  hinweis_offener_immobilien_fonds_ruecknahme_bedingungen: notice,
  hinweis_bgb_offener_immobilien_fonds_ruecknahme_bedingungen: notice,
  hinweis_erfahrung_in_produktgruppe_nicht_erreicht: warning,
  hinweis_lastschrift_informationen: { place: 'mandate', severity: 'INFO' },
  hinweis_lastschrift_informationen_einzelanlage: { place: 'mandate', severity: 'INFO' },
  // What the bank adds when it checks a plan.
  'fehler-sparplan-rate-ungueltig': error('rate'),
  'fehler-sparplan-rhythmus-nicht-moeglich': error('interval'),
  'fehler-sparplan-startdatum-nicht-moeglich': error('startDate'),
  'fehler-sparplan-enddatum-nicht-moeglich': error('endDate'),
  'fehler-sparplan-aussetzung-ungueltig': error('suspensionFrom'),
  'fehler-sparplan-dynamisierung-nicht-moeglich': error('increase'),
  'fehler-sparplan-dynamisierung-beginn-nicht-moeglich': error('increase'),
  'fehler-sparplan-beendet': error('form'),
  'hinweis-keine-aenderung': notice,
  // What all releases share.
  'fehler-auftrag-verworfen': error('form'),
  'fehler-auftrag-weicht-von-freigabe-ab': error('form'),
  'fehler-idempotenz-anderer-auftrag': error('form'),
  'fehler-auftragskennung': error('form'),
} as const satisfies Readonly<Record<string, PlanKey>>;

const known: ReadonlyMap<string, PlanKey> = new Map(Object.entries(planKeys));

/** The entry of a key; the bank spells keys with dashes and with underscores alike (api.md 2). */
export const planKey = (key: string): PlanKey | undefined =>
  known.get(key) ?? known.get(key.replaceAll('-', '_')) ?? known.get(key.replaceAll('_', '-'));

/** The key as the catalogue spells it, under which its text stands. */
export const cataloguedKey = (key: string): string =>
  [key, key.replaceAll('-', '_'), key.replaceAll('_', '-')].find((spelling) => known.has(spelling)) ?? key;

/** The keys that say that the customer's knowledge or the depot's target market is not enough; args name the group. */
export const knowledgeKeys: ReadonlySet<string> = new Set([
  'fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan',
  'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend',
]);
