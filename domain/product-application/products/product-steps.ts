import type { FieldName } from '../catalogue/catalogue';
import { abroad, ask, said, says, unless, type Section, type StepDraft } from '../engine/description';
import { hidden, may, must, section } from './fields';
import { dependent, type AskedPerson } from './person-steps';

/** The product groups of the bank, in its order; an application asks for forty at most (brokerage.md 3). */
export type GroupIds = readonly string[];

/** Numbers of product groups. */
export const groupNumbers = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
] as const;

/** What each holder knows of securities, altogether and by group. */
export const knowledgeStep = (persons: readonly AskedPerson[], groups: GroupIds): StepDraft =>
  ask(
    'wissen',
    persons.flatMap((person) => knowledgeSections(person, groups)),
    dependent(persons),
  );

const knowledgeSections = ({ role }: AskedPerson, groups: GroupIds): readonly Section[] => [
  section(
    'market',
    [must(`DEPOT.ZIELMARKT_KENNTNISSE_${role}`), must(`DEPOT.ZIELMARKT_ERFAHRUNG_${role}`)],
    role,
  ),
  section(
    'groups',
    groupNumbers.slice(0, groups.length).flatMap((index) => [
      hidden(`WP_PRODUKTGRUPPE.UUID_${role}_${index}`, groups[index - 1]),
      must(`WP_PRODUKTGRUPPE.KENNTNISSE_${role}_${index}`),
      must(`WP_PRODUKTGRUPPE.ERFAHRUNGEN_${role}_${index}`, {
        conditions: says(`WP_PRODUKTGRUPPE.KENNTNISSE_${role}_${index}`, true),
      }),
    ]),
    role,
  ),
];

const LOYALTY_NUMBER = 'KUNDENBINDUNG.TEILNEHMERNUMMER';

/** The bonus programme of the bank, for a customer who takes part in it already. */
export const loyaltySection = section('loyalty', [
  may(LOYALTY_NUMBER),
  { ...hidden('KUNDENBINDUNG.SYSTEM_ID', 'WERKBONUS'), conditions: said(LOYALTY_NUMBER) },
]);

/** Where money goes. */
export const payoutSection = section('payout', [
  must('AUSZAHLUNG_KONTO.KONTO_ID', { usePreValidator: true }),
  must('AUSZAHLUNG_KONTO.BIC', { conditions: abroad('AUSZAHLUNG_KONTO.KONTO_ID') }),
  must('AUSZAHLUNG_KONTO.NAME'),
  must('AUSZAHLUNG_KONTO.VORNAME'),
]);

/** Where money goes from a depot; what comes to it first has no amount in the catalogue, so that none is collected. */
export const payoutStep: StepDraft = ask('konto', [payoutSection]);

const collected = says('LASTSCHRIFT_KONTO.ZAHLUNGSWEG', true);

/** Where money of a deposit goes, and where it comes from. */
export const paymentStep: StepDraft = ask('konto', [
  payoutSection,
  section('debit', [
    must('LASTSCHRIFT_KONTO.ZAHLUNGSWEG'),
    must('LASTSCHRIFT_KONTO.KONTO_ID', { conditions: collected, usePreValidator: true }),
    must('LASTSCHRIFT_KONTO.BIC', {
      conditions: { kind: 'all', of: [collected, abroad('LASTSCHRIFT_KONTO.KONTO_ID')] },
    }),
    ...(['NAME', 'VORNAME', 'FRUEHESTMOEGLICH'] as const).map((name) =>
      must(`LASTSCHRIFT_KONTO.${name}`, { conditions: collected }),
    ),
    must('LASTSCHRIFT_KONTO.EINZUG_AM', {
      conditions: {
        kind: 'all',
        of: [collected, unless(says('LASTSCHRIFT_KONTO.FRUEHESTMOEGLICH', true))],
      },
      syncValidators: ['future'],
    }),
  ]),
]);

const positions = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const planned = says('WERTPAPIERSPARPLAN.AUSWAHL', true);
const rising = { conditions: says('WERTPAPIERSPARPLAN.DYNAMISIERUNG', true) };

/** By what the bank judges what a plan may buy: the market of each person, and the groups that the first knows. */
const knownBy = (persons: readonly AskedPerson[], groups: GroupIds): readonly FieldName[] => [
  ...persons.map(({ role }) => `DEPOT.ZIELMARKT_KENNTNISSE_${role}` as const),
  ...persons
    .slice(0, 1)
    .flatMap(({ role }) =>
      groupNumbers
        .slice(0, groups.length)
        .flatMap(
          (index) =>
            [
              `WP_PRODUKTGRUPPE.UUID_${role}_${index}`,
              `WP_PRODUKTGRUPPE.KENNTNISSE_${role}_${index}`,
            ] as const,
        ),
    ),
];

/** A savings plan that begins with the depot of these persons, the applicant first: up to ten securities. */
export const planStep = (persons: readonly AskedPerson[], groups: GroupIds): StepDraft =>
  ask(
    'sparplan',
    [
      section('positions', [
        must('WERTPAPIERSPARPLAN.WKN_1', {
          usePreValidator: true,
          // One question for all ten of them: what is wrong with two together is found too.
          crossValidationFormFieldNames: [
            ...positions.map((index) => `WERTPAPIERSPARPLAN.WKN_${index}` as const),
            ...knownBy(persons, groups),
          ],
        }),
        must('WERTPAPIERSPARPLAN.SPARRATE_1'),
        ...positions.flatMap((index) => [
          may(`WERTPAPIERSPARPLAN.WKN_${index}`),
          may(`WERTPAPIERSPARPLAN.SPARRATE_${index}`),
        ]),
      ]),
      section('plan', [
        hidden('WERTPAPIERSPARPLAN.PLANART', 'STANDARD'),
        may('WERTPAPIERSPARPLAN.NAME'),
        must('WERTPAPIERSPARPLAN.INTERVALL', { default: 'MONTHLY' }),
        must('WERTPAPIERSPARPLAN.KAUFTAG', { default: '1' }),
        must('WERTPAPIERSPARPLAN.ERSTER_KAUF', { syncValidators: ['future'] }),
        may('WERTPAPIERSPARPLAN.LETZTER_KAUF', { syncValidators: ['future'] }),
        must('WERTPAPIERSPARPLAN.DYNAMISIERUNG'),
        must('WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ', rising),
        must('WERTPAPIERSPARPLAN.DYNAMISIERUNG_BEGINN', { ...rising, syncValidators: ['future'] }),
        must('WERTPAPIERSPARPLAN.VERZICHT_UNTERLAGEN'),
      ]),
      section('planPayment', [
        must('WERTPAPIERSPARPLAN.ZAHLUNG_IBAN', { usePreValidator: true }),
        must('WERTPAPIERSPARPLAN.ZAHLUNG_NAME'),
        must('WERTPAPIERSPARPLAN.ZAHLUNG_VORNAME'),
      ]),
    ],
    { transitionHandler: planned, excludeFieldsIfSkipped: true },
  );
