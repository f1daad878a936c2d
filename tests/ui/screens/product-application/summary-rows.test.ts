import { compile } from '@tests/support/compile';
import {
  application,
  ask,
  ending,
  says,
  type SummaryEdit,
} from '@domain/product-application/engine/description';
import { hidden, must, section } from '@domain/product-application/products/fields';
import { applicationFor } from '@domain/product-application/products/products';
import { filledIn } from '@tests/domain/product-application/filled-in';
import { ObservedForm } from '@ui/forms/observed-form';
import { isEditable, summaryOf } from '@ui/screens/product-application/summary/summary-rows';
import * as E from 'fp-ts/Either';
import { germanWording } from './german-wording';

/** Who stands in the summary of a deposit, single or joint, after first names were given. */
function firstNames(art: 'KPE' | 'KPG', ...named: readonly string[]): readonly (readonly string[])[] {
  const made = compile(applicationFor('tagesgeld', []));
  if (E.isLeft(made)) throw new Error('It cannot work');
  const compiled = made.right;
  const form = new ObservedForm(compiled.form);
  form.session.change(() => {
    filledIn(compiled, form.session, 'PRODUKT.ART', art);
    named.forEach((name, index) => {
      const asked = compiled.fields.get(`PERSON.VORNAME_I${index + 1}`);
      if (asked?.control !== 'text') return;
      form.session.field(asked.node).setValue(name);
      form.session.field(asked.node).blur();
    });
  });
  return summaryOf({ form, compiled }, compiled.application.steps, germanWording)
    .flat()
    .filter(({ name }) => name.startsWith('PERSON.VORNAME_'))
    .map(({ label, value }) => [label, value]);
}

it('[APP-10] the summary names a person where it is about more than one', () => {
  expect(firstNames('KPE', 'Bernd')).toEqual([['Vorname', 'Bernd']]);
  expect(firstNames('KPG', 'Bernd', 'Jana')).toEqual([
    ['Vorname (Bernd)', 'Bernd'],
    ['Vorname (Jana)', 'Jana'],
  ]);
});

/** Whether the summary lets a step be edited that asks these fields, of somebody married or not. */
function edited(summary: SummaryEdit, fields: Parameters<typeof section>[1], isMarried = false): boolean {
  const made = compile(
    application({ product: 'depot', signIn: 'optional' }, [
      ask('produkt', [section('person', [must('PERSON.VERHEIRATET_I1')])]),
      ask('person-i1', [section('person', fields)], { metaData: { summary } }),
      ...ending(),
    ]),
  );
  if (E.isLeft(made)) throw new Error(made.left.join());
  const compiled = made.right;
  const form = new ObservedForm(compiled.form);
  filledIn(compiled, form.session, 'PERSON.VERHEIRATET_I1', isMarried ? 2 : 3);
  const step = compiled.steps.get('person-i1');
  if (step === undefined) throw new Error('No step');
  return isEditable({ form, compiled }, step);
}

describe('the button that edits a step from the summary [APP-10]', () => {
  const open = must('PERSON.VORNAME_I1');
  const disabled = must('PERSON.NAME_I1', { isDisabled: true });
  const ofMarried = must('PERSON.GEBURTSORT_I1', { conditions: says('PERSON.VERHEIRATET_I1', true) });

  it.each([
    ['visible', 'something takes input', [open], true],
    ['visible', 'nothing does', [disabled], true],
    ['hidden', 'something takes input', [open], false],
    ['input-dependent', 'something takes input', [disabled, open], true],
    ['input-dependent', 'all inputs are disabled', [disabled], false],
    ['input-dependent', 'the rest is not shown', [disabled, hidden('DEPOT.DEPOT', true)], false],
  ] as const)('%s, where %s', (summary, _, fields, isThere) => {
    expect(edited(summary, fields)).toBe(isThere);
  });

  it.each([true, false])('depends on what is asked in this situation (%s) alone', (isMarried) => {
    expect(edited('input-dependent', [disabled, ofMarried], isMarried)).toBe(isMarried);
  });
});
