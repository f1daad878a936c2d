import {
  application,
  ask,
  ending,
  says,
  type Application,
  type FieldConfig,
  type Section,
  type StepDraft,
} from '../engine/description';
import { custody, guardians, jointHolders } from './depots';
import { hidden, may, must, section } from './fields';
import {
  childStep,
  consentStep,
  contactSections,
  currentAddress,
  dependent,
  personStep,
  taxStep,
  workStep,
  type AskedPerson,
} from './person-steps';
import { loyaltySection, paymentStep, payoutSection } from './product-steps';

/** A person who may hold cards. */
type CardHolder = AskedPerson & { readonly role: 'I1' | 'I2' };

const holder = [{ role: 'I1' }] as const;
const cardHolders: readonly CardHolder[] = [{ role: 'I1' }, { role: 'I2', when: says('PRODUKT.ART', 'KPG') }];

/** Cards with their designs, and paying by instalments. A card that a customer has already stays; its design may change. */
const cardStep = (
  persons: readonly CardHolder[],
  { layout = 'full', ...first }: Pick<FieldConfig, 'default'> & Partial<Pick<StepDraft, 'layout'>> = {},
): StepDraft =>
  ask(
    'karten',
    persons.map(({ role }) =>
      section(
        'cards',
        [
          must(`KARTEN.KREDITKARTE_${role}`, { prefilled: true }),
          must(`KARTEN.KREDITKARTE_MOTIV_${role}`, {
            conditions: says(`KARTEN.KREDITKARTE_${role}`, true),
            default: 'KLASSISCH',
          }),
          must(`KARTEN.DEBITKARTE_${role}`, { ...first, prefilled: true }),
          must(`KARTEN.DEBITKARTE_MOTIV_${role}`, {
            conditions: says(`KARTEN.DEBITKARTE_${role}`, true),
            default: 'KLASSISCH',
          }),
          must(`KARTEN.GIROCARD_${role}`, { prefilled: true }),
          must(`KARTEN.RATENSERVICE_${role}`),
          must(`KARTEN.RATENSERVICE_TELEFON_${role}`, {
            conditions: says(`KARTEN.RATENSERVICE_${role}`, true),
          }),
        ],
        role,
      ),
    ),
    { ...dependent(persons), layout },
  );

/** A current account with its cards and an overdraft. */
export const currentAccount: Application = application({ product: 'girokonto', signIn: 'optional' }, [
  ask('produkt', [
    section('product', [must('PRODUKT.ART', { default: 'KPE' }), hidden('GIRO.KONTO', true)]),
    section('overdraft', [
      must('GIRO.DISPO'),
      must('GIRO.DISPO_BETRAG', { conditions: says('GIRO.DISPO', true) }),
      // There is no other: its amount says so.
      { ...hidden('GIRO.DISPO_WAEHRUNG', 'EUR'), conditions: says('GIRO.DISPO', true) },
    ]),
    loyaltySection,
  ]),
  ...jointHolders.map(personStep),
  taxStep(jointHolders),
  workStep(jointHolders),
  ask('verhalten', [
    section('behaviour', [
      must('TRANSAKTIONSVERHALTEN.EINGAENGE_I1'),
      must('TRANSAKTIONSVERHALTEN.BARGELD_I1'),
      must('TRANSAKTIONSVERHALTEN.AUSLAND_I1'),
      must('TRANSAKTIONSVERHALTEN.LAND_I1_1', { conditions: says('TRANSAKTIONSVERHALTEN.AUSLAND_I1', true) }),
      ...([2, 3, 4, 5] as const).map((index) =>
        may(`TRANSAKTIONSVERHALTEN.LAND_I1_${index}`, {
          conditions: says('TRANSAKTIONSVERHALTEN.AUSLAND_I1', true),
        }),
      ),
    ]),
  ]),
  cardStep(cardHolders, { default: true }),
  consentStep(jointHolders, false),
  ...ending(),
]);

/** An account of a child. */
export const juniorAccount: Application = application({ product: 'junior-konto', signIn: 'optional' }, [
  ask('produkt', [section('product', [hidden('GIRO.KONTO', true), ...custody])]),
  childStep,
  ...guardians.map(personStep),
  taxStep(guardians),
  consentStep(guardians, false),
  ...ending(),
]);

/** Money at a fixed rate for a fixed term. */
export const fixedDeposit: Application = application({ product: 'festgeld', signIn: 'optional' }, [
  ask('anlage', [
    section('deposit', [
      must('FESTGELD.ANLAGEBETRAG'),
      must('FESTGELD.LAUFZEIT'),
      { ...hidden('FESTGELD.KONDITION_ID'), conditionOf: 'FESTGELD.LAUFZEIT' },
    ]),
  ]),
  personStep({ role: 'I1' }),
  taxStep(holder),
  paymentStep,
  consentStep(holder, false),
  ...ending(),
]);

/** Money that can be had back every day, by one or two. */
export const dailyDeposit: Application = application({ product: 'tagesgeld', signIn: 'optional' }, [
  ask('produkt', [
    section('product', [must('PRODUKT.ART', { default: 'KPE' }), hidden('TGK_PLUS.TGK_PLUS', true)]),
    payoutSection,
  ]),
  ...jointHolders.map(personStep),
  taxStep(jointHolders),
  consentStep(jointHolders, false),
  ...ending(),
]);

const questions = [1, 2, 3, 4, 5, 6] as const;
const experiences = [
  'AKTIEN_KENNTNISSE',
  'AKTIEN_JAHRE',
  'AKTIEN_GESCHAEFTE',
  'CFD_KENNTNISSE',
  'CFD_JAHRE',
  'CFD_GESCHAEFTE',
] as const;

/** The bank knows the first holder; the second says who they are. */
const secondCfdHolder = { role: 'I2', when: says('CFD_KONTO.KONTOART', true) } as const;
const cfdHolders = [{ role: 'I1' }, secondCfdHolder] as const;

/** An account for contracts for difference, for one or two: each answers six questions, and says what they have experienced. */
export const cfdAccount: Application = application({ product: 'cfd', signIn: 'required' }, [
  ask('produkt', [section('product', [must('CFD_KONTO.KONTOART')])]),
  personStep(secondCfdHolder),
  taxStep([secondCfdHolder], secondCfdHolder.when),
  ask(
    'fragen',
    cfdHolders.map(({ role }) =>
      section(
        'questions',
        questions.map((index) => must(`CFD_ANTWORT.ANTWORT_${role}_${index}`)),
        role,
      ),
    ),
    dependent(cfdHolders),
  ),
  ask(
    'erfahrung',
    cfdHolders.map(({ role }) =>
      section(
        'experience',
        experiences.map((field) => must(`CFD_ERFAHRUNG.${field}_${role}`)),
        role,
      ),
    ),
    dependent(cfdHolders),
  ),
  consentStep(cfdHolders),
  ...ending(),
]);

/** One step and the summary: there is nothing to navigate. */
const slim = { layout: 'slim' } as const;

/** Other cards for an account there is. */
export const cardChange: Application = application({ product: 'karte', signIn: 'required' }, [
  cardStep([{ role: 'I1' }], slim),
  ...ending(slim),
]);

/** The bank fills in what it knows of a section. */
const filledIn = (known: Section): Section => ({
  ...known,
  fields: known.fields.map((each) => ({ ...each, prefilled: true })),
});

/** Another address of a customer: who they are stands, how they are reached is filled in and may be written over. */
export const addressChange: Application = application({ product: 'adresse', signIn: 'required' }, [
  ask(
    'anschrift',
    [
      section(
        'person',
        [
          must('PERSON.VORNAME_I1', { isDisabled: true }),
          must('PERSON.NAME_I1', { isDisabled: true }),
          must('PERSON.GEBURTSDATUM_I1', { isDisabled: true }),
        ],
        'I1',
      ),
      ...[section('address', currentAddress('I1'), 'I1'), ...contactSections('I1')].map(filledIn),
    ],
    slim,
  ),
  ...ending(slim),
]);
