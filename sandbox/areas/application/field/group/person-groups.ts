import { lastDayOfCard, pastDay, pastMonth } from '../date-checks';
import { PERSONS, ROLES, group, type FieldGroup } from '../field-group';
import { euros } from '../number-checks';
import { country, diallingCode, postalCode, telephone } from '../place-checks';
import { germanTaxId, otherCountry, taxNumber } from '../tax-checks';
import {
  accepted,
  consented,
  digits,
  mailAddress,
  oneOf,
  opaque,
  properName,
  sameMailAddress,
  text,
  yesOrNo,
} from '../text-checks';

const TAX_COUNTRIES = 3;
const TRANSFER_COUNTRIES = 5;

/** Who somebody is (brokerage.md 3). */
const person = group('PERSON', PERSONS, {
  ANREDE: oneOf('HERR', 'FRAU', 'KEINE'),
  TITEL: oneOf('DR', 'PROF', 'PROF_DR'),
  VORNAME: properName({ min: 3, max: 40 }),
  NAME: properName({ min: 3, max: 40 }),
  GEBURTSDATUM: pastDay,
  GEBURTSNAME: properName({ max: 40 }),
  GEBURTSORT: properName({ min: 3, max: 40 }),
  NATIONALITAET: country,
  VERHEIRATET: yesOrNo,
  AUSWEIS_VORHANDEN: yesOrNo,
  AUSWEIS_ART: oneOf('PERSONALAUSWEIS', 'REISEPASS', 'GEBURTSURKUNDE'),
  AUSWEIS_NUMMER: text({ min: 5, max: 20 }),
  AUSWEIS_BEHOERDE: text({ min: 3, max: 60 }),
  AUSWEIS_AUSGESTELLT: pastDay,
  AUSWEIS_GUELTIG_BIS: lastDayOfCard,
  BERUF: oneOf('ANGESTELLT', 'BEAMTET', 'SELBSTSTAENDIG', 'STUDIUM', 'RUHESTAND', 'OHNE'),
  BRANCHE: oneOf(
    'DIENSTLEISTUNG',
    'HANDEL',
    'HANDWERK',
    'INDUSTRIE',
    'GESUNDHEIT',
    'OEFFENTLICH',
    'FINANZEN',
    'SONSTIGE',
  ),
  STEUER_ID: germanTaxId,
  ZUGANG_VORHANDEN: yesOrNo,
  ZUGANGSNUMMER: digits(8, 8),
  KUNDEN_ID: opaque,
});

const address = (prefix: string) => ({
  [`${prefix}PLZ`]: postalCode(`${prefix}LAND`),
  [`${prefix}ORT`]: properName({ min: 2, max: 40 }),
  [`${prefix}STRASSE`]: text({ min: 3, max: 60 }),
  [`${prefix}HAUSNUMMER`]: text({ max: 10 }),
  [`${prefix}LAND`]: country,
});

/** Where somebody lives, and lived before. */
const post = group('POST', PERSONS, { ...address(''), ...address('VORHER_') });

/** How somebody is reached. */
const telephoneNumbers = group(
  'TELEKOM',
  { roles: ROLES, most: 2 },
  {
    VORWAHL: diallingCode,
    NUMMER: telephone('VORWAHL'),
    ART: oneOf('MOBIL', 'PRIVAT', 'GESCHAEFTLICH'),
    BEVORZUGT: yesOrNo,
    NUTZUNG: yesOrNo,
  },
);

const mail = group('MAILADRESSE', PERSONS, {
  ADRESSE: mailAddress,
  WIEDERHOLUNG: sameMailAddress('ADRESSE'),
  NUTZUNG: yesOrNo,
});

/** Where somebody pays tax besides (CRS, FATCA). */
const taxes = group('PERSON_TIN_LAND', PERSONS, { WEITERE: yesOrNo, BESTAETIGUNG: accepted });
const taxCountries = group(
  'PERSON_TIN_LAND',
  { roles: ROLES, most: TAX_COUNTRIES },
  {
    LAND: (value, moment, place) =>
      country(value, moment, place) ?? otherCountry('LAND', TAX_COUNTRIES)(value, moment, place),
    TIN: taxNumber('LAND'),
  },
);

/** What somebody earns, and since when where. */
const economy = group('WIRTSCHAFTSDATEN', PERSONS, {
  NETTOEINKOMMEN: euros(),
  ARBEITGEBER: text({ min: 3, max: 60 }),
  ARBEITGEBER_ORT: properName({ min: 2, max: 40 }),
  BESCHAEFTIGT_SEIT: pastMonth,
  UMGEZOGEN: yesOrNo,
  VORANSCHRIFT_INLAND: yesOrNo,
});

/** What somebody agrees to. */
const consents = group('ZUSTIMMUNG', PERSONS, {
  AUSKUNFTEI: consented,
  AUFZEICHNUNG: consented,
  WERBUNG_EMAIL: yesOrNo,
  WERBUNG_TELEFON: yesOrNo,
  EIGENES_INTERESSE: accepted,
  BEDINGUNGEN: accepted,
});

/** What will happen on the account. */
const behaviour = group('TRANSAKTIONSVERHALTEN', PERSONS, {
  EINGAENGE: oneOf('BIS_1000', 'BIS_5000', 'BIS_15000', 'UEBER_15000'),
  BARGELD: yesOrNo,
  AUSLAND: yesOrNo,
});
const transferCountries = group(
  'TRANSAKTIONSVERHALTEN',
  { roles: ROLES, most: TRANSFER_COUNTRIES },
  {
    LAND: (value, moment, place) =>
      country(value, moment, place) ?? otherCountry('LAND', TRANSFER_COUNTRIES)(value, moment, place),
  },
);

/** Everything that is asked of a person. */
export const personGroups: readonly FieldGroup[] = [
  person,
  post,
  telephoneNumbers,
  mail,
  taxes,
  taxCountries,
  economy,
  consents,
  behaviour,
  transferCountries,
];
