import { needsBic } from '@domain/codes/bic';
import { all, given, is, not } from '@domain/form/nodes/condition';
import { derive } from '@domain/form/nodes/derive';
import type { Condition } from '@domain/form/nodes/node';
import { read } from '@domain/form/outcome';
import type { FieldName } from '../catalogue/catalogue';
import type { AskedField } from '../field/asked-field';
import type { FieldConfig, Situation, StepDescription } from './description';

/** The fields of a step, in the order of the page. */
export const fieldsIn = ({
  formContextSelector,
}: Pick<StepDescription, 'formContextSelector'>): readonly FieldConfig[] =>
  formContextSelector.flatMap(({ fields }) => fields);

/** The fields that a situation looks at. */
export function namesIn(situation: Situation): readonly FieldName[] {
  switch (situation.kind) {
    case 'is':
    case 'given':
    case 'needsBic':
      return [situation.field];
    case 'all':
      return situation.of.flatMap(namesIn);
    case 'not':
      return namesIn(situation.of);
  }
}

/** A situation as the kernel knows it; its fields are there, which has been looked at before. */
export function conditionOf(situation: Situation, fields: ReadonlyMap<string, AskedField>): Condition {
  switch (situation.kind) {
    case 'is':
      return { kind: 'is', node: nodeOf(situation.field, fields), values: situation.values };
    case 'given':
      return given(nodeOf(situation.field, fields));
    case 'needsBic':
      return is(
        derive({ account: nodeOf(situation.field, fields) }, ({ account }) =>
          read(typeof account === 'string' && needsBic(account)),
        ),
        true,
      );
    case 'all':
      return all(...situation.of.map((each) => conditionOf(each, fields)));
    case 'not':
      return not(conditionOf(situation.of, fields));
  }
}

function nodeOf(name: string, fields: ReadonlyMap<string, AskedField>): AskedField['node'] {
  const asked = fields.get(name);
  if (asked === undefined) throw new Error(`The application does not ask for ${name}`);
  return asked.node;
}

/** All of these situations, as far as there are any. */
export function allOf(situations: readonly (Situation | undefined)[]): Situation | undefined {
  const of = situations.flatMap((each) => each ?? []);
  return of.length > 1 ? { kind: 'all', of } : of[0];
}
