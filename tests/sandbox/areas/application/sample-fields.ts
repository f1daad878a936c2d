/** Fields as they are sent, by name. */
export type Said = Readonly<Record<string, string>>;

/** As the wire has them. */
export const wire = (said: Said) =>
  Object.entries(said).map(([fieldname, fieldvalue]) => ({ fieldname, fieldvalue }));

const PEOPLE = {
  I1: { first: 'Paula', last: 'Neumann', born: '1990-05-17', tax: '86095742719' },
  I2: { first: 'Robert', last: 'Neumann', born: '1988-11-02', tax: '47036892816' },
  E1: { first: 'Paula', last: 'Neumann', born: '1990-05-17', tax: '86095742719' },
  E2: { first: 'Robert', last: 'Neumann', born: '1988-11-02', tax: '47036892816' },
} as const;

/** A person of an application. */
export type Role = keyof typeof PEOPLE;

/** Who somebody is, where they live, and how they are reached. */
export function person(role: Role, telephone = '15155512345'): Said {
  const { first, last, born } = PEOPLE[role];
  return {
    [`PERSON.ANREDE_${role}`]: first === 'Paula' ? 'FRAU' : 'HERR',
    [`PERSON.VORNAME_${role}`]: first,
    [`PERSON.NAME_${role}`]: last,
    [`PERSON.GEBURTSDATUM_${role}`]: born,
    [`PERSON.GEBURTSORT_${role}`]: 'Köln',
    [`PERSON.NATIONALITAET_${role}`]: 'DE',
    [`POST.STRASSE_${role}`]: 'Lindenweg',
    [`POST.HAUSNUMMER_${role}`]: '4a',
    [`POST.PLZ_${role}`]: '50667',
    [`POST.ORT_${role}`]: 'Köln',
    [`POST.LAND_${role}`]: 'DE',
    [`TELEKOM.VORWAHL_${role}_1`]: '+49',
    [`TELEKOM.NUMMER_${role}_1`]: telephone,
    [`TELEKOM.ART_${role}_1`]: 'MOBIL',
    [`MAILADRESSE.ADRESSE_${role}`]: 'paula@neumann.example',
    [`MAILADRESSE.WIEDERHOLUNG_${role}`]: 'paula@neumann.example',
  };
}

/** Where somebody pays tax, and what they work. */
export const taxAndWork = (role: Role): Said => ({
  [`PERSON.STEUER_ID_${role}`]: PEOPLE[role].tax,
  [`PERSON_TIN_LAND.WEITERE_${role}`]: 'N',
  [`PERSON_TIN_LAND.BESTAETIGUNG_${role}`]: 'J',
  [`PERSON.BERUF_${role}`]: 'ANGESTELLT',
  [`PERSON.BRANCHE_${role}`]: 'INDUSTRIE',
  [`WIRTSCHAFTSDATEN.NETTOEINKOMMEN_${role}`]: '2500.00',
  [`WIRTSCHAFTSDATEN.ARBEITGEBER_${role}`]: 'Nordlicht GmbH',
  [`WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_${role}`]: '2019-03',
});

/** What somebody knows of securities. */
export const knowledge = (role: Role): Said => ({
  [`DEPOT.ZIELMARKT_KENNTNISSE_${role}`]: 'ADVANCED',
  [`DEPOT.ZIELMARKT_ERFAHRUNG_${role}`]: '1-4',
  [`WP_PRODUKTGRUPPE.UUID_${role}_1`]: 'etf',
  [`WP_PRODUKTGRUPPE.KENNTNISSE_${role}_1`]: 'J',
  [`WP_PRODUKTGRUPPE.ERFAHRUNGEN_${role}_1`]: '1-4',
});

/** What somebody agrees to. */
export const consents = (role: Role): Said => ({
  [`ZUSTIMMUNG.AUSKUNFTEI_${role}`]: 'J',
  [`ZUSTIMMUNG.EIGENES_INTERESSE_${role}`]: 'J',
  [`ZUSTIMMUNG.BEDINGUNGEN_${role}`]: 'J',
  [`ZUSTIMMUNG.AUFZEICHNUNG_${role}`]: 'J',
});

/** Where money is paid out to, and that it comes by transfer. */
export const payout = (iban = 'DE02120300000000202051'): Said => ({
  'AUSZAHLUNG_KONTO.KONTO_ID': iban,
  'AUSZAHLUNG_KONTO.NAME': 'Neumann',
  'AUSZAHLUNG_KONTO.VORNAME': 'Paula',
  'LASTSCHRIFT_KONTO.ZAHLUNGSWEG': 'UEBERWEISUNG',
});

const holder = (role: Role, telephone?: string): Said => ({
  ...person(role, telephone),
  ...taxAndWork(role),
  ...consents(role),
});

/** A depot for one. */
export const singleDepot = (telephone?: string): Said => ({
  'PRODUKT.ART': '1',
  'DEPOT.DEPOT': 'J',
  ...holder('I1', telephone),
  ...knowledge('I1'),
  ...payout(),
});

/** What the portfolio planner has proposed, and what was said to it: class 3. */
export const proposal = (): Said => ({
  'ANLAGEDEPOT_SCORING.ANLAGEZIEL': 'ALTER',
  'ANLAGEDEPOT_SCORING.ANLAGEDAUER': 'UEBER_10',
  'ANLAGEDEPOT_SCORING.ANLAGEART': 'SPARPLAN',
  'ANLAGEDEPOT_SCORING.SPARRATE': '500.00',
  'ANLAGEDEPOT_SCORING.ALTER': '45',
  'ANLAGEDEPOT_SCORING.EINKOMMENSQUELLE': 'GEHALT',
  'ANLAGEDEPOT_SCORING.HAUSHALTSUEBERSCHUSS': '1500.00',
  'ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG': 'GLEICH',
  'ANLAGEDEPOT_SCORING.VERMOEGEN_LIQUIDE': '30000.00',
  'ANLAGEDEPOT_SCORING.VERMOEGEN_ILLIQUIDE': '0.00',
  'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ': '20',
  'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ_EMPFEHLUNG': '20',
  'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ': 'STARK',
  'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ_EMPFEHLUNG': 'STARK',
  'ANLAGEDEPOT_STAMM.PRODUKTKLASSE': '3',
  'ANLAGEDEPOT_STAMM.STRATEGIE': 'NACHHALTIG',
});

/** A depot for two. */
export const jointDepot = (): Said => ({
  ...singleDepot(),
  'PRODUKT.ART': '2',
  ...holder('I2'),
  ...knowledge('I2'),
});

/** A current account with credit and two cards. */
export const currentAccount = (): Said => ({
  'PRODUKT.ART': '1',
  'GIRO.KONTO': 'J',
  'GIRO.DISPO': 'J',
  'GIRO.DISPO_BETRAG': '2000.00',
  'GIRO.DISPO_WAEHRUNG': 'EUR',
  ...holder('I1'),
  'TRANSAKTIONSVERHALTEN.EINGAENGE_I1': 'BIS_5000',
  'TRANSAKTIONSVERHALTEN.BARGELD_I1': 'N',
  'TRANSAKTIONSVERHALTEN.AUSLAND_I1': 'N',
  'KARTEN.KREDITKARTE_I1': 'J',
  'KARTEN.KREDITKARTE_MOTIV_I1': 'WALD',
  'KARTEN.GIROCARD_I1': 'J',
});

/** A child of seven, with one parent. */
export const child = (): Said => ({
  'JUNIOR.ALLEINIGE_SORGE': 'J',
  'JUNIOR.EINZELVERFUEGUNG': 'J',
  'PERSON.ANREDE_I1': 'FRAU',
  'PERSON.VORNAME_I1': 'Lena',
  'PERSON.NAME_I1': 'Neumann',
  'PERSON.GEBURTSDATUM_I1': '2019-06-30',
  'PERSON.GEBURTSORT_I1': 'Köln',
  'PERSON.NATIONALITAET_I1': 'DE',
  'PERSON.STEUER_ID_I1': '65929970489',
  'PERSON_TIN_LAND.WEITERE_I1': 'N',
  'PERSON_TIN_LAND.BESTAETIGUNG_I1': 'J',
  'POST.STRASSE_I1': 'Lindenweg',
  'POST.PLZ_I1': '50667',
  'POST.ORT_I1': 'Köln',
  'POST.LAND_I1': 'DE',
  ...holder('E1'),
});

/** A fixed deposit of a year. */
export const fixedDeposit = (iban?: string): Said => ({
  'FESTGELD.ANLAGEBETRAG': '10000.00',
  'FESTGELD.LAUFZEIT': '12',
  'FESTGELD.KONDITION_ID': 'FG-1-12',
  ...holder('I1'),
  ...payout(iban),
});

/** An account for money that can be had back every day. */
export const dailyDeposit = (): Said => {
  const { 'LASTSCHRIFT_KONTO.ZAHLUNGSWEG': _way, ...account } = payout();
  return { 'PRODUKT.ART': '1', 'TGK_PLUS.TGK_PLUS': 'J', ...account, ...holder('I1') };
};

/** Right answers of somebody with some knowledge; the first three or all. */
export const cfd = (right: number): Said => ({
  'CFD_KONTO.KONTOART': '1',
  ...Object.fromEntries(
    ['RICHTIG', 'FALSCH', 'RICHTIG', 'RICHTIG', 'FALSCH', 'FALSCH'].map((answer, index) => [
      `CFD_ANTWORT.ANTWORT_I1_${String(index + 1)}`,
      index < right ? answer : 'UNBEKANNT',
    ]),
  ),
  'CFD_ERFAHRUNG.AKTIEN_KENNTNISSE_I1': 'GUT',
  'CFD_ERFAHRUNG.CFD_KENNTNISSE_I1': 'GRUNDLAGEN',
  'CFD_ERFAHRUNG.AKTIEN_JAHRE_I1': '3-5',
  'CFD_ERFAHRUNG.CFD_JAHRE_I1': '0',
  'CFD_ERFAHRUNG.AKTIEN_GESCHAEFTE_I1': '5-10',
  'CFD_ERFAHRUNG.CFD_GESCHAEFTE_I1': '0',
  ...consents('I1'),
});
