import { compile } from '@tests/support/compile';
import type { Product } from '@domain/product-application/engine/product';
import { entryOf, type FieldName } from '@domain/product-application/catalogue/catalogue';
import { readText } from '@domain/product-application/field/read-text';
import { applicationFor } from '@domain/product-application/products/products';
import * as E from 'fp-ts/Either';

/** brokerage.md 5, "Person fields": what is required, what is checked on leaving, and what is too short. */
const specified = [
  ['ANREDE', { required: true, blur: false }],
  ['TITEL', { required: false, blur: false }],
  ['VORNAME', { required: true, blur: true, tooShort: 'Bo' }],
  ['NAME', { required: true, blur: true, tooShort: 'Xi' }],
  ['GEBURTSDATUM', { required: true, blur: true, tooShort: '1.' }],
  ['GEBURTSNAME', { required: false, blur: false }],
  ['GEBURTSORT', { required: true, blur: true, tooShort: 'Au' }],
  ['NATIONALITAET', { required: true, blur: false }],
] as const;

const people: readonly (readonly [Product, string])[] = [
  ['depot', 'I1'],
  ['depot', 'I2'],
  ['junior-depot', 'J'],
  ['junior-depot', 'E1'],
  ['junior-depot', 'E2'],
];

describe.each(people)('of a person in the application for %s, %s [APP-09]', (product, role) => {
  it.each(specified)('%s: %j', (field, { required, blur, ...rest }) => {
    const made = compile(applicationFor(product, []));
    if (E.isLeft(made)) throw new Error(made.left.join('\n'));
    const name = `PERSON.${field}_${role}` as FieldName;
    const life = made.right.fields.get(name)?.node.life;
    expect([life?.required === true, life?.updateOn === 'blur']).toEqual([required, blur]);
    if (!('tooShort' in rest)) return;
    const rule = entryOf(name)?.spec.rule;
    if (rule?.type !== 'text' && rule?.type !== 'day') throw new Error(`${name} is typed`);
    expect(E.isLeft(readText(rule, rest.tooShort))).toBe(true);
  });
});
