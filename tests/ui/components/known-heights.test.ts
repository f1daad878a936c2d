import { learnedHeights, type KnownHeights } from '@ui/components/known-heights';

const nobodySawOne: KnownHeights = { usual: 44, others: undefined };
const rows = (...heights: readonly number[]) => heights.map((height, index) => [`${index}`, height] as const);

describe('what is known of the heights of rows [OBK-06]', () => {
  it('begins with the middle one of the first that are seen', () => {
    const known = learnedHeights(nobodySawOne, rows(60, 61, 60, 95, 60));
    expect(known).toEqual({
      usual: 60,
      others: new Map([
        ['1', 61],
        ['3', 95],
      ]),
    });
  });

  it('stays the same object while rows are as high as they were thought, give or take a rounding', () => {
    const known = learnedHeights(nobodySawOne, rows(60, 60, 95));
    expect(learnedHeights(known, rows(60.3, 59.8, 95))).toBe(known);
  });

  it('takes in those that differ, also one that has become like the others again', () => {
    const known = learnedHeights(nobodySawOne, rows(60, 60, 95));
    const opened = learnedHeights(known, rows(60, 300, 95));
    expect(opened.others?.get('1')).toBe(300);
    expect(learnedHeights(opened, rows(60, 60, 95)).others?.get('1')).toBe(60);
  });

  it('keeps the usual though all rows in sight differ: a list that followed them would never come to rest', () => {
    const known = learnedHeights(nobodySawOne, rows(60, 60, 95));
    const wider = learnedHeights(known, rows(41, 41, 70));
    expect(wider.usual).toBe(60);
    expect([...(wider.others?.values() ?? [])]).toEqual([70, 41, 41]);
    expect(learnedHeights(wider, rows(41, 41, 70))).toBe(wider);
  });

  it('learns nothing from no rows', () => {
    expect(learnedHeights(nobodySawOne, [])).toBe(nobodySawOne);
  });
});
