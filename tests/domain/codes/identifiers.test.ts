import { iban } from '@domain/codes/iban';
import { isin, isinHint } from '@domain/codes/isin';
import { wkn } from '@domain/codes/wkn';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import vectors from '../vectors.json';

describe('ISIN', () => {
  it.each(vectors.isin.valid)('takes %s [ORD-03]', (text) => {
    expect(isin(text)).toEqual(E.right(text));
  });

  it.each([
    ['US0378331003', 'check-digit', 'a wrong check digit'],
    ['ZZ0378331005', 'country', 'no such country'],
    ['US037833100O', 'format', 'the letter O in place of the check digit'],
    ['US03783310', 'format', 'too short'],
    ['0S0378331005', 'format', 'a digit in the country'],
    ['XUS0378331005', 'format', 'something before it'],
    ['US03783310055', 'format', 'something after it'],
    ['', 'format', 'nothing'],
  ])('refuses %j as %s: %s [ORD-03]', (text, problem) => {
    expect(isin(text)).toEqual(E.left(problem));
  });

  it('does not mind blanks and lower case', () => {
    expect(isin(' de0007 164600 ')).toEqual(E.right('DE0007164600'));
  });

  it.each(['XS', 'XF', 'XC', 'EU', 'QS'])('knows the prefix %s', (prefix) => {
    expect(isin(`${prefix}0000000000`)).not.toEqual(E.left('country'));
  });

  it.each([
    ['XA', 'substitute'],
    ['XB', 'substitute'],
    ['XD', 'substitute'],
    ['QT', 'substitute'],
    ['XK', 'unofficial-country'],
    ['AN', 'former-country'],
    ['CS', 'former-country'],
    ['DE', undefined],
    ['XS', undefined],
  ])('takes the prefix %s, with a hint: %s', (prefix, hint) => {
    const right = Array.from('0123456789', (digit) => isin(`${prefix}000000000${digit}`)).filter(E.isRight);
    expect(right.map(({ right: code }) => isinHint(code))).toEqual([hint]);
  });

  it('has one right check digit and notices the nine wrong ones', () => {
    const body = fc.array(fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'.split('')), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(body, (characters) => {
        const read = Array.from({ length: 10 }, (_, digit) => isin(`DE000${characters.join('')}${digit}`));
        expect(read.filter(E.isRight)).toHaveLength(1);
        expect(read.filter(E.isLeft).map(({ left }) => left)).toEqual(Array(9).fill('check-digit'));
      }),
    );
  });
});

describe('what is known of countries', () => {
  it.each(['AD', 'BZ', 'CA', 'EU', 'FR', 'IT', 'JM', 'MO', 'MP', 'PW', 'PY', 'TM', 'TN', 'ZW'])(
    'holds %s for an ISIN',
    (country) => {
      expect(isin(`${country}0000000000`)).not.toEqual(E.left('country'));
    },
  );

  it.each(['AD', 'EE', 'ES', 'KW', 'LB', 'PS', 'PT', 'VG', 'XK'])('holds %s for an IBAN', (country) => {
    expect(iban(`${country}001`)).toEqual(E.left('length'));
  });
});

describe('WKN', () => {
  it.each(vectors.wkn.valid)('takes %s [ORD-03]', (text) => {
    expect(wkn(text)).toEqual(E.right(text));
  });

  it.each([
    ['AOMNRK', 'letter', 'the letter O: a zero is meant'],
    ['A1I000', 'letter', 'the letter I'],
    ['A0MNR', 'format', 'five characters'],
    ['A0MN-K', 'format', 'a dash'],
    ['XA0MNRK', 'format', 'something before it'],
    ['A0MNRKX', 'format', 'something after it'],
  ])('refuses %s as %s: %s [ORD-03]', (text, problem) => {
    expect(wkn(text)).toEqual(E.left(problem));
  });

  it('does not mind lower case', () => {
    expect(wkn(' a0mnrk')).toEqual(E.right('A0MNRK'));
  });
});

describe('IBAN', () => {
  it.each(vectors.iban.valid)('takes %s', (text) => {
    expect(iban(text)).toEqual(E.right(text));
  });

  it.each([
    ['DE88370400440532013000', 'check-digits', 'wrong check digits'],
    ['DE8937040044053201300', 'length', 'a digit missing'],
    ['XX89370400440532013000', 'country', 'no such country'],
    ['DE', 'format', 'no digits'],
    ['DE8A370400440532013000', 'format', 'a letter among the check digits'],
    ['/DE89370400440532013000', 'format', 'something before it'],
    ['DE89370400440532013000/', 'format', 'something after it'],
  ])('refuses %s as %s: %s', (text, problem) => {
    expect(iban(text)).toEqual(E.left(problem));
  });

  it('is stored in capitals without spaces', () => {
    expect(iban('de89 3704 0044 0532 0130 00')).toEqual(E.right('DE89370400440532013000'));
  });

  it('notices two neighbours exchanged', () => {
    const text = 'DE89370400440532013000';
    const places = fc.integer({ min: 4, max: text.length - 2 }).filter((at) => text[at] !== text[at + 1]);
    fc.assert(
      fc.property(places, (at) => {
        const swapped = `${text.slice(0, at)}${text.slice(at + 1, at + 2)}${text.slice(at, at + 1)}${text.slice(at + 2)}`;
        expect(iban(swapped)).toEqual(E.left('check-digits'));
      }),
    );
  });
});
