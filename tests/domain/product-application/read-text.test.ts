import { decimal } from '@domain/money/decimal';
import type { FieldRule } from '@domain/product-application/catalogue/field-spec';
import { readText } from '@domain/product-application/field/read-text';
import { isTaxNumber, plainTaxNumber } from '@domain/codes/tax-number';
import * as E from 'fp-ts/Either';
import vectors from '../vectors.json';

type Rule = Parameters<typeof readText>[0];

const keyOf = (rule: Rule, typed: string): string => {
  const read = readText(rule, typed);
  return E.isLeft(read) ? read.left.key : 'read';
};

describe('what is typed into an application', () => {
  it.each<[Rule, string, string]>([
    [{ type: 'email' }, 'jana\u200b@post.example', 'jana@post.example'],
    [{ type: 'phone' }, '\u202d0171 5554482\u202c', '01715554482'],
    [{ type: 'iban' }, 'DE02\u200b1203 0000 0000 2020 51', 'DE02120300000000202051'],
    [{ type: 'text', isName: true }, 'Gö\u00adttingen', 'Göttingen'],
  ])('is read without what nobody sees of it, %#: %s [APP-07]', (rule, typed, read) => {
    expect(readText(rule, typed)).toEqual(E.right(read));
  });

  it('is nothing that can be read where nobody sees any of it [APP-07]', () => {
    expect(keyOf({ type: 'email' }, '\u200b\u202e')).toBe('application-characters');
  });

  it.each([
    ['0', 'read'],
    ['1000', 'read'],
    ['1000,00', 'read'],
    ['1.000,00', 'application-amount'],
    ['1000,5', 'application-amount'],
    ['1000,555', 'application-amount'],
    ['1000.00', 'application-amount'],
    ['-5', 'application-amount'],
    ['١٢', 'application-amount'],
  ])('reads the amount %s: %s [APP-07]', (typed, result) => {
    expect(keyOf({ type: 'amount' }, typed)).toBe(result);
  });

  it('holds an amount to its bounds and says them [APP-07]', () => {
    const rule = { type: 'amount', least: '25.00', most: '10000.00', saving: true } as const;
    expect(readText(rule, '24,99')).toMatchObject(
      E.left({ key: 'application-amount-least', args: { least: '25' } }),
    );
    expect(readText(rule, '10000,01')).toMatchObject(
      E.left({ key: 'application-saving-most', args: { most: '10000.00' } }),
    );
    expect(readText(rule, '25')).toEqual(E.right(decimal('25.00')));
  });

  it.each<[FieldRule['type'] & ('day' | 'month'), string, string]>([
    ['day', '14.03.1988', 'read'],
    ['day', '29.02.2023', 'application-date'],
    ['day', '31.12.1899', 'application-date'],
    ['day', '01.01.2100', 'application-date'],
    ['day', '01.01.1900', 'read'],
    ['day', '31.12.2099', 'read'],
    ['day', '14.3.88', 'application-date'],
    ['month', '04.2019', 'read'],
    ['month', '13.2019', 'application-month'],
    ['month', '14.04.2019', 'application-month'],
    ['month', '12.1899', 'application-month'],
    ['month', '01.1900', 'read'],
    ['month', '12.2099', 'read'],
    ['month', '01.2100', 'application-month'],
  ])('reads the %s %s: %s [APP-07]', (type, typed, result) => {
    expect(keyOf({ type }, typed)).toBe(result);
  });

  it.each<[Rule, string, string]>([
    [{ type: 'text', min: 3 }, 'Bo', 'minLength'],
    [{ type: 'text', min: 3 }, 'Bonn', 'read'],
    [{ type: 'text', max: 3 }, '👩‍🚀👩‍🚀', 'maxLength'],
    [{ type: 'email' }, 'jana@post.example', 'read'],
    [{ type: 'email' }, 'jana@post', 'email'],
    [{ type: 'email' }, 'jana@-post.example', 'email'],
    [{ type: 'email' }, 'jana@post.example,max@post.example', 'email'],
    [{ type: 'email' }, 'jana(privat)@post.example', 'email'],
    [{ type: 'email' }, `jana@${'p'.repeat(60)}.${`${'p'.repeat(60)}.`.repeat(3)}example`, 'email'],
    [{ type: 'text', min: 5 }, 'Bonn', 'minLength'],
    [{ type: 'iban' }, 'de02 1203 0000 0000 2020 51', 'read'],
    [{ type: 'iban' }, 'DE02 1203 0000 0000 2020 52', 'application-iban-check-digits'],
    [{ type: 'country' }, 'DE', 'read'],
    [{ type: 'country' }, 'XX', 'application-country'],
    [{ type: 'dialCode' }, '0049', 'read'],
    [{ type: 'dialCode' }, '+0', 'application-dial-code'],
    [{ type: 'phone' }, '0171 555-4482', 'read'],
    [{ type: 'phone' }, '0171.555.4482', 'read'],
    [{ type: 'phone' }, '12', 'application-phone'],
    [{ type: 'phone' }, '+49 171 5554482', 'application-phone-with-code'],
    [{ type: 'phone' }, '0049 171 5554482', 'application-phone-with-code'],
    [{ type: 'phone' }, '(+49) 171 5554482', 'application-phone-with-code'],
    [{ type: 'wkn' }, '840400', 'read'],
    [{ type: 'wkn' }, 'IO0000', 'application-wkn'],
    [{ type: 'whole', least: 18, most: 120 }, '17', 'min'],
    [{ type: 'whole', least: 18, most: 120 }, '121', 'max'],
    [{ type: 'whole', least: 18, most: 120 }, '018', 'read'],
    [{ type: 'whole', least: 18, most: 120 }, '1e2', 'application-number'],
    [{ type: 'digits', least: 8, most: 8 }, '0123 4567', 'read'],
    [{ type: 'percent', most: '20' }, '0', 'application-percent'],
    [{ type: 'percent', most: '20' }, '2,5', 'read'],
    [{ type: 'identifier' }, '<script>', 'application-identifier'],
    [{ type: 'identifier' }, 'V-4711/2', 'read'],
    [{ type: 'identifier' }, '-4711', 'application-identifier'],
    [{ type: 'identifier' }, 'x'.repeat(120), 'read'],
    [{ type: 'identifier' }, 'x'.repeat(121), 'application-identifier'],
    [{ type: 'identifiers' }, Array(20).fill('a').join(','), 'read'],
    [{ type: 'identifiers' }, Array(21).fill('a').join(','), 'application-identifier'],
    [{ type: 'identifiers' }, 'a1,b2', 'read'],
  ])('reads %j "%s": %s [APP-07]', (rule, typed, result) => {
    expect(keyOf(rule, typed)).toBe(result);
  });

  it.each(vectors.steuer_id.valid)('takes the tax id %s [APP-07]', (id) => {
    expect(keyOf({ type: 'taxId' }, id)).toBe('read');
  });

  it.each(vectors.steuer_id.invalid)('refuses the tax id %s: %s [APP-07]', (id) => {
    expect(keyOf({ type: 'taxId' }, id)).not.toBe('read');
  });

  it.each([
    ['US', '123-45-6789', true],
    ['US', '000-45-6789', false],
    ['CH', '756.1234.5678.97', true],
    ['GB', 'AB 12 34 56 C', true],
    ['GB', '1234567890', true],
    ['GB', 'QQ123456C', false],
    ['AT', '931736581', true],
    ['FR', '3023217600053', true],
    ['ES', '54237854A', true],
    ['NL', '174559434', true],
    ['JP', '123456789012', true],
    ['AT', '93173658', false],
    ['FI', '131052-308T', true],
    ['FI', '131052A308T', true],
    ['FI', '131052308T', false],
    ['SE', '811218-9876', true],
    ['DK', '010180-1234', true],
    ['LI', '000000-1234', true],
    ['DE', '86095742719', true],
    ['DE', '06095742719', false],
    ['IT', 'MRTMTT9LD08F205Z', true],
    ['RO', '9800101123456', true],
    ['GI', '42', true],
  ])('knows the tax numbers of %s: %s is one: %s [APP-07]', (country, typed, is) => {
    expect(isTaxNumber(country, plainTaxNumber(typed))).toBe(is);
  });
});
