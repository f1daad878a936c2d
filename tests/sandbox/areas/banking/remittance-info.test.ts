import { remittanceInfo } from '@sandbox/areas/banking/remittance-info';
import { fc } from '@tests/support/properties';

/** Cuts the text as a program of the published interface does. */
const cut = (info: string): readonly string[] =>
  Array.from({ length: info.length / 37 }, (_, index) => info.slice(index * 37, (index + 1) * 37));

describe('what a payment is for [PUB-04]', () => {
  it.each([
    ['a short line is filled up', ['Miete'], [`01${'Miete'.padEnd(35)}`]],
    [
      'a long one goes on at a space',
      ['Nominal 10.000 EUR Bundesanleihe 2,50 % 2044'],
      [`01${'Nominal 10.000 EUR Bundesanleihe'.padEnd(35)}`, `02${'2,50 % 2044'.padEnd(35)}`],
    ],
    ['one without a space is cut', ['A'.repeat(40)], [`01${'A'.repeat(35)}`, `02${'AAAAA'.padEnd(35)}`]],
  ])('%s', (_reason, lines, expected) => {
    expect(cut(remittanceInfo(lines))).toEqual(expected);
  });

  it('keeps every word, in numbered lines of 35 characters', () => {
    const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9.,]{1,50}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { maxLength: 6 }), (words) => {
        const lines = cut(remittanceInfo(words.map((each) => each.join(' '))));
        expect(lines.every((line, index) => line.startsWith(String(index + 1).padStart(2, '0')))).toBe(true);
        expect(
          lines
            .map((line) => line.slice(2))
            .join('')
            .replaceAll(' ', ''),
        ).toBe(words.flat().join(''));
      }),
    );
  });
});
