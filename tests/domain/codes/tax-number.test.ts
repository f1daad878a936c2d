import { isTaxNumber, plainTaxNumber } from '@domain/codes/tax-number';

describe('tax numbers of other countries [APP-07]', () => {
  it.each([
    ['NL', '174559434', true],
    ['NL', '111222333', true],
    ['NL', '174559435', false],
    ['NL', '147559434', false],
    ['NL', '123456789', false],
    // The number of a person (PESEL), of a firm (NIP).
    ['PL', '44051401458', true],
    ['PL', '44051401459', false],
    ['PL', '40451401458', false],
    ['PL', '1234563218', true],
    ['PL', '123-456-32-18', true],
    ['PL', '1234563219', false],
    ['PL', '2134563218', false],
    // Its check digit would be ten.
    ['PL', '1234567890', false],
    ['AT', '931736581', true],
  ])('of %s: %s is one: %s', (country, typed, is) => {
    expect(isTaxNumber(country, plainTaxNumber(typed))).toBe(is);
  });

  it.each([
    ['NL', '000000000'],
    ['PL', '0000000000'],
    ['PL', '00000000000'],
    ['AT', '000000000'],
    ['AT', '00-000/0000'],
    ['FR', '0000000000000'],
    ['LI', '0'],
    ['FI', '000000-0000'],
    ['BR', '00000000000'],
  ])('are not zeros alone: %s %s', (country, typed) => {
    expect(isTaxNumber(country, plainTaxNumber(typed))).toBe(false);
  });
});
