import type { Role } from '../catalogue/group-spec';
import {
  ask,
  said,
  says,
  unless,
  type FieldConfig,
  type Section,
  type Situation,
  type StepDraft,
} from '../engine/description';
import { hidden, may, must, section } from './fields';

/** A person whose fields an application asks for. */
export type AskedRole = Exclude<Role, 'U'>;

/** One who speaks for itself: any but a child. */
export type GrownRole = Exclude<AskedRole, 'J'>;

/** A person, and when there is one. */
export interface AskedPerson {
  readonly role: GrownRole;
  readonly when?: Situation;
}

/** Who somebody is: names and birth are checked when left (brokerage.md 5); the bank's own knowledge of them stands. */
const identity = (role: AskedRole, age: 'adult' | 'child'): Section =>
  section(
    'person',
    [
      // Under which the bank knows whoever applies.
      ...(role === 'I1' || role === 'E1'
        ? [{ ...hidden(`PERSON.KUNDEN_ID_${role}`), prefilled: true as const }]
        : []),
      must(`PERSON.ANREDE_${role}`, { prefilled: true }),
      may(`PERSON.TITEL_${role}`, { prefilled: true }),
      must(`PERSON.VORNAME_${role}`, { prefilled: true, updateOn: 'blur' }),
      must(`PERSON.NAME_${role}`, { prefilled: true, updateOn: 'blur' }),
      must(`PERSON.GEBURTSDATUM_${role}`, { prefilled: true, updateOn: 'blur', syncValidators: [age] }),
      may(`PERSON.GEBURTSNAME_${role}`),
      must(`PERSON.GEBURTSORT_${role}`, { prefilled: true, updateOn: 'blur' }),
      must(`PERSON.NATIONALITAET_${role}`, { prefilled: true, ...(age === 'adult' && { default: 'DE' }) }),
      ...(age === 'adult' ? [must(`PERSON.VERHEIRATET_${role}`)] : []),
    ],
    role,
  );

/** Where somebody lives, and lived before. */
export const addressSections = (role: GrownRole): readonly Section[] => {
  const moved = { conditions: says(`WIRTSCHAFTSDATEN.UMGEZOGEN_${role}`, true) };
  return [
    section('address', [...currentAddress(role), must(`WIRTSCHAFTSDATEN.UMGEZOGEN_${role}`)], role),
    section(
      'previousAddress',
      [
        must(`POST.VORHER_STRASSE_${role}`, moved),
        may(`POST.VORHER_HAUSNUMMER_${role}`, moved),
        must(`POST.VORHER_PLZ_${role}`, moved),
        must(`POST.VORHER_ORT_${role}`, moved),
        must(`POST.VORHER_LAND_${role}`, { ...moved, default: 'DE' }),
      ],
      role,
    ),
  ];
};

/** Street and city. */
export const currentAddress = (role: AskedRole) => [
  must(`POST.STRASSE_${role}`),
  may(`POST.HAUSNUMMER_${role}`),
  must(`POST.PLZ_${role}`, { usePreValidator: true, crossValidationFormFieldNames: [`POST.LAND_${role}`] }),
  must(`POST.ORT_${role}`),
  must(`POST.LAND_${role}`, { default: 'DE' }),
];

/** One number, and another where there is one: only then is it asked which of the two is preferred. */
const phoneFields = (role: GrownRole): readonly FieldConfig[] => {
  const second = { conditions: said(`TELEKOM.NUMMER_${role}_2`) };
  return [
    must(`TELEKOM.VORWAHL_${role}_1`, { default: '+49' }),
    must(`TELEKOM.NUMMER_${role}_1`, {
      usePreValidator: true,
      crossValidationFormFieldNames: [`TELEKOM.VORWAHL_${role}_1`],
    }),
    must(`TELEKOM.ART_${role}_1`, { default: 'MOBIL' }),
    must(`TELEKOM.NUTZUNG_${role}_1`),
    // Before its number, as with the first: it has no default, which would be said where there is no second number.
    may(`TELEKOM.VORWAHL_${role}_2`),
    may(`TELEKOM.NUMMER_${role}_2`),
    must(`TELEKOM.ART_${role}_2`, { ...second, default: 'PRIVAT' }),
    must(`TELEKOM.NUTZUNG_${role}_2`, second),
    must(`TELEKOM.BEVORZUGT_${role}_1`, { ...second, default: true }),
    must(`TELEKOM.BEVORZUGT_${role}_2`, second),
  ];
};

/** How somebody is reached: one number at least, and an address that is typed twice. */
export const contactSections = (role: GrownRole): readonly Section[] => [
  section('phone', phoneFields(role), role),
  section(
    'mail',
    [
      must(`MAILADRESSE.ADRESSE_${role}`, { usePreValidator: true }),
      must(`MAILADRESSE.WIEDERHOLUNG_${role}`, {
        crossValidationFormFieldNames: [`MAILADRESSE.ADRESSE_${role}`],
      }),
      must(`MAILADRESSE.NUTZUNG_${role}`),
    ],
    role,
  ),
];

/** Anyone who applies has signed in or has not; the other person says by number that the bank knows them. */
const accessSections = (role: GrownRole): readonly Section[] =>
  role === 'I2' || role === 'E2'
    ? [
        section(
          'access',
          [
            must(`PERSON.ZUGANG_VORHANDEN_${role}`),
            must(`PERSON.ZUGANGSNUMMER_${role}`, {
              conditions: says(`PERSON.ZUGANG_VORHANDEN_${role}`, true),
            }),
          ],
          role,
        ),
      ]
    : [];

const personSteps = { I1: 'person-i1', I2: 'person-i2', E1: 'person-e1', E2: 'person-e2' } as const;

/** All of a grown person, as a step of its own. */
export const personStep = ({ role, when }: AskedPerson): StepDraft =>
  ask(
    personSteps[role],
    [identity(role, 'adult'), ...accessSections(role), ...addressSections(role), ...contactSections(role)],
    when && {
      transitionHandler: when,
      excludeFieldsIfSkipped: true,
      dependencies: [{ type: 'PERSON', instance: role, dependsOn: when }],
    },
  );

/** The child of a junior product: it lives with its guardians and need not be reached. */
export const childStep: StepDraft = ask('kind', [
  identity('J', 'child'),
  section(
    'identity',
    [
      must('PERSON.AUSWEIS_VORHANDEN_J'),
      ...(['AUSWEIS_ART', 'AUSWEIS_NUMMER', 'AUSWEIS_BEHOERDE'] as const).map((name) =>
        must(`PERSON.${name}_J`, { conditions: says('PERSON.AUSWEIS_VORHANDEN_J', true) }),
      ),
      must('PERSON.AUSWEIS_AUSGESTELLT_J', {
        conditions: says('PERSON.AUSWEIS_VORHANDEN_J', true),
        syncValidators: ['past'],
      }),
      // A birth certificate does not expire.
      must('PERSON.AUSWEIS_GUELTIG_BIS_J', {
        conditions: {
          kind: 'all',
          of: [
            says('PERSON.AUSWEIS_VORHANDEN_J', true),
            says('PERSON.AUSWEIS_ART_J', 'PERSONALAUSWEIS', 'REISEPASS'),
          ],
        },
        syncValidators: ['future'],
      }),
    ],
    'J',
  ),
  section('address', currentAddress('J'), 'J'),
  ...taxSections('J'),
]);

/** Where taxes are paid: at home, and in up to three other countries (FATCA, CRS). */
export const taxStep = (persons: readonly AskedPerson[], when?: Situation): StepDraft =>
  ask(
    'steuer',
    persons.flatMap(({ role }) => taxSections(role)),
    {
      ...dependent(persons),
      ...(when && { transitionHandler: when, excludeFieldsIfSkipped: true }),
    },
  );

/** A child is asked as its guardians are: the account is its own, and so is what is reported of it. */
function taxSections(role: AskedRole): readonly Section[] {
  const abroad = { conditions: says(`PERSON_TIN_LAND.WEITERE_${role}`, true) };
  return [
    section('tax', [must(`PERSON.STEUER_ID_${role}`), must(`PERSON_TIN_LAND.WEITERE_${role}`)], role),
    section(
      'foreignTax',
      [
        must(`PERSON_TIN_LAND.LAND_${role}_1`, abroad),
        may(`PERSON_TIN_LAND.TIN_${role}_1`, abroad),
        ...([2, 3] as const).flatMap((index) => [
          may(`PERSON_TIN_LAND.LAND_${role}_${index}`, abroad),
          may(`PERSON_TIN_LAND.TIN_${role}_${index}`, abroad),
        ]),
        must(`PERSON_TIN_LAND.BESTAETIGUNG_${role}`),
      ],
      role,
    ),
  ];
}

/** What somebody does for a living. */
export const workStep = (persons: readonly AskedPerson[]): StepDraft =>
  ask(
    'beruf',
    persons.map(({ role }) => {
      const works = { conditions: unless(says(`PERSON.BERUF_${role}`, 'OHNE', 'RUHESTAND')) };
      const employed = { conditions: says(`PERSON.BERUF_${role}`, 'ANGESTELLT', 'BEAMTET') };
      return section(
        'work',
        [
          must(`PERSON.BERUF_${role}`),
          must(`PERSON.BRANCHE_${role}`, works),
          must(`WIRTSCHAFTSDATEN.NETTOEINKOMMEN_${role}`),
          must(`WIRTSCHAFTSDATEN.ARBEITGEBER_${role}`, employed),
          may(`WIRTSCHAFTSDATEN.ARBEITGEBER_ORT_${role}`, employed),
          must(`WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_${role}`, { ...employed, syncValidators: ['past'] }),
        ],
        role,
      );
    }),
    dependent(persons),
  );

/** What everybody has to agree to, and may; ticks alone, of which the bank knows nothing that the form does not. */
export const consentStep = (persons: readonly AskedPerson[], withSecurities = true): StepDraft =>
  ask(
    'zustimmung',
    persons.map(({ role }) =>
      section(
        'consent',
        [
          must(`ZUSTIMMUNG.AUSKUNFTEI_${role}`),
          ...(withSecurities ? [must(`ZUSTIMMUNG.AUFZEICHNUNG_${role}`)] : []),
          must(`ZUSTIMMUNG.EIGENES_INTERESSE_${role}`),
          must(`ZUSTIMMUNG.BEDINGUNGEN_${role}`),
          must(`ZUSTIMMUNG.WERBUNG_EMAIL_${role}`),
          must(`ZUSTIMMUNG.WERBUNG_TELEFON_${role}`),
        ],
        role,
      ),
    ),
    { ...dependent(persons), skipPrevalidation: true },
  );

/** Persons that are part of a step in their own situation only. */
export const dependent = (persons: readonly AskedPerson[]) => ({
  dependencies: persons.flatMap(({ role, when }) =>
    when ? [{ type: 'PERSON' as const, instance: role, dependsOn: when }] : [],
  ),
});
