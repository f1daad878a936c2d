import * as E from 'fp-ts/Either';
import { flow, step, submit } from '@domain/form/flow/flow';
import { form } from '@domain/form/form';
import { errorFinding } from '@domain/form/issue';
import { oneOf } from '@domain/form/kinds/one-of';
import { text } from '@domain/form/kinds/text';
import { is } from '@domain/form/nodes/condition';
import { derive } from '@domain/form/nodes/derive';
import { field } from '@domain/form/nodes/field';
import { group } from '@domain/form/nodes/group';
import { filled, rows } from '@domain/form/nodes/rows';

const digits = text((typed) =>
  /^\d+$/.test(typed) ? E.right(Number(typed)) : E.left(errorFinding('digits', 'digits')),
);
const GROUPS = 19;
const IN_A_GROUP = 50;
const ROWS = 10;
const IN_A_ROW = 5;

const numbered = <T>(prefix: string, count: number, make: () => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, make()]));

/** A form of a thousand fields: nineteen groups of fifty, each a step and added up, and a collection of ten rows of five. */
export const thousandFields = form(() => {
  const account = field(oneOf(['KPE', 'KPG']));
  const fields = Array.from({ length: GROUPS }, (_, index) => {
    const made = numbered('f', IN_A_GROUP, () => field(digits, { required: true }));
    return index === 1 ? group(made, is(account, 'KPG')) : made;
  });
  const groups = Object.fromEntries(fields.map((each, index) => [`g${index}`, each]));
  const sums = Object.fromEntries(
    fields.map((each, index) => [
      `sum${index}`,
      derive(each, (values) => E.right(Object.values(values).reduce((sum, value) => sum + value, 0))),
    ]),
  );
  const positions = rows(() => numbered('p', IN_A_ROW, () => field(digits)), { least: ROWS, most: ROWS + 1 });
  const firsts = filled(positions, ({ p0 }) => p0 ?? field(digits));
  return { account, groups, positions, sums, firsts };
});

/** A way through it, one step a group. */
export const thousandSteps = flow(thousandFields, ({ account, groups, positions }) => [
  step('account', [account]),
  ...Object.entries(groups).map(([name, fields]) =>
    step(name, [fields], name === 'g1' ? { when: is(account, 'KPG') } : {}),
  ),
  step('positions', [positions]),
  submit('release'),
]);
