import { form } from '@domain/form/form';
import { errorFinding } from '@domain/form/issue';
import { text } from '@domain/form/kinds/text';
import { derive } from '@domain/form/nodes/derive';
import { field } from '@domain/form/nodes/field';
import { rows } from '@domain/form/nodes/rows';
import { ObservedForm } from '@ui/forms/observed-form';
import * as E from 'fp-ts/Either';
import { mountFields, type ShownField } from './thousand-fields';

/** The same form as a session: nineteen groups of fifty fields and a collection of ten rows of five, one observer a field. */
const digits = text((typed) =>
  /^[0-9]+$/.test(typed) ? E.right(Number(typed)) : E.left(errorFinding('pattern', 'Digits only.')),
);
const missing = errorFinding('required', 'Please fill in.');
const numbered = <T,>(count: number, make: () => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, make()]));
const some = (count: number) => numbered(count, () => field(digits, { required: true, missing }));
const page = new ObservedForm(
  form(() => {
    const last = field(digits, { required: true, missing });
    return {
      groups: { ...numbered(18, () => some(50)), last: { ...some(49), last } },
      positions: rows(() => some(5), { least: 10 }),
      sent: derive({ last }, ({ last: typed }) => E.right(typed)),
    };
  }),
);

function mount(): void {
  const fields = [
    ...Object.values(page.nodes.groups),
    ...page.rows(page.nodes.positions).map(({ nodes }) => nodes),
  ]
    .flatMap((nodes) => Object.values(nodes))
    .map((node) => page.field(node))
    .map((bound): ShownField => ({
      get value() {
        return bound.value;
      },
      get problem() {
        return bound.shownIssues.map(({ fallback }) => fallback).join(' ');
      },
      setValue: (value) => bound.setValue(value),
      blur: () => bound.blur(),
    }));
  mountFields(fields, () => void page.session.submitted(page.nodes.sent));
}

Object.assign(window, { bench: { mount } });
