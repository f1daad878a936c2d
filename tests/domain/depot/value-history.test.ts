import { calendarDay } from '@domain/time/local-date';
import { endingWith, joinedHistory, type ValuePoint } from '@domain/depot/value-history';
import { amount } from '@domain/money/amount';
import { EUR, USD } from '@domain/money/unit';

const point = (day: string, value: string, paid?: string): ValuePoint => ({
  date: calendarDay(`2026-11-${day}`),
  value: amount(value, EUR),
  ...(paid !== undefined && { purchaseValue: amount(paid, EUR) }),
});

describe('the histories of several depots as one', () => {
  it('of one depot is its own [OBK-05]', () => {
    const points = [point('19', '100.00', '90.00'), point('20', '110.00', '90.00')];
    expect(joinedHistory([points])).toEqual(points);
  });

  it('adds up the same days [OBK-05]', () => {
    expect(joinedHistory([[point('20', '100.00', '90.00')], [point('20', '50.00', '60.00')]])).toEqual([
      point('20', '150.00', '150.00'),
    ]);
  });

  it('lets a depot without a value on a day stand where it stood last [OBK-05]', () => {
    const joined = joinedHistory([
      [point('18', '100.00'), point('20', '120.00')],
      [point('18', '50.00'), point('19', '60.00')],
    ]);
    expect(joined).toEqual([point('18', '150.00'), point('19', '160.00'), point('20', '180.00')]);
  });

  it('counts nothing for a depot before its first day [OBK-05]', () => {
    expect(joinedHistory([[point('18', '100.00')], [point('19', '60.00')]])).toEqual([
      point('18', '100.00'),
      point('19', '160.00'),
    ]);
  });

  it('does not know what was paid where it is unknown for one of them [OBK-05]', () => {
    expect(joinedHistory([[point('20', '1.00', '1.00')], [point('20', '1.00')]])).toEqual([
      point('20', '2.00'),
    ]);
  });

  it('of no depots is nothing', () => {
    expect(joinedHistory([])).toEqual([]);
  });

  it.each([
    ['it is worth nothing any more', [point('18', '0.00', '90.00'), point('19', '0.00', '90.00')], 2],
    ['it is not known what was paid, and it is worth nothing', [point('18', '0.00'), point('19', '5.00')], 1],
  ])('has each day on which something was held, though %s', (_, points, days) => {
    expect(joinedHistory([points])).toHaveLength(days);
  });

  it('begins with the first day on which anything was held', () => {
    const joined = joinedHistory([
      [
        point('18', '0.00', '0.00'),
        point('19', '0.00', '0.00'),
        point('20', '5.00', '4.00'),
        point('21', '0.00', '0.00'),
      ],
    ]);
    expect(joined.map(({ date }) => date.slice(-2))).toEqual(['20', '21']);
    expect(joinedHistory([[point('18', '0.00', '0.00')]])).toEqual([]);
  });
});

describe('a history with the latest figures', () => {
  const points = [point('19', '100.00', '90.00'), point('20', '110.00', '90.00')];
  it.each<[string, ValuePoint | undefined, readonly ValuePoint[]]>([
    [
      'ends with them on their day',
      point('20', '112.00', '91.00'),
      [point('19', '100.00', '90.00'), point('20', '112.00', '91.00')],
    ],
    [
      'keeps what was paid where they do not know it',
      point('20', '112.00'),
      [point('19', '100.00', '90.00'), point('20', '112.00', '90.00')],
    ],
    ['stays as it was where it ends before their day', point('21', '112.00', '91.00'), points],
    ['stays as it was in another unit', { ...point('20', '112.00'), value: amount('112.00', USD) }, points],
    ['stays as it was without them', undefined, points],
  ])('%s [OBK-05]', (_, latest, expected) => {
    expect(endingWith(points, latest)).toEqual(expected);
  });

  it('stays empty where there is none [OBK-05]', () => {
    expect(endingWith([], point('20', '112.00'))).toEqual([]);
  });
});
