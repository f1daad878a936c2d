import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { valueScale } from '@domain/depot/value-scale';
import type { ValuePoint } from '@domain/depot/value-history';

type Day = readonly [date: string, value: string, purchaseValue?: string];

const history = (...days: readonly Day[]): readonly ValuePoint[] =>
  days.map(([date, value, purchaseValue]) => ({
    date: calendarDay(date),
    value: amount(value, EUR),
    ...(purchaseValue !== undefined && { purchaseValue: amount(purchaseValue, EUR) }),
  }));

const linesOf = (...days: readonly Day[]) => valueScale(history(...days))?.ticks.map(({ value }) => value);

describe('the picture of what a depot was worth [OBK-05]', () => {
  it.each<[string, readonly Day[], readonly number[]]>([
    [
      'round lines just around all values',
      [
        ['2026-11-02', '1010'],
        ['2026-11-03', '1190'],
      ],
      [1000, 1050, 1100, 1150, 1200],
    ],
    [
      'what was paid is among them',
      [
        ['2026-11-02', '1010', '610'],
        ['2026-11-03', '1190'],
      ],
      [600, 800, 1000, 1200],
    ],
    [
      'values that lie on a line need none beyond it',
      [
        ['2026-11-02', '1000'],
        ['2026-11-03', '1400'],
      ],
      [1000, 1100, 1200, 1300, 1400],
    ],
    [
      'a value that has not moved lies on a line and has one above it',
      [
        ['2026-11-02', '100'],
        ['2026-11-03', '100'],
      ],
      [100, 150],
    ],
    [
      'a debt that has not moved as well',
      [
        ['2026-11-02', '-100'],
        ['2026-11-03', '-100'],
      ],
      [-100, -50],
    ],
    [
      'nothing at all is drawn from 0 on',
      [
        ['2026-11-02', '0'],
        ['2026-11-03', '0'],
      ],
      [0, 0.5],
    ],
  ])('%s', (_, days, lines) => {
    expect(linesOf(...days)).toEqual(lines);
  });

  it('the highest line stands at the top, the lowest at the bottom, values between them by what they are', () => {
    const scale = valueScale(history(['2026-11-02', '1010'], ['2026-11-03', '1190']));
    expect(scale?.ticks.map(({ y }) => y)).toEqual([100, 75, 50, 25, 0]);
    expect(scale?.y(amount('1020', EUR))).toBeCloseTo(90);
  });

  it('days stand by how long after the first they were', () => {
    const scale = valueScale(history(['2026-11-02', '1'], ['2026-11-03', '2'], ['2026-11-12', '3']));
    expect(
      ['2026-11-02', '2026-11-03', '2026-11-07', '2026-11-12'].map((day) => scale?.x(calendarDay(day))),
    ).toEqual([0, 10, 50, 100]);
  });

  it.each([
    ['2026-11-03', ['2026-11-02', '2026-11-03']],
    ['2026-11-04', ['2026-11-02', '2026-11-04']],
    ['2026-11-06', ['2026-11-02', '2026-11-04', '2026-11-06']],
    ['2026-11-12', ['2026-11-02', '2026-11-07', '2026-11-12']],
  ])('up to %s the days %s are named, the one in the middle where there is room', (last, named) => {
    expect(valueScale(history(['2026-11-02', '1'], [last, '2']))?.days).toEqual(named);
  });

  it.each<[string, readonly Day[]]>([
    ['no day', []],
    ['one day', [['2026-11-02', '1']]],
  ])('%s makes no line', (_, days) => {
    expect(valueScale(history(...days))).toBeUndefined();
  });
});
