import type { TypedTanType } from '@domain/tan/tan-input';
import { missingDigits, toTanInput } from '@domain/tan/tan-input';
import type { TanType } from '@domain/tan/tan-type';
import { isTanType, offeredTypes, tanTypes } from '@domain/tan/tan-type';

describe('what is typed as a TAN', () => {
  it.each<[TypedTanType, string, string, number, string]>([
    ['M_TAN', '123456', '123456', 0, 'six digits are an SMS code [TAN-05]'],
    ['M_TAN', '123 456', '123456', 0, 'a pasted code may hold spaces'],
    ['M_TAN', '1234567', '123456', 0, 'a seventh digit is cut'],
    ['M_TAN', '12345', '12345', 1, 'one digit is missing'],
    ['P_TAN', '1234567', '1234567', 0, 'a photo TAN may have seven digits [TAN-06]'],
    ['P_TAN', '123456', '123456', 0, 'or six [TAN-06]'],
    ['P_TAN', 'TAN: 48 29', '4829', 2, 'letters do not count'],
    ['P_TAN', '', '', 6, 'nothing yet'],
    ['M_TAN', 'Ihre TAN lautet 482 917.', '482917', 0, 'a whole SMS holds the code'],
    ['M_TAN', '482917 ist Ihre TAN für WKN 716460', '482917', 0, 'the number nearest to the word counts'],
    ['M_TAN', 'WKN 716460, 2.327,50 EUR. TAN: 482917', '482917', 0, 'an amount is no TAN, nor the WKN'],
    [
      'M_TAN',
      'Am 23.11.2026 um 10:00: 482917',
      '482917',
      0,
      'without the word the only number of that length',
    ],
    ['M_TAN', 'Vorgang 123456, TAN: 482917', '482917', 0, 'a number after the word, near it'],
    ['M_TAN', '482917 lautet Ihre TAN zum Auftrag Nummer 123456', '482917', 0, 'or before it'],
    ['M_TAN', 'TAN (noch 3 Versuche): 482917', '482917', 0, 'a number too short is none, however near'],
    ['M_TAN', 'TAN 4829171 oder 482917', '482917', 0, 'nor is one too long'],
    ['M_TAN', 'WKN:  716460, TAN steht im Brief 482917', '482917', 0, 'a WKN is none with any blanks'],
    ['M_TAN', 'TAN 48 29 17 zu 123456', '482917', 0, 'in groups of two'],
    ['M_TAN', 'TAN zu 123456.789,00 EUR: 482917', '482917', 0, 'an amount is none, though without a group'],
    ['P_TAN', 'TAN 1234567 für 100.000 EUR', '1234567', 0, 'seven digits of a photo TAN'],
    ['M_TAN', 'Ihre Order über 1.234.567,00 EUR', '', 6, 'a text without a code is none'],
  ])('%s %j reads as %j with %i missing: %s', (type, text, input, missing) => {
    expect(toTanInput(type, text)).toBe(input);
    expect(missingDigits(type, input)).toBe(missing);
  });
});

describe('the choice of types', () => {
  it('knows the words of the bank, and no others', () => {
    expect(tanTypes.filter(isTanType)).toEqual(tanTypes);
    expect(['', 'I_TAN', 'm_tan', 'toString'].filter(isTanType)).toEqual([]);
  });

  it.each<[readonly TanType[], readonly TanType[], string]>([
    [['M_TAN', 'P_TAN_APP', 'P_TAN'], ['P_TAN', 'M_TAN'], 'the app is delivered, never offered [TAN-08]'],
    [['TAN_FREI'], [], 'TAN_FREI is never offered [TAN-08]'],
    [['M_TAN', 'M_TAN', 'P_TAN_PUSH'], ['P_TAN_PUSH', 'M_TAN'], 'each once, push first'],
    [[], [], 'nothing delivered, nothing offered'],
  ])('of %j are %j: %s', (available, offered) => {
    expect(offeredTypes(available)).toEqual(offered);
  });
});
