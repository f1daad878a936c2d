import { dayOver } from '@domain/time/day-over';
import { instant } from '@domain/time/instant';

const at = (text: string) => instant(Date.parse(text));

describe('the day of a moment, where it is over', () => {
  it.each([
    ['2026-11-20T17:35:00+01:00', '2026-11-22T12:00:00+01:00', '2026-11-20', 'Friday on a Sunday'],
    ['2026-11-20T22:00:00+01:00', '2026-11-21T00:00:00+01:00', '2026-11-20', 'from midnight in Berlin on'],
    ['2026-11-20T22:00:00+01:00', '2026-11-20T23:59:59+01:00', undefined, 'not before'],
    ['2026-11-20T09:00:00+01:00', '2026-11-20T08:59:00+01:00', undefined, 'nor for a clock that is behind'],
  ] as const)('%s at %s is %s: %s', (then, now, day, _) => {
    expect(dayOver(at(then), at(now))).toBe(day);
  });
});
