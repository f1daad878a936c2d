import { catalogue, entryOf, type FieldName } from '@domain/product-application/catalogue/catalogue';
import { compile } from '@tests/support/compile';
import { application, ask, ending } from '@domain/product-application/engine/description';
import { must, may, section } from '@domain/product-application/products/fields';
import { ObservedForm } from '@ui/forms/observed-form';
import { fieldId } from '@ui/forms/use-field';
import { AskedFieldView } from '@ui/screens/product-application/asked-field-view';
import * as E from 'fp-ts/Either';
import { renderInGerman } from '../../render-in-german';
import { germanWording } from './german-wording';

/** The fields of the catalogue that have a token, of a child as well. */
const named = catalogue
  .filter(({ spec }) => spec.autocomplete !== 'off')
  .flatMap((entry) => {
    const { name, role, spec } = entry;
    const ofChild = name.replace('_I1', '_J');
    const names = role === 'I1' && entryOf(ofChild) !== undefined ? [name, ofChild] : [name];
    return names.map((each) => ({ name: each as FieldName, token: spec.autocomplete }));
  });

/** What of a name tells from the person whose browser it is, and from the first and present: whose, which, before. */
const sections: readonly (readonly [RegExp, string | undefined])[] = [
  [/VORHER_.*_[IE]1$/, 'before'],
  [/VORHER_.*_I2$/, 'i2-before'],
  [/VORHER_.*_E2$/, 'e2-before'],
  [/VORHER_.*_J$/, 'j-before'],
  [/_[IE]1(_1)?$/, undefined],
  [/_[IE]1_2$/, '2'],
  [/_I2(_1)?$/, 'i2'],
  [/_I2_2$/, 'i2-2'],
  [/_E2(_1)?$/, 'e2'],
  [/_E2_2$/, 'e2-2'],
  [/_J(_1)?$/, 'j'],
  [/_J_2$/, 'j-2'],
];

/** The control of a field, asked alone. */
function controlOf(name: FieldName, isOptional: boolean): HTMLElement | null {
  const config = isOptional ? may(name) : must(name);
  const compiled = compile(
    application({ product: 'depot', signIn: 'optional' }, [
      ask('produkt', [section('product', [config])]),
      ...ending(),
    ]),
  );
  if (E.isLeft(compiled)) throw new Error(compiled.left.join());
  const form = new ObservedForm(compiled.right.form);
  const asked = compiled.right.fields.get(name);
  if (asked === undefined) throw new Error(`Nobody asks for ${name}`);
  renderInGerman(
    <AskedFieldView
      walk={{ compiled: compiled.right, form, filledBy: new Map() }}
      asked={asked}
      config={config}
      wording={germanWording}
    />,
  );
  return document.getElementById(fieldId(name));
}

describe('what a browser may fill in (WCAG 1.3.5) [APP-12]', () => {
  it('are these', () => {
    expect(new Set(named.map(({ token }) => token))).toEqual(
      new Set([
        'honorific-prefix',
        'given-name',
        'family-name',
        'bday',
        'country',
        'postal-code',
        'address-level2',
        'address-line1',
        'tel-country-code',
        'tel-national',
        'email',
        'organization',
      ]),
    );
  });

  it.each(named)('$name is filled in as $token', ({ name, token }) => {
    const prefix = sections.find(([pattern]) => pattern.test(name))?.[1];
    // As products ask for it: a title may be left out, which makes a list of it.
    const control = controlOf(name, name.startsWith('PERSON.TITEL'));
    expect(control).toHaveAttribute(
      'autocomplete',
      prefix === undefined ? token : `section-${prefix} ${token}`,
    );
    // HTML has no tokens for radio buttons and ticks.
    expect(control).not.toHaveAttribute('type', 'radio');
    expect(control).not.toHaveAttribute('type', 'checkbox');
  });

  it('is no citizenship and no form of address', () => {
    expect(controlOf('PERSON.NATIONALITAET_I1', false)).toHaveAttribute('autocomplete', 'off');
    expect(controlOf('PERSON.ANREDE_I1', false)).not.toHaveAttribute('autocomplete');
  });
});
