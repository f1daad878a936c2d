import { dialCode, isDialable, nationalNumber } from '@domain/codes/telephone';

describe('telephone numbers', () => {
  it.each([
    ['+49', '+49'],
    ['0049', '+49'],
    [' + 4 9 ', '+49'],
    ['+1', '+1'],
    ['+353', '+353'],
    ['49', undefined],
    ['+', undefined],
    ['+0', undefined],
    ['+4930', undefined],
    ['x+49', undefined],
    ['+49x', undefined],
  ])('reads the country code %j as %s [APP-07]', (typed, code) => {
    expect(dialCode(typed)).toBe(code);
  });

  it.each<[string, string | undefined, string]>([
    ['030 1234-567', '301234567', 'the zero that is dialled inland goes, and no other'],
    ['(0171) 555/4482', '1715554482', 'brackets and strokes'],
    ['4002', '4002', 'four digits, the shortest there are'],
    ['110', undefined, 'three'],
    ['12345678901234', '12345678901234', 'fourteen'],
    ['123456789012345', undefined, 'fifteen'],
    ['00301234', undefined, 'zeros of a country code'],
    ['a123', undefined, 'a letter before it'],
    ['123a', undefined, 'a letter after it'],
  ])('reads the number %j as %s: %s [APP-07]', (typed, number) => {
    expect(nationalNumber(typed)).toBe(number);
  });

  it.each([
    ['+49', 13, true],
    ['+49', 14, false],
    ['+1', 14, true],
    ['+353', 12, true],
    ['+353', 13, false],
  ])('has fifteen digits at most (E.164): %s and %d more are a number: %s [APP-07]', (code, digits, is) => {
    expect(isDialable(code, '1'.repeat(digits))).toBe(is);
  });
});
