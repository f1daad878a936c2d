import { fieldName } from '../field/field-catalogue';
import type { Role } from '../field/field-group';
import type { Answers } from './answers';

/** The names of fields that have to be filled in, as far as it follows from what is said. */
export type Needs = (answers: Answers) => readonly string[];

const named = (group: string, role: Role, ...fields: readonly string[]): readonly string[] =>
  fields.map((field) => fieldName(group, field, role));

const numbered = (
  group: string,
  role: Role,
  index: number,
  ...fields: readonly string[]
): readonly string[] => fields.map((field) => fieldName(group, field, role, index));

/** Who somebody is, where they live, and how they are reached. */
export const personNeeds =
  (role: Role): Needs =>
  (answers) => [
    ...identityNeeds(role),
    ...(answers.of('PERSON', 'ZUGANG_VORHANDEN', role) === 'J' ? named('PERSON', role, 'ZUGANGSNUMMER') : []),
    ...addressNeeds(role)(answers),
    ...reachNeeds(role)(answers),
  ];

/** Gender, names, birthday, birthplace, citizenship (brokerage.md 5). */
export const identityNeeds = (role: Role): readonly string[] =>
  named('PERSON', role, 'ANREDE', 'VORNAME', 'NAME', 'GEBURTSDATUM', 'GEBURTSORT', 'NATIONALITAET');

/** The address, and the one before where somebody has moved of late. */
export const addressNeeds =
  (role: Role): Needs =>
  (answers) => [
    ...named('POST', role, 'STRASSE', 'PLZ', 'ORT', 'LAND'),
    ...(answers.of('WIRTSCHAFTSDATEN', 'UMGEZOGEN', role) === 'J'
      ? named('POST', role, 'VORHER_STRASSE', 'VORHER_PLZ', 'VORHER_ORT', 'VORHER_LAND')
      : []),
  ];

/** A telephone number, a second one if there is one, and a mail address that is said twice. */
export const reachNeeds =
  (role: Role): Needs =>
  (answers) => [
    ...numbered('TELEKOM', role, 1, 'VORWAHL', 'NUMMER', 'ART'),
    ...(answers.of('TELEKOM', 'NUMMER', role, 2) === ''
      ? []
      : numbered('TELEKOM', role, 2, 'VORWAHL', 'ART')),
    ...named('MAILADRESSE', role, 'ADRESSE', 'WIEDERHOLUNG'),
  ];

/** Where somebody pays tax. */
export const taxNeeds =
  (role: Role): Needs =>
  (answers) => [
    ...named('PERSON', role, 'STEUER_ID'),
    ...named('PERSON_TIN_LAND', role, 'BESTAETIGUNG'),
    ...(answers.of('PERSON_TIN_LAND', 'WEITERE', role) === 'J'
      ? numbered('PERSON_TIN_LAND', role, 1, 'LAND')
      : []),
    ...[1, 2, 3].flatMap((index) =>
      answers.of('PERSON_TIN_LAND', 'TIN', role, index) === ''
        ? []
        : numbered('PERSON_TIN_LAND', role, index, 'LAND'),
    ),
  ];

const WITHOUT_TRADE = new Set(['OHNE', 'RUHESTAND', '']);
const EMPLOYED = new Set(['ANGESTELLT', 'BEAMTET']);

/** What somebody works. */
export const workNeeds =
  (role: Role): Needs =>
  (answers) => {
    const occupation = answers.of('PERSON', 'BERUF', role);
    return [
      ...named('PERSON', role, 'BERUF'),
      ...(WITHOUT_TRADE.has(occupation) ? [] : named('PERSON', role, 'BRANCHE')),
      ...named('WIRTSCHAFTSDATEN', role, 'NETTOEINKOMMEN'),
      ...(EMPLOYED.has(occupation)
        ? named('WIRTSCHAFTSDATEN', role, 'ARBEITGEBER', 'BESCHAEFTIGT_SEIT')
        : []),
    ];
  };

const PRODUCT_GROUPS = 40;

/** What somebody knows of securities, and has done with them. */
export const knowledgeNeeds =
  (role: Role): Needs =>
  (answers) => [
    ...named('DEPOT', role, 'ZIELMARKT_KENNTNISSE', 'ZIELMARKT_ERFAHRUNG'),
    ...Array.from({ length: PRODUCT_GROUPS }, (_, index) => index + 1).flatMap((index) => {
      const isNamed = answers.of('WP_PRODUKTGRUPPE', 'UUID', role, index) !== '';
      const knows = answers.of('WP_PRODUKTGRUPPE', 'KENNTNISSE', role, index);
      return [
        ...(isNamed ? numbered('WP_PRODUKTGRUPPE', role, index, 'KENNTNISSE') : []),
        ...(knows === '' ? [] : numbered('WP_PRODUKTGRUPPE', role, index, 'UUID')),
        ...(knows === 'J' ? numbered('WP_PRODUKTGRUPPE', role, index, 'ERFAHRUNGEN') : []),
      ];
    }),
  ];

/** What somebody must agree to; recorded is who trades securities by telephone. */
export const consentNeeds =
  (role: Role, { isRecorded }: { readonly isRecorded: boolean }): Needs =>
  () =>
    named(
      'ZUSTIMMUNG',
      role,
      'AUSKUNFTEI',
      'EIGENES_INTERESSE',
      'BEDINGUNGEN',
      ...(isRecorded ? ['AUFZEICHNUNG'] : []),
    );

/** What will happen on the account of somebody. */
export const behaviourNeeds =
  (role: Role): Needs =>
  (answers) => [
    ...named('TRANSAKTIONSVERHALTEN', role, 'EINGAENGE', 'BARGELD', 'AUSLAND'),
    ...(answers.of('TRANSAKTIONSVERHALTEN', 'AUSLAND', role) === 'J'
      ? numbered('TRANSAKTIONSVERHALTEN', role, 1, 'LAND')
      : []),
  ];

/** The cards of a holder: a motif for each that has one. */
export const cardNeeds =
  (role: Role): Needs =>
  (answers) =>
    [
      ['KREDITKARTE', 'KREDITKARTE_MOTIV'],
      ['DEBITKARTE', 'DEBITKARTE_MOTIV'],
      ['RATENSERVICE', 'RATENSERVICE_TELEFON'],
    ].flatMap(([card = '', further = '']) =>
      answers.of('KARTEN', card, role) === 'J' ? named('KARTEN', role, further) : [],
    );

const EXPIRING = new Set(['PERSONALAUSWEIS', 'REISEPASS']);

/** The document of a minor, where there is one; a birth certificate does not expire. */
export const documentNeeds =
  (role: Role): Needs =>
  (answers) =>
    answers.of('PERSON', 'AUSWEIS_VORHANDEN', role) === 'J'
      ? [
          ...named(
            'PERSON',
            role,
            'AUSWEIS_ART',
            'AUSWEIS_NUMMER',
            'AUSWEIS_BEHOERDE',
            'AUSWEIS_AUSGESTELLT',
          ),
          ...(EXPIRING.has(answers.of('PERSON', 'AUSWEIS_ART', role))
            ? named('PERSON', role, 'AUSWEIS_GUELTIG_BIS')
            : []),
        ]
      : [];
