import { compile } from '@domain/product-application/engine/compile';
import { applicationFor } from '@domain/product-application/products/products';
import { filledIn } from '@tests/domain/product-application/filled-in';
import { ObservedForm } from '@ui/forms/observed-form';
import { summaryOf } from '@ui/screens/product-application/summary/summary-rows';
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
      if (asked?.control === 'text') form.session.field(asked.node).setValue(name);
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
