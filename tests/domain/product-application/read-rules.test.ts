import { decimal } from '@domain/money/decimal';
import { entryOf, wireNameOf } from '@domain/product-application/catalogue/catalogue';
import { applicationFinding } from '@domain/product-application/field/application-finding';
import { readText } from '@domain/product-application/field/read-text';
import * as E from 'fp-ts/Either';

type Rule = Parameters<typeof readText>[0];

/** What is read, or the key of what is wrong. */
const read = (rule: Rule, typed: string): unknown =>
  E.match(
    ({ key }: { readonly key: string }) => key,
    (value: unknown) => value,
  )(readText(rule, typed));

describe('what a text of an application reads as [APP-07]', () => {
  it.each<[Rule, string, unknown]>([
    // Blanks around it do not count.
    [{ type: 'text' }, '  Am Markt 1 ', 'Am Markt 1'],
    [{ type: 'text', isName: true }, ' D’Angelo-Østergård ', 'D’Angelo-Østergård'],
    [{ type: 'text', isName: true }, 'Karl 2', 'application-name'],
    [{ type: 'text', isName: true }, '-Karl', 'application-name'],
    [{ type: 'text' }, 'Haus 2', 'Haus 2'],
    [{ type: 'text' }, '<b>', 'application-characters'],
    [{ type: 'text' }, 'ab\u0000c', 'application-characters'],
    [{ type: 'email' }, 'a\u0007b@post.example', 'application-characters'],
    [{ type: 'postalCode' }, 'sw1a 1aa', 'SW1A 1AA'],
    [{ type: 'postalCode' }, '<30159>', 'application-postal-code'],
    [{ type: 'country' }, 'de', 'DE'],
    [{ type: 'month' }, '04.2019', '2019-04'],
    [{ type: 'month' }, '04.20190', 'application-month'],
    [{ type: 'month' }, '', 'application-month'],
    [{ type: 'day' }, '14.03.1988', '1988-03-14'],
    [{ type: 'bic' }, 'ubsw chzh 80a', 'UBSWCHZH80A'],
    [{ type: 'bic' }, 'UBSWCHZH8', 'application-bic-format'],
    [{ type: 'bic' }, 'UBSWQQZH80A', 'application-bic-country'],
    [{ type: 'taxId' }, '8609574271', 'application-tax-id-length'],
    [{ type: 'taxId' }, '86095742710', 'application-tax-id-check-digit'],
    [{ type: 'tin' }, 'AB 12-3', 'AB123'],
    [{ type: 'tin' }, '1'.repeat(20), '1'.repeat(20)],
    [{ type: 'tin' }, '1'.repeat(21), 'application-tin'],
    [{ type: 'tin' }, '?12', 'application-tin'],
    [{ type: 'tin' }, '12?', 'application-tin'],
    [{ type: 'tin' }, '', 'application-tin'],
    [{ type: 'identifier' }, 'V-4711/2', 'V-4711/2'],
    [{ type: 'identifier' }, 'a,b', 'application-identifier'],
    [{ type: 'identifiers' }, 'a,b', 'a,b'],
    [{ type: 'identifiers' }, 'a,', 'application-identifier'],
    [{ type: 'identifiers' }, ',a', 'application-identifier'],
    [{ type: 'iban' }, 'de02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ])('%j "%s": %s', (rule, typed, expected) => {
    expect(read(rule, typed)).toBe(expected);
  });

  it.each<[Rule, string, unknown]>([
    [{ type: 'whole', least: 18, most: 120 }, '0018', '18'],
    [{ type: 'whole', least: 0, most: 9 }, '0', '0'],
    [{ type: 'whole' }, '00', '0'],
    [{ type: 'whole' }, '1000', '1000'],
    [{ type: 'whole' }, '100', '100'],
    [{ type: 'whole' }, '1234567890', 'application-number'],
    [{ type: 'digits', least: 8, most: 8 }, '0123 4567', '01234567'],
    [{ type: 'digits', least: 8, most: 8 }, '0123456', 'application-digits'],
    [{ type: 'digits', least: 8, most: 8 }, '012345678', 'application-digits'],
    [{ type: 'digits', least: 8, most: 8 }, 'a1234567', 'application-digits'],
    [{ type: 'digits', least: 8, most: 8 }, '1234567a', 'application-digits'],
    [{ type: 'digits' }, '', 'application-digits'],
  ])('%j "%s": %s', (rule, typed, expected) => {
    expect(read(rule, typed)).toBe(expected);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['500,00', {}],
    ['499,99', { least: '500' }],
    ['1500,50', {}],
    ['1500,51', { most: '1500.50' }],
  ])('holds %s to its bounds, which are written with their cents where there are any: %j', (typed, args) => {
    const result = readText({ type: 'amount', least: '500.00', most: '1500.50' }, typed);
    const key = 'least' in args ? 'application-amount-least' : 'application-amount-most';
    expect(result).toEqual(
      Object.keys(args).length === 0
        ? E.right(decimal(typed.replace(',', '.')))
        : E.left({ severity: 'ERROR', key, args, fallback: '' }),
    );
  });

  it.each([
    ['100', undefined, true],
    ['100,01', undefined, false],
    ['20', '20', true],
    ['20,01', '20', false],
    ['0,00', undefined, false],
  ])('reads %s percent of at most %s: %s, and says the highest', (typed, most, isOne) => {
    const rule = most === undefined ? ({ type: 'percent' } as const) : ({ type: 'percent', most } as const);
    const wrong = E.left(applicationFinding('application-percent', { most: most ?? '100' }));
    expect(readText(rule, typed)).toEqual(isOne ? E.right(decimal(typed.replace(',', '.'))) : wrong);
  });

  it('says how many digits there may be', () => {
    expect(readText({ type: 'digits', least: 8, most: 8 }, 'x')).toEqual(
      E.left({ severity: 'ERROR', key: 'application-digits', args: { most: '8' }, fallback: '' }),
    );
  });

  it('knows the field of a child and of a person not known yet, numbered or not [APP-12]', () => {
    expect(entryOf('PERSON_TIN_LAND.TIN_J_2')?.name).toBe('PERSON_TIN_LAND.TIN_I1_2');
    expect(entryOf('PERSON_TIN_LAND.TIN_U_2')).toBeUndefined();
    expect(entryOf('PERSON.NAME_U')?.name).toBe('PERSON.NAME_I1');
    expect(wireNameOf('PERSON_TIN_LAND.TIN_U_2')).toBeUndefined();
  });
});
