import * as fc from 'fast-check';
import { email } from '@domain/form/validators/email';
import { max, min } from '@domain/form/validators/bounds';
import { confirmEmail, fieldsAreEqual } from '@domain/form/validators/fields-are-equal';
import { maxLength, minLength } from '@domain/form/validators/length';
import { pattern } from '@domain/form/validators/pattern';
import { required } from '@domain/form/validators/required';
import { requiredTrue } from '@domain/form/validators/required-true';
import type { Finding } from '@domain/form/issue';
import { isRequired, type Rule } from '@domain/form/rule';

const digits = pattern(/\d+/, 'Nur Ziffern');

const cases: readonly [
  rule: string,
  validator: Rule<string, unknown>,
  value: string,
  key: string | undefined,
  reason: string,
][] = [
  ['required', required(), '', 'required', 'nothing is missing'],
  ['required', required(), '  ', 'required', 'blanks are nothing'],
  ['required', required(), '0', undefined, 'zero is a value'],
  ['min', min('25'), '24,99', 'min', 'the comma is the decimal mark'],
  ['min', min('25'), '25,00', undefined, 'the limit itself is allowed'],
  ['min', min('0.1'), '0.1', undefined, 'compared exactly, a point is understood too'],
  ['min', min('25'), '', undefined, "an empty field is the required rule's"],
  ['min', min('25'), 'abc', undefined, "no number is the pattern rule's"],
  ['max', max('0.3'), '0,30', undefined, 'equal in value, not in text'],
  ['max', max('0.3'), '0,3000000000000001', 'max', 'no floating point rounds this away'],
  ['minLength', minLength(3), 'ab', 'minLength', 'too short'],
  ['minLength', minLength(3), '', undefined, "an empty field is the required rule's"],
  ['minLength', minLength(3), 'äöü', undefined, 'umlauts count one each'],
  ['minLength', minLength(2), '😀', 'minLength', 'one character, though two code units'],
  ['maxLength', maxLength(3), 'abcd', 'maxLength', 'too long'],
  ['maxLength', maxLength(3), 'abc', undefined, 'just fits'],
  ['pattern', digits, '12a', 'pattern', 'the whole value must fit'],
  ['pattern', digits, '12\n', 'pattern', 'a line break is no digit'],
  ['pattern', digits, '', undefined, "an empty field is the required rule's"],
  ['pattern', pattern(/a|b/, ''), 'ab', 'pattern', 'alternatives are bound to the whole value'],
  ['email', email(), 'jana@example.de', undefined, 'usual'],
  ['email', email(), 'jana@post.example.de', undefined, 'a host within a host'],
  ['email', email(), 'jana@example', 'email', 'a host has a dot'],
  ['email', email(), 'jana@@example.de', 'email', 'two at signs'],
  ['email', email(), 'ja na@example.de', 'email', 'a blank inside'],
  ['email', email(), 'jana@example..de', 'email', 'two dots'],
];

describe('validators', () => {
  it.each(cases)('%s with %j %#: %j finds %j because %s [KIT-03]', (_name, validator, value, key) => {
    expect(validator.check(value, undefined)?.key).toBe(key);
  });

  it('reports an unticked box as a missing value [KIT-03]', () => {
    expect(requiredTrue().check(false, undefined)).toMatchObject({ key: 'required', severity: 'ERROR' });
    expect(requiredTrue().check('true', undefined)).toBeDefined();
    expect(requiredTrue().check(true, undefined)).toBeUndefined();
  });

  it('gives each error a key and a text for when the key is unknown [KIT-03]', () => {
    const found = cases.flatMap(([, validator, value]) => validator.check(value, undefined) ?? []);
    for (const finding of found) expect(finding.key).not.toBe('');
    expect(minLength(5).check('abc', undefined)).toMatchObject({
      fallback: 'Bitte mindestens 5 Zeichen eingeben',
      args: { length: '5' },
    });
  });

  it.each<[string, Finding | undefined, Readonly<Record<string, string>>]>([
    ['Bitte mindestens 0,5 eingeben', min('0.5').check('0,4', undefined), { min: '0,5' }],
    ['Bitte höchstens 10 eingeben', max('10').check(' 11 ', undefined), { max: '10' }],
    ['Bitte höchstens 3 Zeichen eingeben', maxLength(3).check('abcd', undefined), { length: '3' }],
    ['Bitte eine gültige E-Mail eingeben', email().check('jana', undefined), {}],
    ['Bitte alle Pflichtfelder ausfüllen', required().check('', undefined), {}],
    ['Bitte akzeptieren', requiredTrue().check(false, undefined), {}],
  ])('says %j, and with which figures [KIT-03]', (fallback, finding, args) => {
    expect(finding).toMatchObject({ fallback, args });
  });

  it('looks at each value again, whatever the flags of a pattern [KIT-03]', () => {
    const rule = pattern(/ab/giy, '');
    const keys = ['AB', 'ab', 'aB', 'x'].map((value) => rule.check(value, undefined)?.key);
    expect(keys).toEqual([undefined, undefined, undefined, 'pattern']);
  });

  it('marks a box that has to be ticked as required [KIT-03]', () => {
    expect(isRequired([requiredTrue()], undefined)).toBe(true);
    expect(isRequired([min('1'), required()], undefined)).toBe(true);
    expect(isRequired([min('1')], undefined)).toBe(false);
  });

  it('agrees with exact comparison in hundredths for any two amounts [KIT-03]', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const text = (value: number) =>
      `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)},${String(Math.abs(value) % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(cents, cents, (value, limit) => {
        const bar = text(limit).replace(',', '.');
        expect(min(bar).check(text(value), undefined) === undefined).toBe(value >= limit);
        expect(max(bar).check(text(value), undefined) === undefined).toBe(value <= limit);
      }),
    );
  });
});

describe('rules over two fields', () => {
  interface Values {
    readonly email: string;
    readonly repeated: string;
  }
  const check = (values: Values, rule = fieldsAreEqual<Values>('email', 'repeated')) =>
    rule.check({ values, facts: undefined });

  it('reports unequal fields at the second [KIT-03]', () => {
    expect(fieldsAreEqual<Values>('email', 'repeated').at).toEqual(['repeated']);
    expect(check({ email: 'a', repeated: 'b' })?.key).toBe('fieldsAreNotEqual');
    expect(check({ email: 'a', repeated: 'a' })).toBeUndefined();
  });

  it('does not tell upper from lower case in addresses, and reports the same error [KIT-03]', () => {
    const rule = confirmEmail<Values>('email', 'repeated');
    expect(check({ email: 'Jana@Example.de', repeated: 'jana@example.DE' }, rule)).toBeUndefined();
    expect(check({ email: 'jana@example.de', repeated: 'jan@example.de' }, rule)?.key).toBe(
      'fieldsAreNotEqual',
    );
  });

  it('say how to mend it [KIT-03]', () => {
    const differing = { email: 'a', repeated: 'b' };
    expect(check(differing)?.fallback).toBe('Die beiden Angaben müssen übereinstimmen');
    expect(check(differing, confirmEmail<Values>('email', 'repeated'))?.fallback).toBe(
      'eingegebene E-Mail Adressen müssen übereinstimmen',
    );
  });

  it('needs a form with both fields [KIT-03]', () => {
    const rule = fieldsAreEqual<Record<string, string>>('email', 'missing');
    expect(() => rule.check({ values: { email: 'a' }, facts: undefined })).toThrow('no field missing');
  });
});
