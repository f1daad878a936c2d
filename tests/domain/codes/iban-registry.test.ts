import { iban } from '@domain/codes/iban';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { composeIBAN, countrySpecs, isValidIBAN } from 'ibantools';

/** Territories whose accounts begin with the code of another country: FI for Åland, FR for those of France. */
const underAnother = new Set(['AX', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT']);

/** The countries of the SWIFT registry, as another library has read it, with the length of their IBAN. */
const registered = Object.entries(countrySpecs).flatMap(([country, { chars, IBANRegistry }]) =>
  IBANRegistry === true && typeof chars === 'number' && !underAnother.has(country)
    ? [[country, chars] as const]
    : [],
);

describe('an IBAN is what another library says it is', () => {
  it.each(registered)('from %s has %d characters', (country, length) => {
    const digits = (count: number): string => '0'.repeat(count);
    expect(iban(country + digits(length - 2))).toEqual(E.left('check-digits'));
    expect(iban(country + digits(length - 1))).toEqual(E.left('length'));
  });

  it.each([
    ['DE', 18],
    ['AT', 16],
  ])('with its check digits for %s, and with any other of its characters wrong', (countryCode, length) => {
    const digit = fc.constantFrom(...'0123456789'.split(''));
    const account = fc.string({ unit: digit, minLength: length, maxLength: length });
    const place = fc.integer({ min: 2, max: length + 3 });
    fc.assert(
      fc.property(account, place, digit, (bban, at, other) => {
        const composed = composeIBAN({ countryCode, bban }) ?? '';
        const typed = composed.slice(0, at) + other + composed.slice(at + 1);
        expect(iban(composed)).toEqual(E.right(composed));
        expect(E.isRight(iban(typed))).toBe(isValidIBAN(typed));
      }),
    );
  });

  it.each([
    'AZ00000000000000000000000000',
    'DE00100000000000000028',
    'DE01100000000000000010',
    'DE99100000000000000089',
  ])('not with check digits that none can have: %s', (text) => {
    expect(isValidIBAN(text)).toBe(false);
    expect(iban(text)).toEqual(E.left('check-digits'));
  });
});
