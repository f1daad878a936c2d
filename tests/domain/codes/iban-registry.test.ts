import { iban } from '@domain/codes/iban';
import { fc } from '@tests/support/properties';
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

/** Where the library and the registry differ in what may be a letter: nobody's valid account is refused (rules.md 1). */
const DISPUTED = new Set(['BY', 'DO', 'GE', 'IE', 'PK', 'PS', 'TR', 'VG']);

/** Accounts as they might be typed: of the right length, of digits and letters in any place, check digits right. */
const typedAccount = fc.constantFrom(...registered).chain(([country, length]) =>
  fc
    .string({
      unit: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...Array.from('0123456789')) },
        fc.constantFrom(...Array.from('ABXYZ')),
      ),
      minLength: length - 4,
      maxLength: length - 4,
    })
    .map((bban) => ({ country, bban, text: withCheckDigits(country, bban) })),
);

/** ISO 7064 mod 97-10 by hand: what 98 lacks of the remainder. */
function withCheckDigits(country: string, bban: string): string {
  const expanded = `${bban}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(expanded) % 97n)).padStart(2, '0')}${bban}`;
}

describe('an IBAN is what another library says it is', () => {
  it('has letters only where its country has them, in 20,000 of all countries', () => {
    let [taken, refused] = [0, 0];
    fc.assert(
      fc.property(typedAccount, ({ country, bban, text }) => {
        const pattern = countrySpecs[country]?.bban_regexp ?? '';
        const isAccount = new RegExp(pattern).test(bban);
        if (isAccount) expect(iban(text)).toEqual(E.right(text));
        else if (!DISPUTED.has(country)) expect([text, iban(text)]).toEqual([text, E.left('format')]);
        if (isAccount) taken += 1;
        else refused += 1;
      }),
      { numRuns: 20_000 },
    );
    expect([taken > 1_000, refused > 1_000]).toEqual([true, true]);
  });

  it.each(['DE44500105175407324X31', 'AT61190430023457320A', 'NL91ABNA04171643AB'])(
    'refuses letters in a country of digits: %s',
    (text) => {
      expect(iban(text)).toEqual(E.left('format'));
    },
  );

  it.each(registered)('from %s has %d characters', (country, length) => {
    const digits = (count: number): string => '0'.repeat(count);
    expect(iban(country + digits(length - 2))).not.toEqual(E.left('length'));
    expect(iban(country + digits(length - 1))).toEqual(E.left('length'));
    expect(iban(country + digits(length - 3))).toEqual(E.left('length'));
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

  it.each(['DE00100000000000000028', 'DE01100000000000000010', 'DE99100000000000000089'])(
    'not with check digits that none can have: %s',
    (text) => {
      expect(isValidIBAN(text)).toBe(false);
      expect(iban(text)).toEqual(E.left('check-digits'));
    },
  );
});
