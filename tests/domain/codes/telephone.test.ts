import { afterCode, dialCode, isDialable, nationalNumber } from '@domain/codes/telephone';

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
    ['+999', undefined],
    ['+210', undefined],
    ['+259', undefined],
    ['+42', undefined],
    ['+997', undefined],
    ['+211', '+211'],
    ['+998', '+998'],
    ['+4930', undefined],
    ['x+49', undefined],
    ['+49x', undefined],
  ])('reads the country code %j as %s [APP-07]', (typed, code) => {
    expect(dialCode(typed)).toBe(code);
  });

  it.each<[string, string | undefined, string]>([
    ['030 1234-567', '0301234567', 'with the zero that is dialled inland'],
    ['(0171) 555/4482', '01715554482', 'brackets and strokes'],
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

  // A number of the capital of each: what is dialled from Germany after the country code.
  it.each([
    ['+49', '0301234567', '301234567'],
    ['+49', '301234567', '301234567'],
    ['+43', '0112345678', '112345678'],
    ['+39', '0669812345', '0669812345'],
    ['+39', '3331234567', '3331234567'],
    ['+378', '0549882345', '0549882345'],
    ['+225', '0123456789', '0123456789'],
    ['+242', '066123456', '066123456'],
  ])(
    'after %s %s is dialled as %s: the zero goes unless it is part of the number [APP-07]',
    (code, number, dialled) => {
      expect(afterCode(code, number)).toBe(dialled);
    },
  );

  it('counts the zero only where it is dialled', () => {
    expect(isDialable('+49', `0${'1'.repeat(13)}`)).toBe(true);
    expect(isDialable('+39', `0${'1'.repeat(13)}`)).toBe(false);
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
