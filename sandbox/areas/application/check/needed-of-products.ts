import { fieldName } from '../field/field-catalogue';
import { HOLDERS, type Role } from '../field/field-group';
import { isOutside } from '../field/place-checks';
import { isCollected } from '../open/direct-debit';
import type { Answers } from './answers';
import {
  addressNeeds,
  behaviourNeeds,
  cardNeeds,
  consentNeeds,
  documentNeeds,
  identityNeeds,
  knowledgeNeeds,
  personNeeds,
  reachNeeds,
  taxNeeds,
  workNeeds,
  type Needs,
} from './needed-of-persons';

/** The account that belongs to both. */
export const JOINT = '2';

/** Whether an application is for two holders (account type KPG). */
export const isJoint = (answers: Answers): boolean =>
  answers.get('PRODUKT.ART') === JOINT || answers.get('CFD_KONTO.KONTOART') === JOINT;

/** The account holders of an application. */
export const holdersOf = (answers: Answers): readonly Role[] => (isJoint(answers) ? HOLDERS : ['I1']);

/** The legal representatives of a minor: both parents, unless it is said that custody is one parent's alone. */
export const guardiansOf = (answers: Answers): readonly Role[] =>
  answers.isYes('JUNIOR.ALLEINIGE_SORGE') ? ['E1'] : ['E1', 'E2'];

const of = (roles: readonly Role[], needs: (role: Role) => Needs, answers: Answers): readonly string[] =>
  roles.flatMap((role) => needs(role)(answers));

const payoutNeeds: Needs = (answers) => [
  'AUSZAHLUNG_KONTO.KONTO_ID',
  ...bicNeeds('AUSZAHLUNG_KONTO')(answers),
  'AUSZAHLUNG_KONTO.NAME',
  'AUSZAHLUNG_KONTO.VORNAME',
];

/** The bank of an account that its IBAN alone does not tell. */
const bicNeeds =
  (group: string): Needs =>
  (answers) =>
    isOutside(answers.get(`${group}.KONTO_ID`)) ? [`${group}.BIC`] : [];

/** From where and when a first deposit is collected; the documents name an amount for fixed deposits alone. */
const debitNeeds: Needs = (answers) => [
  'LASTSCHRIFT_KONTO.ZAHLUNGSWEG',
  ...(isCollected(answers)
    ? [
        'LASTSCHRIFT_KONTO.KONTO_ID',
        ...bicNeeds('LASTSCHRIFT_KONTO')(answers),
        'LASTSCHRIFT_KONTO.NAME',
        'LASTSCHRIFT_KONTO.VORNAME',
        ...(answers.isYes('LASTSCHRIFT_KONTO.FRUEHESTMOEGLICH') ? [] : ['LASTSCHRIFT_KONTO.EINZUG_AM']),
      ]
    : []),
];

/** Nobody acts for a customer who has not agreed to the conditions of the adviser. */
const adviserNeeds: Needs = (answers) =>
  answers.isYes('FINANZDIENSTLEISTER.VOLLMACHT') ? ['FINANZDIENSTLEISTER.KONDITIONEN'] : [];

/** What is taken over from another bank is found there by contract and person. */
const takeoverNeeds: Needs = (answers) =>
  answers.isYes('ONVISTA.EINWILLIGUNG') ? ['ONVISTA.VERTRAG_REFERENZ', 'ONVISTA.PERSON_REFERENZ'] : [];

const PLAN_POSITIONS = 10;

const planNeeds: Needs = (answers) => {
  if (!answers.isYes('WERTPAPIERSPARPLAN.AUSWAHL')) return [];
  const plan = (field: string, index?: number): string =>
    fieldName('WERTPAPIERSPARPLAN', field, undefined, index);
  const positions = Array.from({ length: PLAN_POSITIONS }, (_, index) => index + 1).filter(
    (index) =>
      index === 1 || [plan('WKN', index), plan('SPARRATE', index)].some((name) => answers.get(name) !== ''),
  );
  return [
    ...['INTERVALL', 'KAUFTAG', 'ERSTER_KAUF', 'ZAHLUNG_IBAN', 'ZAHLUNG_NAME', 'ZAHLUNG_VORNAME'].map(
      (field) => plan(field),
    ),
    ...positions.flatMap((index) => [plan('WKN', index), plan('SPARRATE', index)]),
    ...(answers.isYes(plan('DYNAMISIERUNG'))
      ? [plan('DYNAMISIERUNG_SATZ'), plan('DYNAMISIERUNG_BEGINN')]
      : []),
  ];
};

/** A depot, for one or two. */
export const depotNeeds: Needs = (answers) => {
  const holders = holdersOf(answers);
  return [
    'PRODUKT.ART',
    'DEPOT.DEPOT',
    ...adviserNeeds(answers),
    ...takeoverNeeds(answers),
    ...proposalNeeds(answers),
    ...of(holders, personNeeds, answers),
    ...of(holders, taxNeeds, answers),
    ...of(holders, workNeeds, answers),
    ...of(holders, knowledgeNeeds, answers),
    ...payoutNeeds(answers),
    ...planNeeds(answers),
    ...of(holders, (role) => consentNeeds(role, { isRecorded: true }), answers),
  ];
};

/** A current account, with or without credit and cards. */
export const currentAccountNeeds: Needs = (answers) => {
  const holders = holdersOf(answers);
  return [
    'PRODUKT.ART',
    'GIRO.KONTO',
    ...(answers.isYes('GIRO.DISPO') ? ['GIRO.DISPO_BETRAG', 'GIRO.DISPO_WAEHRUNG'] : []),
    ...of(holders, personNeeds, answers),
    ...of(holders, taxNeeds, answers),
    ...of(holders, workNeeds, answers),
    ...behaviourNeeds('I1')(answers),
    ...of(holders, cardNeeds, answers),
    ...of(holders, (role) => consentNeeds(role, { isRecorded: false }), answers),
  ];
};

const childNeeds: Needs = (answers) => [
  ...identityNeeds('I1'),
  ...addressNeeds('I1')(answers),
  ...documentNeeds('I1')(answers),
  ...taxNeeds('I1')(answers),
];

/** A depot or an account of a minor. */
export const juniorNeeds =
  ({ hasSecurities }: { readonly hasSecurities: boolean }): Needs =>
  (answers) => {
    const guardians = guardiansOf(answers);
    return [
      hasSecurities ? 'DEPOT.DEPOT' : 'GIRO.KONTO',
      'JUNIOR.ALLEINIGE_SORGE',
      'JUNIOR.EINZELVERFUEGUNG',
      ...childNeeds(answers),
      ...of(guardians, personNeeds, answers),
      ...of(guardians, taxNeeds, answers),
      ...(hasSecurities ? [...of(guardians, knowledgeNeeds, answers), ...payoutNeeds(answers)] : []),
      ...(hasSecurities ? [...adviserNeeds(answers), ...planNeeds(answers)] : []),
      ...of(guardians, (role) => consentNeeds(role, { isRecorded: hasSecurities }), answers),
    ];
  };

const CFD_QUESTIONS = [1, 2, 3, 4, 5, 6];
const CFD_EXPERIENCE = [
  'AKTIEN_KENNTNISSE',
  'CFD_KENNTNISSE',
  'AKTIEN_JAHRE',
  'CFD_JAHRE',
  'AKTIEN_GESCHAEFTE',
  'CFD_GESCHAEFTE',
];

/** An account for contracts for difference; the first holder is a customer whom the bank knows. */
export const cfdNeeds: Needs = (answers) => [
  'CFD_KONTO.KONTOART',
  ...holdersOf(answers).flatMap((role) => [
    ...CFD_QUESTIONS.map((index) => fieldName('CFD_ANTWORT', 'ANTWORT', role, index)),
    ...CFD_EXPERIENCE.map((field) => fieldName('CFD_ERFAHRUNG', field, role)),
    ...(role === 'I1' ? [] : [...personNeeds(role)(answers), ...taxNeeds(role)(answers)]),
    ...consentNeeds(role, { isRecorded: true })(answers),
  ]),
];

/** A fixed deposit, for one. */
export const fixedDepositNeeds: Needs = (answers) => [
  'FESTGELD.ANLAGEBETRAG',
  'FESTGELD.LAUFZEIT',
  'FESTGELD.KONDITION_ID',
  ...personNeeds('I1')(answers),
  ...taxNeeds('I1')(answers),
  ...payoutNeeds(answers),
  ...debitNeeds(answers),
  ...consentNeeds('I1', { isRecorded: false })(answers),
];

/** Money that can be had back every day, for one or two. */
export const dailyDepositNeeds: Needs = (answers) => {
  const holders = holdersOf(answers);
  return [
    'PRODUKT.ART',
    'TGK_PLUS.TGK_PLUS',
    ...payoutNeeds(answers),
    ...of(holders, personNeeds, answers),
    ...of(holders, taxNeeds, answers),
    ...of(holders, (role) => consentNeeds(role, { isRecorded: false }), answers),
  ];
};

/** Cards of an existing customer. */
export const cardChangeNeeds: Needs = cardNeeds('I1');

/** A new address of an existing customer. */
export const addressChangeNeeds: Needs = (answers) => [
  ...addressNeeds('I1')(answers),
  ...reachNeeds('I1')(answers),
];

const ONCE = new Set(['EINMAL', 'BEIDES']);
const REGULAR = new Set(['SPARPLAN', 'BEIDES']);

/** A proposal of the planner is judged by the answers that it comes from. */
const proposalNeeds: Needs = (answers) =>
  answers.get('ANLAGEDEPOT_STAMM.PRODUKTKLASSE') === ''
    ? []
    : ['ANLAGEDEPOT_STAMM.STRATEGIE', ...plannerNeeds(answers)];

/** What the planner proposes from. */
export const plannerNeeds: Needs = (answers) => {
  const scoring = (field: string): string => fieldName('ANLAGEDEPOT_SCORING', field);
  const kind = answers.get(scoring('ANLAGEART'));
  return [
    ...[
      'ANLAGEDAUER',
      'ANLAGEART',
      'ANLAGEZIEL',
      'HAUSHALTSUEBERSCHUSS',
      'UEBERSCHUSS_ENTWICKLUNG',
      'EINKOMMENSQUELLE',
      'VERMOEGEN_LIQUIDE',
      'VERMOEGEN_ILLIQUIDE',
      'ALTER',
      'VERLUSTTOLERANZ',
      'SCHWANKUNGSTOLERANZ',
    ].map(scoring),
    ...(ONCE.has(kind) ? [scoring('ANLAGEBETRAG')] : []),
    ...(REGULAR.has(kind) ? [scoring('SPARRATE')] : []),
  ];
};
