import { iban } from '@domain/codes/iban';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { composeIBAN, countrySpecs, isValidIBAN } from 'ibantools';

/** The countries of the SWIFT registry, as another library has read it, with the length of their IBAN. */
const registered = Object.entries(countrySpecs).flatMap(([country, { chars, IBANRegistry }]) =>
  IBANRegistry === true && chars !== null ? [[country, chars] as const] : [],
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
    const digit = fc.constantFrom(...'0123456789');
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
});
