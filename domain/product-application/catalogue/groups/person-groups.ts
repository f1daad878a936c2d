import { group, holders, residents, roles } from '../group-spec';
import {
  acceptance,
  amount,
  choice,
  consent,
  country,
  day,
  dialCode,
  digits,
  email,
  flag,
  identifier,
  month,
  phone,
  postalCode,
  taxId,
  text,
  tin,
  name,
} from '../field-spec';

/** What is said of each person: who they are, where they live, how they are reached, what they pay taxes on and consent to. */
export const personGroups = {
  PERSON: group(roles, {
    fields: {
      // Radio buttons take no token (HTML, 4.10.18.7.1).
      ANREDE: choice(['HERR', 'FRAU', 'KEINE']),
      TITEL: choice(['DR', 'PROF', 'PROF_DR'], { autocomplete: 'honorific-prefix' }),
      VORNAME: name({ min: 3, max: 40 }, { autocomplete: 'given-name' }),
      NAME: name({ min: 3, max: 40 }, { autocomplete: 'family-name' }),
      GEBURTSDATUM: day({ autocomplete: 'bday' }),
      GEBURTSNAME: name({ max: 40 }),
      GEBURTSORT: name({ min: 3, max: 40 }),
      // The token `country` is where somebody lives; of where they come from there is none.
      NATIONALITAET: country(),
      VERHEIRATET: flag(),
      AUSWEIS_VORHANDEN: flag(),
      AUSWEIS_ART: choice(['PERSONALAUSWEIS', 'REISEPASS', 'GEBURTSURKUNDE']),
      AUSWEIS_NUMMER: text({ min: 5, max: 20 }, { sensitivity: 'secret' }),
      AUSWEIS_BEHOERDE: text({ min: 3, max: 60 }),
      AUSWEIS_AUSGESTELLT: day(),
      AUSWEIS_GUELTIG_BIS: day(),
      BERUF: choice(['ANGESTELLT', 'BEAMTET', 'SELBSTSTAENDIG', 'STUDIUM', 'RUHESTAND', 'OHNE']),
      BRANCHE: choice([
        'DIENSTLEISTUNG',
        'HANDEL',
        'HANDWERK',
        'INDUSTRIE',
        'GESUNDHEIT',
        'OEFFENTLICH',
        'FINANZEN',
        'SONSTIGE',
      ]),
      STEUER_ID: taxId({ sensitivity: 'secret' }),
      ZUGANG_VORHANDEN: flag(),
      ZUGANGSNUMMER: digits({ least: 8, most: 8 }, { sensitivity: 'secret' }),
      KUNDEN_ID: identifier(),
    },
  }),
  POST: group(residents, {
    fields: {
      PLZ: postalCode({ autocomplete: 'postal-code' }),
      ORT: name({ min: 2, max: 40 }, { autocomplete: 'address-level2' }),
      STRASSE: text({ min: 3, max: 60 }, { autocomplete: 'address-line1' }),
      HAUSNUMMER: text({ max: 10 }),
      LAND: country({ autocomplete: 'country' }),
      VORHER_PLZ: postalCode({ autocomplete: 'postal-code' }),
      VORHER_ORT: name({ min: 2, max: 40 }, { autocomplete: 'address-level2' }),
      VORHER_STRASSE: text({ min: 3, max: 60 }, { autocomplete: 'address-line1' }),
      VORHER_HAUSNUMMER: text({ max: 10 }),
      VORHER_LAND: country({ autocomplete: 'country' }),
    },
  }),
  TELEKOM: group(holders, {
    fields: {},
    rows: {
      VORWAHL: dialCode({ autocomplete: 'tel-country-code' }),
      NUMMER: phone({ autocomplete: 'tel-national' }),
      ART: choice(['MOBIL', 'PRIVAT', 'GESCHAEFTLICH']),
      BEVORZUGT: flag(),
      NUTZUNG: flag(),
    },
    count: 2,
  }),
  MAILADRESSE: group(holders, {
    fields: {
      ADRESSE: email({ autocomplete: 'email' }),
      WIEDERHOLUNG: email({ autocomplete: 'off' }),
      NUTZUNG: flag(),
    },
  }),
  PERSON_TIN_LAND: group(residents, {
    fields: { WEITERE: flag(), BESTAETIGUNG: acceptance() },
    rows: { LAND: country(), TIN: tin({ sensitivity: 'secret' }) },
    count: 3,
  }),
  WIRTSCHAFTSDATEN: group(holders, {
    fields: {
      NETTOEINKOMMEN: amount({}, { sensitivity: 'secret' }),
      ARBEITGEBER: text({ min: 3, max: 60 }, { autocomplete: 'organization' }),
      ARBEITGEBER_ORT: name({ min: 2, max: 40 }),
      BESCHAEFTIGT_SEIT: month(),
      UMGEZOGEN: flag(),
      VORANSCHRIFT_INLAND: flag(),
    },
  }),
  ZUSTIMMUNG: group(holders, {
    fields: {
      AUSKUNFTEI: consent(),
      AUFZEICHNUNG: consent(),
      WERBUNG_EMAIL: flag(),
      WERBUNG_TELEFON: flag(),
      EIGENES_INTERESSE: consent(),
      BEDINGUNGEN: acceptance(),
    },
  }),
} as const;
