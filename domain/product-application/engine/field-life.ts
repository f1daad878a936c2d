import { derive } from '@domain/form/nodes/derive';
import type { Node } from '@domain/form/nodes/node';
import * as E from 'fp-ts/Either';
import type { DepositCondition } from '../application-configuration';
import { entryOf } from '../catalogue/catalogue';
import type { FieldRule } from '../catalogue/field-spec';
import { applicationFinding } from '../field/application-finding';
import { tickMissing } from '@domain/form/validators/required';
import type { Finding } from '@domain/form/issue';
import { askedField, type AskedField } from '../field/asked-field';
import type { FieldConfig, Situation, StepDescription } from './description';
import { allOf, conditionOf } from './situation';
import type { HasWords } from './word-problems';

/** What an application is made with: what the bank knows already, and which words there are. */
export interface Preparation {
  /** Names of the fields that the bank has filled in. */
  readonly prefilled?: ReadonlySet<string>;
  /** They can be changed all the same (brokerage.md 3). */
  readonly keepPrefilledFieldsEnabled?: boolean;
  /** For one or for two, as the bank would have it where nothing is said (brokerage.md 3). */
  readonly accountType?: string | undefined;
  /** The rates of fixed deposits. */
  readonly conditions?: readonly DepositCondition[];
  /** Looked at only where it is told. */
  readonly hasWords?: HasWords;
}

/** The account type of a joint account (brokerage.md 3). */
const JOINT = 'KPG';

/** When a step is shown: by its own rule. */
export const shownWhen = ({ transitionHandler }: StepDescription): Situation | undefined => transitionHandler;

/**
 * When a field is asked for: in its own situation, where its person is part of the application, and with the step that
 * asks for it, if that leaves out what was said in it when it is skipped.
 */
export function askedWhen(
  { formFieldName, conditions }: FieldConfig,
  step: StepDescription,
): Situation | undefined {
  const role = /_(I1|I2|E1|E2|J|U)(?=$|_\d)/.exec(formFieldName)?.[1];
  const dependency = step.dependencies.find(({ instance }) => instance === role);
  return allOf([step.excludeFieldsIfSkipped && step.transitionHandler, dependency?.dependsOn, conditions]);
}

/** The field of a configuration, with the life it has in its step. */
export function fieldLife(
  config: FieldConfig,
  step: StepDescription,
  earlier: ReadonlyMap<string, AskedField>,
  { prefilled = new Set(), keepPrefilledFieldsEnabled = false, accountType, conditions = [] }: Preparation,
): AskedField {
  const { formFieldName: name, isOptional, isDisabled, updateOn, conditionOf: term } = config;
  const entry = entryOf(name);
  if (entry === undefined) throw new Error(`Nobody knows the field ${name}`);
  const when = askedWhen(config, step);
  const chosen = term && earlier.get(term);
  const { rule } = entry.spec;
  const first = holdingOf(rule, accountType) ?? config.default;
  const isFixed = isDisabled || (config.prefilled && prefilled.has(name) && !keepPrefilledFieldsEnabled);
  return askedField(name, entry, {
    missing: missingOf(rule.type),
    ...(!isOptional && { required: true }),
    ...(isFixed && { disabled: true }),
    ...(updateOn && { updateOn }),
    ...(when && { when: conditionOf(when, earlier) }),
    ...(first !== undefined && { initial: first }),
    ...(chosen && { follows: conditionFor(chosen, conditions) }),
    ...(entry.spec.sensitivity !== 'plain' && { secrecy: 'sensitive' }),
  });
}

/** For one or for two, in a field that says so: of what it offers. */
function holdingOf(rule: FieldRule, accountType: string | undefined): string | boolean | undefined {
  if (rule.type === 'holding') return rule.codes.find((code) => code === accountType);
  return rule.type === 'accountType' && accountType === JOINT ? true : undefined;
}

/** The bank's condition for the term that is chosen. */
const conditionFor = ({ node }: AskedField, conditions: readonly DepositCondition[]): Node<string> =>
  derive({ term: node }, ({ term: chosen }) =>
    E.right(conditions.find(({ term }) => term === chosen)?.id ?? ''),
  );

/** What is said of nothing said: of a consent, of terms, of all else (brokerage.md 5). */
function missingOf(type: FieldRule['type']): Finding {
  if (type === 'consent') return applicationFinding('application-consent');
  return type === 'acceptance' ? tickMissing : applicationFinding('application-required');
}
