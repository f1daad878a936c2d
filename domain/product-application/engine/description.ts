import type { FieldName } from '../catalogue/catalogue';
import type { Role } from '../catalogue/group-spec';
import { changes, type Product } from './product';

/** A situation of an application, as data over its fields by name. */
export type Situation =
  | { readonly kind: 'is'; readonly field: FieldName; readonly values: readonly (string | boolean)[] }
  | { readonly kind: 'given'; readonly field: FieldName }
  /** The account of that IBAN is one to which money finds its way only with the BIC of its bank. */
  | { readonly kind: 'needsBic'; readonly field: FieldName }
  | { readonly kind: 'all'; readonly of: readonly Situation[] }
  | { readonly kind: 'not'; readonly of: Situation };

/** The field reads one of these. */
export const says = (field: FieldName, ...values: readonly (string | boolean)[]): Situation => ({
  kind: 'is',
  field,
  values,
});

/** Something is said in the field. */
export const said = (field: FieldName): Situation => ({ kind: 'given', field });

/** The account of that IBAN is told by its BIC as well. */
export const abroad = (field: FieldName): Situation => ({ kind: 'needsBic', field });

/** It does not hold. */
export const unless = (of: Situation): Situation => ({ kind: 'not', of });

/** A rule of a field beyond that of the catalogue; all of them look at the day. */
export type SyncValidator = 'past' | 'future' | 'adult' | 'child';

/** A field as a product asks for it (brokerage.md 3, APP-03). Type, rule and value mapping are those of the catalogue. */
export interface FieldConfig {
  readonly formFieldName: FieldName;
  readonly default?: string | boolean;
  readonly syncValidators?: readonly SyncValidator[];
  /** The bank is asked about it while it is typed (APP-06). */
  readonly usePreValidator?: true;
  readonly isOptional?: true;
  readonly isDisabled?: true;
  /** Worked out by another application: shown, takes no input, and put back from the draft. */
  readonly isCarried?: true;
  /** What the bank knows of it already takes no input, unless the configuration keeps it enabled. */
  readonly prefilled?: true;
  readonly updateOn?: 'change' | 'blur';
  /** Asked about together with it, while it is typed and with its step. */
  readonly crossValidationFormFieldNames?: readonly FieldName[];
  /** Asked for in this situation only. */
  readonly conditions?: Situation;
  /** Names the bank's condition for the term that this field says. */
  readonly conditionOf?: FieldName;
  /** Sent, and not shown. */
  readonly isHidden?: true;
}

/** Heading of fields that belong together; its words are `application.section.<name>`. */
export const sectionNames = [
  'product',
  'person',
  'identity',
  'address',
  'previousAddress',
  'phone',
  'mail',
  'tax',
  'foreignTax',
  'work',
  'market',
  'groups',
  'payout',
  'debit',
  'plan',
  'positions',
  'planPayment',
  'consent',
  'behaviour',
  'cards',
  'questions',
  'experience',
  'deposit',
  'overdraft',
  'goal',
  'household',
  'risk',
  'sustainability',
  'proposal',
  'loyalty',
  'adviser',
  'takeover',
  'access',
] as const;

/** See sectionNames. */
export type SectionName = (typeof sectionNames)[number];

/** Fields that belong together. */
export interface Section {
  readonly name: SectionName;
  /** Whom it is about. */
  readonly role?: Role;
  readonly fields: readonly FieldConfig[];
}

/** The names of steps: in addresses, in prevalidations, and of their words `application.step.<name>`. */
export const stepNames = [
  'produkt',
  'person-i1',
  'person-i2',
  'person-e1',
  'person-e2',
  'kind',
  'steuer',
  'beruf',
  'wissen',
  'konto',
  'sparplan',
  'verhalten',
  'karten',
  'anlage',
  'fragen',
  'erfahrung',
  'anschrift',
  'ziel',
  'haushalt',
  'risiko',
  'vorschlag',
  'zustimmung',
  'zusammenfassung',
  'fertig',
] as const;

/** See stepNames. */
export type StepName = (typeof stepNames)[number];

/** How a step is shown. */
export type StepComponent = 'fields' | 'summary' | 'proposal' | 'done';

/** One step as data (APP-02). */
export interface StepDescription {
  readonly name: StepName;
  /** The place in the flow, each its own; steps may be written down in any order. */
  readonly stepPosition: number;
  readonly type: 'STEP' | 'SUBMIT';
  /** Whether it stands in the navigation. */
  readonly navigation: 'listed' | 'unlisted';
  readonly component: StepComponent;
  /** What of the form is asked in it. */
  readonly formContextSelector: readonly Section[];
  /** Persons it is about, each in a situation only. */
  readonly dependencies: readonly PersonDependency[];
  /** With the navigation beside it where there is room, or alone in one narrow column: for a way of one step. */
  readonly layout: 'full' | 'slim';
  readonly metaData: { readonly summary: SummaryEdit };
  readonly trackingData: { readonly event: string };
  /** Shown in this situation only, else skipped forward and back. */
  readonly transitionHandler?: Situation;
  /** Whatever the form finds right is right: the bank is not asked before the next step. */
  readonly skipPrevalidation?: true;
  /** What was said in it is sent only while it is shown. */
  readonly excludeFieldsIfSkipped?: true;
  /** Nothing that is said in it is sent. */
  readonly notPartOfForm?: true;
}

/** A person whose fields are asked for in a situation only. */
export interface PersonDependency {
  readonly type: 'PERSON';
  readonly instance: Role;
  readonly dependsOn: Situation;
}

/** Whether the summary offers to edit a step; input-dependent: only if something in it takes input (APP-10). */
export type SummaryEdit = 'visible' | 'hidden' | 'input-dependent';

/** An application as data. */
export interface Application {
  readonly product: Product;
  /** Whether a stranger may apply (decisions.md). */
  readonly signIn: 'required' | 'optional';
  /** A change of something there is, as `changes` says: sent by PATCH. */
  readonly isChange?: true;
  readonly steps: readonly StepDescription[];
}

type StepLife = Partial<
  Omit<StepDescription, 'name' | 'stepPosition' | 'type' | 'formContextSelector' | 'component'>
>;

/** A step before it has its place. */
export type StepDraft = Omit<StepDescription, 'stepPosition'>;

const life = (name: StepName): Omit<StepDraft, 'name' | 'type' | 'component' | 'formContextSelector'> => ({
  navigation: 'listed',
  dependencies: [],
  layout: 'full',
  metaData: { summary: 'input-dependent' },
  trackingData: { event: name },
});

/** A step that asks these sections. */
export const ask = (name: StepName, sections: readonly Section[], more: StepLife = {}): StepDraft => ({
  ...life(name),
  name,
  type: 'STEP',
  component: 'fields',
  formContextSelector: sections,
  ...more,
});

/** The last steps of every application: what was said, and what came of it. */
export const ending = ({ layout = 'full' }: Pick<StepLife, 'layout'> = {}): readonly StepDraft[] => [
  {
    ...life('zusammenfassung'),
    layout,
    name: 'zusammenfassung',
    type: 'SUBMIT',
    component: 'summary',
    formContextSelector: [],
    metaData: { summary: 'hidden' },
  },
  {
    ...life('fertig'),
    layout,
    name: 'fertig',
    type: 'STEP',
    component: 'done',
    formContextSelector: [],
    navigation: 'unlisted',
    metaData: { summary: 'hidden' },
    skipPrevalidation: true,
    notPartOfForm: true,
  },
];

/** The last step of the planner: what it proposes, which leads on to another application. */
export const proposing: StepDraft = {
  ...life('vorschlag'),
  name: 'vorschlag',
  type: 'SUBMIT',
  component: 'proposal',
  formContextSelector: [],
  metaData: { summary: 'hidden' },
};

/** An application of these steps, in their order. */
export const application = (
  head: Pick<Application, 'product' | 'signIn'>,
  steps: readonly StepDraft[],
): Application => ({
  ...head,
  ...(changes.includes(head.product) && { isChange: true }),
  steps: steps.map((step, stepPosition) => ({ ...step, stepPosition })),
});
