import type { Typed } from './portal-walk';

/** A second person is not the first one. */
export const second = (role: 'I2' | 'E2'): Typed => ({
  [`PERSON.VORNAME_${role}`]: 'Robert',
  [`PERSON.STEUER_ID_${role}`]: '47036892816',
});
/** The child of a junior product. */
export const child: Typed = { 'PERSON.VORNAME_J': 'Lena', 'PERSON.STEUER_ID_J': '65929970489' };
/** Somebody who knows their way, whatever they buy. */
export const knowing = (role: 'I1' | 'I2' | 'E1' | 'E2'): Typed => ({
  [`DEPOT.ZIELMARKT_KENNTNISSE_${role}`]: 'EXPERT',
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`WP_PRODUKTGRUPPE.KENNTNISSE_${role}_${String(at + 1)}`, true]),
  ),
});
/** Two securities, bought with 100 EUR a month. */
export const plan: Typed = {
  'WERTPAPIERSPARPLAN.AUSWAHL': true,
  'WERTPAPIERSPARPLAN.WKN_1': 'A2PKXG',
  'WERTPAPIERSPARPLAN.SPARRATE_1': '75,00',
  'WERTPAPIERSPARPLAN.WKN_2': '716460',
  'WERTPAPIERSPARPLAN.SPARRATE_2': '25,00',
  'WERTPAPIERSPARPLAN.ERSTER_KAUF': '02.01.2027',
};
/** A depot at another bank whose data are taken over. */
export const takeover: Typed = {
  'ONVISTA.EINWILLIGUNG': true,
  'ONVISTA.VERTRAG_REFERENZ': 'V-4711',
  'ONVISTA.PERSON_REFERENZ': 'P-0815',
};
/** A number in the bonus programme. */
export const loyalty: Typed = { 'KUNDENBINDUNG.TEILNEHMERNUMMER': '4711 0815' };
/** A payout account in Switzerland. */
export const abroad: Typed = {
  'AUSZAHLUNG_KONTO.KONTO_ID': 'CH93 0076 2011 6238 5295 7',
  'AUSZAHLUNG_KONTO.BIC': 'ubswchzh80a',
};
/** Three kinds of cards and an overdraft. */
export const cards: Typed = {
  'KARTEN.KREDITKARTE_I1': true,
  'KARTEN.KREDITKARTE_MOTIV_I1': 'WALD',
  'KARTEN.DEBITKARTE_I1': true,
  'KARTEN.GIROCARD_I1': true,
  'KARTEN.RATENSERVICE_I1': true,
  'GIRO.DISPO': true,
  'GIRO.DISPO_BETRAG': '1500,00',
};
/** The first deposit, collected in Britain as soon as possible. */
export const collected: Typed = {
  'LASTSCHRIFT_KONTO.ZAHLUNGSWEG': true,
  'LASTSCHRIFT_KONTO.KONTO_ID': 'GB29 NWBK 6016 1331 9268 19',
  'LASTSCHRIFT_KONTO.BIC': 'NWBKGB2L',
  'LASTSCHRIFT_KONTO.FRUEHESTMOEGLICH': true,
};

/** What each holder knows of contracts for difference, and that it is enough. */
export const tried = (...roles: readonly ('I1' | 'I2')[]): Typed =>
  Object.fromEntries(
    roles.flatMap((role) => [
      ...['RICHTIG', 'FALSCH', 'RICHTIG', 'RICHTIG', 'FALSCH', 'FALSCH'].map(
        (answer, at) => [`CFD_ANTWORT.ANTWORT_${role}_${String(at + 1)}`, answer] as const,
      ),
      ...['AKTIEN', 'CFD'].map((of) => [`CFD_ERFAHRUNG.${of}_KENNTNISSE_${role}`, 'GUT'] as const),
    ]),
  );
