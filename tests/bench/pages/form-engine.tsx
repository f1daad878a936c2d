import { form } from '@domain/form/form';
import { errorFinding } from '@domain/form/issue';
import { text } from '@domain/form/kinds/text';
import { field } from '@domain/form/nodes/field';
import { rows } from '@domain/form/nodes/rows';
import type { BoundField } from '@ui/forms/bound-field';
import { ObservedForm } from '@ui/forms/observed-form';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The same form as a session: nineteen groups of fifty fields and a collection of ten rows of five, one observer a field. */
const digits = text((typed) =>
  /^[0-9]+$/.test(typed) ? E.right(Number(typed)) : E.left(errorFinding('pattern', 'Digits only.')),
);
const missing = errorFinding('required', 'Please fill in.');
const numbered = <T,>(count: number, make: () => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, make()]));
const some = (count: number) => numbered(count, () => field(digits, { required: true, missing }));
const page = new ObservedForm(
  form(() => ({
    groups: numbered(19, () => some(50)),
    positions: rows(() => some(5), { least: 10 }),
  })),
);

const Row = observer(function Row({ field }: { readonly field: BoundField<string> }) {
  const issues = field.shownIssues;
  return (
    <div>
      <label>
        {field.name}
        <input
          value={field.value}
          aria-invalid={issues.length > 0}
          onChange={({ target }) => field.setValue(target.value)}
          onBlur={field.blur}
        />
      </label>
      <p>{issues.map(({ fallback }) => fallback).join(' ')}</p>
    </div>
  );
});

function mount(): void {
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() => {
    root.render(
      <div>
        {[...Object.values(page.nodes.groups), ...page.rows(page.nodes.positions).map(({ nodes }) => nodes)]
          .flatMap((nodes) => Object.values(nodes))
          .map((node) => page.field(node))
          .map((bound) => (
            <Row key={bound.name} field={bound} />
          ))}
      </div>,
    );
  });
}

const validate = (): number => {
  flushSync(() => page.session.submit());
  return page.summary.length;
};

Object.assign(window, { bench: { mount, validate } });
