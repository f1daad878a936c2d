import { act, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { errorFinding } from '@domain/form/issue';
import type { FormDefinition } from '@domain/form/form-definition';
import { confirmEmail } from '@domain/form/validators/fields-are-equal';
import { required } from '@domain/form/validators/required';
import type { Message } from '@domain/message/message';
import type { BoundField } from '@ui/forms/bound-field';
import { FormModel } from '@ui/forms/form-model';

interface Values {
  readonly email: string;
  readonly repeated: string;
  readonly limit: string;
}
interface Facts {
  readonly limited: boolean;
}

const never = { after: () => () => undefined };
const definition: FormDefinition<Values, Facts> = {
  fields: {
    email: { initial: '', rules: [required()] },
    repeated: { initial: '' },
    limit: { initial: '', rules: [required()], disabled: ({ facts }) => !facts.limited },
  },
  crossRules: [confirmEmail<Values>('email', 'repeated')],
};
const open = (limited = false) => new FormModel(definition, { facts: () => ({ limited }), scheduler: never });
const refusal = (key: string, ...origin: string[]): Message => ({ severity: 'ERROR', key, args: {}, origin });
const keys = (issues: readonly { readonly key: string }[]) => issues.map(({ key }) => key);

describe('form model', () => {
  it('is invalid at once but shows nothing before the field is left [KIT-03]', () => {
    const form = open();
    expect(form.isValid).toBe(false);
    expect(form.field('email').shownIssues).toEqual([]);
    form.field('email').blur();
    expect(keys(form.field('email').shownIssues)).toEqual(['required']);
    expect(keys(form.summary)).toEqual(['required']);
  });

  it('shows every error after a failed submit, in the order of the fields [APP-04]', () => {
    const form = open(true);
    form.field('repeated').setValue('x@example.de');
    expect(form.submit()).toBe(false);
    expect(form.summary.map(({ field, key }) => [field, key])).toEqual([
      ['email', 'required'],
      ['repeated', 'fieldsAreNotEqual'],
      ['limit', 'required'],
    ]);
  });

  it('lets a valid form be sent and keeps disabled fields out of it', () => {
    const form = open();
    form.field('email').setValue('a@example.de');
    form.field('repeated').setValue('A@example.de');
    expect(form.submit()).toBe(true);
  });

  it('takes messages to their fields by origin and the others to the form [APP-05]', () => {
    const form = open(true);
    form.attach([refusal('general'), refusal('about-limit', 'limit'), refusal('about-email', 'email')]);
    form.submit();
    form.attach([refusal('general'), refusal('about-limit', 'limit'), refusal('about-email', 'email')]);
    expect(keys(form.summary)).toEqual(['required', 'about-email', 'required', 'about-limit', 'general']);
  });

  it('drops what the bank said of a field once that field is edited', () => {
    const form = open();
    form.submit();
    form.attach([refusal('unknown-person', 'email'), refusal('general')]);
    form.field('email').setValue('b@example.de');
    form.field('repeated').setValue('b@example.de');
    expect(keys(form.summary)).toEqual(['general']);
  });

  it('shows a message about a field that takes no input at the form [APP-05]', () => {
    const form = open(false);
    form.attach([refusal('about-limit', 'limit')]);
    expect(keys(form.formIssues)).toEqual(['about-limit']);
  });

  it('asks again after a new submit: what the bank said before does not block it', () => {
    const form = open();
    form.field('email').setValue('a@example.de');
    form.field('repeated').setValue('a@example.de');
    form.attach([refusal('busy', 'email'), refusal('general')]);
    expect(form.isValid).toBe(false);
    expect(form.submit()).toBe(true);
    expect(form.formIssues).toEqual([]);
  });

  it('is dirty by comparison with the first values [APP-06]', () => {
    const form = open();
    form.field('email').setValue('a');
    expect(form.isDirty).toBe(true);
    form.field('email').setValue('');
    expect(form.isDirty).toBe(false);
  });

  it('restores a kept draft as far as it fits [ORD-30]', () => {
    const form = open();
    form.field('email').setValue('a@example.de');
    const restored = open();
    restored.restore({ ...form.snapshot(), repeated: 7, unknown: 'x' });
    expect(restored.values.email).toBe('a@example.de');
    expect(restored.values.repeated).toBe('');
    expect(restored.isDirty).toBe(true);
    expect(restored.summary).toEqual([]);
  });
});

describe('a form of a thousand fields', () => {
  type Many = Readonly<Record<string, string>>;
  const names = Array.from({ length: 1000 }, (_, index) => `field${index}`);

  function openMany() {
    let checks = 0;
    const many: FormDefinition<Many, undefined> = {
      fields: Object.fromEntries(
        names.map((name) => [
          name,
          {
            initial: '',
            rules: [
              {
                check: (value: string) => {
                  checks += 1;
                  return value === '' ? errorFinding('required', '') : undefined;
                },
              },
            ],
          },
        ]),
      ),
    };
    const form = new FormModel(many, { facts: () => undefined, scheduler: never });
    return { form, checks: () => checks };
  }

  it('validates one field once and renders one field once for one key', () => {
    const { form, checks } = openMany();
    let renders = 0;
    const Row = memo(
      observer(function Row({ field }: { readonly field: BoundField<string> }) {
        renders += 1;
        return (
          <input
            aria-label={field.name}
            aria-invalid={field.shownIssues.length > 0}
            value={field.value}
            onChange={(event) => field.setValue(event.target.value)}
            onBlur={field.blur}
          />
        );
      }),
    );
    const Summary = observer(function Summary() {
      return <output>{form.summary.length}</output>;
    });
    render(
      <div>
        <Summary />
        {names.map((name) => (
          <Row key={name} field={form.field(name)} />
        ))}
      </div>,
    );
    act(() => void form.submit());
    expect(screen.getByRole('status').textContent).toBe('1000');
    const [rendered, checked] = [renders, checks()];
    fireEvent.change(screen.getByLabelText('field500'), { target: { value: 'a' } });
    expect(renders - rendered).toBe(1);
    expect(checks() - checked).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('999');
  });
});
