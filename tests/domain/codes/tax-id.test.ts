import { taxId } from '@domain/codes/tax-id';
import * as E from 'fp-ts/Either';
import vectors from '../vectors.json';

describe('the German tax id', () => {
  it.each([...vectors.steuer_id.valid, '11234567890', '23456789110'])('takes %s [APP-07]', (id) => {
    expect(taxId(id)).toEqual(E.right(id));
  });

  it('does not mind the blanks between its groups [APP-07]', () => {
    expect(taxId(' 36 574 261 809 ')).toEqual(E.right('36574261809'));
  });

  // Check digits by ISO 7064 (MOD 11, 10); what is refused for its digits has the right one.
  it.each([
    ['36574261890', 'check-digit', 'the last two exchanged'],
    ['01123456782', 'digits', 'begins with zero'],
    ['12345678903', 'digits', 'no digit twice'],
    ['11223456785', 'digits', 'two digits twice'],
    ['11122234565', 'digits', 'two digits three times'],
    ['11112345678', 'digits', 'one digit four times'],
    ['A6574261809', 'digits', 'a letter at the beginning'],
    ['3657426180A', 'digits', 'a letter at the end'],
    ['3657426180', 'length', 'one short'],
    ['365742618099', 'length', 'one too many'],
    ['', 'digits', 'nothing'],
  ])('refuses %j as %s: %s [APP-07]', (id, problem) => {
    expect(taxId(id)).toEqual(E.left(problem));
  });
});
