import * as E from 'fp-ts/Either';
import { form as formOf } from '@domain/form/form';
import { errorFinding } from '@domain/form/issue';
import { text } from '@domain/form/kinds/text';
import { field } from '@domain/form/nodes/field';
import type { BoundField } from '@ui/forms/bound-field';
import { ObservedForm } from '@ui/forms/observed-form';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The same form on the portal's form session, one observer a field. */
const count = 1000;

const digits = text((typed) =>
  /^[0-9]+$/.test(typed) ? E.right(typed) : E.left(errorFinding('digits', 'Digits only.')),
);
const form = new ObservedForm(
  formOf(() =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `field${index}`,
        field(digits, { required: true, missing: errorFinding('required', 'Please fill in.') }),
      ]),
    ),
  ),
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
        {Object.entries(form.nodes).map(([name, node]) => (
          <Row key={name} field={form.field(node)} />
        ))}
      </div>,
    );
  });
}

const validate = (): number => {
  flushSync(() => form.session.submit());
  return form.summary.length;
};

Object.assign(window, { bench: { mount, validate } });
