import { decimal } from '@domain/money/decimal';
import { stepNumber } from '@domain/money/step-number';

describe('stepping a number', () => {
  it.each([
    ['', '1', '1', 'empty counts as zero'],
    ['  ', '0.05', '0,05', 'and so do blanks'],
    ['9', '1', '10', 'adds'],
    ['1.234', '-1', '1.233', 'keeps the grouping'],
    ['236,50', '0.05', '236,55', 'keeps the decimals of the step'],
    ['236,505', '0.05', '236,555', 'and those typed'],
    ['9,50', '1', '10,50', 'zeros that are typed stay'],
    ['9', '0.01', '9,01', 'has the decimals of the step where none are typed'],
    ['0,12345678', '1', '1,12345678', 'up to eight'],
    ['0,5', '-1', '0', 'never below zero'],
    ['0,5', '-0.50', '0,00', 'down to zero itself, with the decimals of the step'],
  ])('%j by %s is %s: %s [KIT-01]', (text, by, expected) => {
    expect(stepNumber(text, decimal(by))).toBe(expected);
  });

  it.each(['viel', '1.23', '0,123456789'])(
    'leaves %j alone, which is no number of up to eight decimals [KIT-01]',
    (text) => {
      expect(stepNumber(text, decimal('1'))).toBeUndefined();
    },
  );
});
