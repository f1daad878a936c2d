import type { FieldDefinition } from '@domain/form/field-definition';
import { pattern } from '@domain/form/validators/pattern';
import { required } from '@domain/form/validators/required';
import type { BoundField } from '@ui/forms/bound-field';
import { FormModel } from '@ui/forms/form-model';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The same form on the portal's form model, one observer a field. */
const count = 1000;

type Values = Readonly<Record<string, string>>;
const rules = [required('Please fill in.'), pattern(/[0-9]+/, 'Digits only.')];
const fields = Object.fromEntries(
  Array.from({ length: count }, (_, index): [string, FieldDefinition<string, unknown>] => [
    `field${index}`,
    { initial: '', rules },
  ]),
);
const form = new FormModel<Values, undefined>(
  { fields },
  { facts: () => undefined, scheduler: { after: () => () => undefined } },
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
        {Object.keys(fields).map((name) => (
          <Row key={name} field={form.field(name)} />
        ))}
      </div>,
    );
  });
}

const validate = (): number => {
  flushSync(() => form.submit());
  return form.summary.length;
};

Object.assign(window, { bench: { mount, validate } });
