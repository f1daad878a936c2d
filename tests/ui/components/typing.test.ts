import { completeDate, dotDate } from '@ui/components/field/date-typing';
import { completeMonth, dotMonth } from '@ui/components/field/month-typing';
import { nextOption } from '@ui/components/search/next-option';

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

describe('months while typing', () => {
  it.each([
    ['0', '04', '04', 'no dot before it is needed'],
    ['04', '042', '04.2', 'the dot comes with the next digit'],
    ['04.20', '04.201', '04.201', 'once'],
    ['', '042019', '04.2019', 'pasted digits get it'],
    ['04.2', '04.', '04.', 'deleting is left alone'],
    ['20.19', '20.19-', '2019-', 'a year with a hyphen is no month'],
    ['2019-', '2019-0', '2019-0', 'and stays one'],
  ])('%s -> %s shows %s: %s [KIT-02]', (previous, next, expected) => {
    expect(dotMonth(previous, next)).toBe(expected);
  });

  it.each([
    ['4.2019', '04.2019'],
    ['4/2019', '04.2019'],
    ['2019-04', '04.2019'],
    ['04.19', '04.19'],
    ['April', 'April'],
  ])('completes %s to %s when left [KIT-02]', (text, expected) => {
    expect(completeMonth(text)).toBe(expected);
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
