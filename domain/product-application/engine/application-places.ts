import { findingOf, issueAt, type Issue } from '@domain/form/issue';
import type { Sent } from '@domain/form/session/sent';
import type { Message } from '@domain/message/message';
import type { NamedValue } from '../application-request';
import type { Compiled } from './compile';
import { sourceOf } from './derived-fields';
import type { StepDescription } from './description';
import { fieldsIn } from './situation';
import type { AskedField } from '../field/asked-field';
import type { FieldValue } from '../field/field-value';

/** The place of a field that the bank names: a child is its first holder, a sum stands at the first of its parts. */
export function placeIn(told: string, { fields }: Pick<Compiled, 'fields'>): string | undefined {
  const name = sourceOf(told);
  if (fields.has(name)) return name;
  const ofChild = name.replace(/_I1(?=$|_\d)/, '_J');
  return fields.has(ofChild) ? ofChild : undefined;
}

/** A value of a form as a field that is sent. */
export const valueIn = (name: string, value: unknown): readonly NamedValue[] =>
  isFieldValue(value) ? [{ name, value }] : [];

function isFieldValue(value: unknown): value is FieldValue {
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  return typeof value === 'object' && value !== null && 'units' in value && typeof value.units === 'bigint';
}

/** What was said in other steps that the bank judges this one by. */
export function crossedWith(
  step: StepDescription,
  { fields }: Pick<Compiled, 'fields'>,
  valueOf: (asked: AskedField) => unknown,
): readonly NamedValue[] {
  const own = fieldsIn(step);
  const names = new Set<string>(
    own.flatMap(({ crossValidationFormFieldNames = [] }) => crossValidationFormFieldNames),
  );
  for (const { formFieldName } of own) names.delete(formFieldName);
  return [...names].flatMap((name) => {
    const asked = fields.get(name);
    return asked ? valueIn(name, valueOf(asked)) : [];
  });
}

/** All that is sent, by its names at the bank. */
export const named = ({ fields }: Sent): readonly NamedValue[] =>
  fields.flatMap(({ path, value }) => valueIn(path, value));

/** What the bank says, each at the fields that it names, or at none. */
export const issuesIn = (messages: readonly Message[], compiled: Compiled): readonly Issue[] =>
  messages.flatMap((message): readonly Issue[] => {
    const places = message.origin.flatMap((origin) => placeIn(origin, compiled) ?? []);
    const finding = findingOf(message);
    return places.length === 0
      ? [issueAt(undefined, finding, 'server')]
      : places.map((place) => issueAt(place, finding, 'server'));
  });
