import { decimal } from '@domain/money/decimal';
import { completeDate, dotDate } from '@ui/components/field/date-typing';
import { nextOption } from '@ui/components/search/next-option';
import { stepNumber } from '@domain/money/step-number';

describe('dates while typing', () => {
  it.each([
    ['3', '30', '30', 'no dot before it is needed'],
    ['30', '301', '30.1', 'the dot comes with the next digit'],
    ['30.1', '30.11', '30.11', 'once'],
    ['30.11', '30.112', '30.11.2', 'and again'],
    ['', '30112026', '30.11.2026', 'pasted digits get both dots'],
    ['30.11', '30.1', '30.1', 'deleting is left alone'],
    ['20.26', '20.26-', '2026-', 'a year with a hyphen is no day'],
    ['2026-', '2026-1', '2026-1', 'and stays one'],
  ])('%s -> %s shows %s: %s [KIT-02]', (previous, next, expected) => {
    expect(dotDate(previous, next)).toBe(expected);
  });

  it.each([
    ['1.2.26', '01.02.2026'],
    ['1.12.2026', '01.12.2026'],
    ['1/2/26', '01.02.2026'],
    ['2026-02-01', '01.02.2026'],
    ['2026-02-31', '2026-02-31'],
    ['31.02', '31.02'],
    ['heute', 'heute'],
  ])('completes %s to %s when left [KIT-02]', (text, expected) => {
    expect(completeDate(text)).toBe(expected);
  });
});

describe('stepping a number', () => {
  it.each([
    ['', '1', '1', 'empty counts as zero'],
    ['9', '1', '10', 'adds'],
    ['1.234', '-1', '1.233', 'keeps the grouping'],
    ['236,50', '0.05', '236,55', 'keeps the decimals of the step'],
    ['236,505', '0.05', '236,555', 'and those typed'],
    ['0,5', '-1', '0', 'never below zero'],
  ])('%s by %s is %s: %s [KIT-01]', (text, by, expected) => {
    expect(stepNumber(text, decimal(by))).toBe(expected);
  });

  it('leaves alone what is no number [KIT-01]', () => {
    expect(stepNumber('viel', decimal('1'))).toBeUndefined();
  });
});

describe('keys in a list of suggestions', () => {
  it.each([
    ['ArrowDown', undefined, 3, 0],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', undefined, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['PageDown', 0, 30, 10],
    ['PageUp', 3, 30, 0],
    ['PageDown', undefined, 30, undefined],
    ['ArrowDown', undefined, 0, undefined],
    ['a', 1, 3, undefined],
  ] as const)('%s from %s of %d leads to %s [ORD-02]', (key, active, count, expected) => {
    expect(nextOption(key, active, count)).toBe(expected);
  });
});
