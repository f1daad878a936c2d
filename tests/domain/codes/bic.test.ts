import { bic, mayHold, needsBic } from '@domain/codes/bic';
import * as E from 'fp-ts/Either';

describe('a BIC as typed [APP-07]', () => {
  it.each([
    // Published examples: ISO 9362 and the registers of the banks themselves.
    ['DEUTDEFF', 'DEUTDEFF'],
    ['deut de ff 500', 'DEUTDEFF500'],
    ['UBSWCHZH80A', 'UBSWCHZH80A'],
    ['NWBKGB2L', 'NWBKGB2L'],
    ['NCBVXKPR', 'NCBVXKPR'],
  ])('%s is %s', (typed, code) => {
    expect(bic(typed)).toEqual(E.right(code));
  });

  it.each([
    ['', 'format'],
    ['DEUTDEF', 'format'],
    ['DEUTDEFF5', 'format'],
    ['DEUTDEFF5000', 'format'],
    ['DEUT-EFF', 'format'],
    ['DEUT12FF', 'format'],
    ['DEUTDEFF\u0000', 'format'],
    ['ÄEUTDEFF', 'format'],
    ['DEUTZZFF', 'country'],
    ['DEUTEUFF', 'country'],
  ])('%j is none: %s', (typed, problem) => {
    expect(bic(typed)).toEqual(E.left(problem));
  });
});

describe('the BIC beside an IBAN [APP-07]', () => {
  it.each([
    ['DE02120300000000202051', false],
    ['NO9386011117947', false],
    ['LI21088100002324013AA', false],
    ['CH9300762011623852957', true],
    ['GB29NWBK60161331926819', true],
    ['TR330006100519786457841326', true],
  ])('an account in %s needs one: %s', (iban, needs) => {
    expect(needsBic(iban)).toBe(needs);
  });

  it.each([
    ['UBSWCHZH80A', 'CH9300762011623852957', true],
    ['NWBKGB2L', 'GB29NWBK60161331926819', true],
    ['NWBKGGSP', 'GB29NWBK60161331926819', true],
    ['DEUTDEFF', 'CH9300762011623852957', false],
    ['NWBKGGSP', 'CH9300762011623852957', false],
  ])('%s may hold %s: %s', (code, iban, may) => {
    expect(mayHold(code, iban)).toBe(may);
  });
});
