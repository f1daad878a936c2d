import * as E from 'fp-ts/Either';
import { entryOf, wireNameOf } from '../catalogue/catalogue';
import type { FieldRule } from '../catalogue/field-spec';
import { askedField, type AskedField } from '../field/asked-field';
import type { FieldConfig, StepDescription, SyncValidator } from './description';
import { fieldsIn } from './situation';

/**
 * What is wrong with fields as they are asked: what they start with and never could, what nobody fills, rules that no day
 * keeps, names of fields that are not there, and two that the bank could not tell apart.
 */
export function fieldProblems(steps: readonly StepDescription[]): readonly string[] {
  const earlier = new Set<string>();
  const asked = new Set<string>(steps.flatMap(fieldsIn).map(({ formFieldName }) => formFieldName));
  const problems: string[] = [];
  for (const step of steps)
    for (const config of fieldsIn(step)) {
      const place = `${config.formFieldName} in ${step.name}`;
      const known = askedAs(config.formFieldName);
      if (known) problems.push(...startProblems(known, config, place), ...dayProblems(known, config, place));
      problems.push(...termProblems(config, place, earlier), ...crossProblems(config, place, asked));
      earlier.add(config.formFieldName);
    }
  return [...problems, ...sentTwice(steps)];
}

/** The field of a name, whatever a product makes of it; none where nobody knows it. */
export function askedAs(name: string): AskedField | undefined {
  const entry = entryOf(name);
  return entry && askedField(name, entry, {});
}

/** Whether a field can be left with this in it: typed, ticked or chosen. */
export function canStartWith(asked: AskedField, start: string | boolean): boolean {
  if (asked.control === 'flag') return typeof start === 'boolean' && isRead(asked.node.of.read(start));
  if (typeof start !== 'string') return false;
  return asked.control === 'choice' ? asked.codes.includes(start) : isRead(asked.node.of.read(start));
}

const isRead = (read: E.Either<unknown, unknown> | undefined): boolean =>
  read !== undefined && E.isRight(read);

function startProblems(asked: AskedField, config: FieldConfig, place: string): readonly string[] {
  const { default: start, isHidden, isOptional, conditionOf, isCarried, prefilled } = config;
  const isFilled = start !== undefined || conditionOf || isCarried || prefilled;
  if (isHidden && !isOptional && !isFilled) return [`${place} is hidden and required, and nothing fills it`];
  if (start === undefined || canStartWith(asked, start)) return [];
  return asked.control === 'choice'
    ? [`${place} starts with ${String(start)}, which it does not offer`]
    : [`${place} starts with ${String(start)}, which it cannot read`];
}

/** Rules that no day but today keeps both of. */
const contradictions: readonly (readonly [SyncValidator, SyncValidator])[] = [
  ['adult', 'child'],
  ['past', 'future'],
  ['adult', 'future'],
  ['child', 'future'],
];

const days: readonly FieldRule['type'][] = ['day', 'month'];

function dayProblems(
  { entry }: AskedField,
  { syncValidators = [] }: FieldConfig,
  place: string,
): readonly string[] {
  if (syncValidators.length > 0 && !days.includes(entry.spec.rule.type))
    return [`${place} is to be ${syncValidators.join(' and ')}, which only a day can be`];
  return contradictions
    .filter((both) => both.every((validator) => syncValidators.includes(validator)))
    .map(([one, other]) => `${place} is to be ${one} and ${other}, which no day is`);
}

function termProblems(
  { conditionOf }: FieldConfig,
  place: string,
  earlier: ReadonlySet<string>,
): readonly string[] {
  if (conditionOf === undefined || earlier.has(conditionOf)) return [];
  return [`${place} names the condition of ${conditionOf}, which is no earlier answer`];
}

const crossProblems = (
  { crossValidationFormFieldNames = [] }: FieldConfig,
  place: string,
  asked: ReadonlySet<string>,
): readonly string[] =>
  crossValidationFormFieldNames
    .filter((name) => !asked.has(name))
    .map((name) => `${place} is checked together with ${name}, which nobody asks for`);

/** Two fields under one name on the wire, of which the bank would see one: a child and the first holder. */
function sentTwice(steps: readonly StepDescription[]): readonly string[] {
  const sent = new Map<string, string>();
  const names = new Set<string>(
    steps
      .filter(({ notPartOfForm }) => !notPartOfForm)
      .flatMap(fieldsIn)
      .map(({ formFieldName }) => formFieldName),
  );
  return [...names].flatMap((name) => {
    const wire = wireNameOf(name);
    const other = wire === undefined ? undefined : sent.get(wire);
    if (wire !== undefined && other === undefined) sent.set(wire, name);
    return other === undefined || wire === undefined ? [] : [`${other} and ${name} are both sent as ${wire}`];
  });
}
