import { catalogue, entryOf, type FieldName } from '@domain/product-application/catalogue/catalogue';
import { compile } from '@tests/support/compile';
import { application, ask, ending } from '@domain/product-application/engine/description';
import { must, section } from '@domain/product-application/products/fields';
import { FlowSession } from '@domain/form/flow/flow-session';
import { calendarDay } from '@domain/time/local-date';
import { ObservedForm } from '@ui/forms/observed-form';
import { createFormats } from '@ui/i18n/formats';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import type { Wording } from '@ui/screens/product-application/field-words';
import { StepFields } from '@ui/screens/product-application/step-fields';
import * as E from 'fp-ts/Either';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

/** An application that asks for every field of the catalogue at once: all groups, all persons, all numbers. */
const isName = (name: string): name is FieldName => entryOf(name) !== undefined;
const asked = section(
  'product',
  catalogue.flatMap(({ name }) => (isName(name) ? [must(name)] : [])),
);
const everything = application({ product: 'depot', signIn: 'optional' }, [
  ask('produkt', [asked]),
  ...ending(),
]);

const texts = createTexts('de', germanTexts);
const { t } = texts;
const wording: Wording = {
  t,
  fields: germanFieldTexts,
  formats: createFormats('de', t),
  group: () => undefined,
  statement: () => undefined,
  condition: () => undefined,
  legalText: () => undefined,
  known: () => undefined,
};

function mount(): void {
  const compiled = compile(everything);
  if (E.isLeft(compiled)) throw new Error(compiled.left.join('\n'));
  const form = new ObservedForm(compiled.right.form);
  form.session.tell({ today: calendarDay('2026-11-23') });
  const flow = new FlowSession(compiled.right.flow, form.session);
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={texts}>
        <form noValidate>
          <StepFields
            walk={{ compiled: compiled.right, form, filledBy: new Map() }}
            sections={[asked]}
            wording={wording}
          />
          <button type="button" onClick={() => flushSync(() => void flow.goOn())}>
            Weiter
          </button>
        </form>
      </I18nextProvider>,
    ),
  );
}

Object.assign(window, { bench: { mount } });
