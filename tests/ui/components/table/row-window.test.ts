import { RowHeights } from '@ui/components/table/row-heights';
import { segmentsOf, spanSeen } from '@ui/components/table/row-window';
import { fc } from '@tests/support/properties';

/** Rows of 1 to 300 pixels, as many as given. */
const lists = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 400 });

function heightsOf(list: readonly number[], usual = 40): RowHeights {
  const keys = list.map((_, index) => `row-${index}`);
  return new RowHeights(keys, new Map(list.map((height, index) => [`row-${index}`, height])), usual);
}

describe('the heights of rows', () => {
  it('are added up to where each row begins [OBK-06]', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (list, at) => {
        const index = at % (list.length + 1);
        const before = list.slice(0, index).reduce((sum, height) => sum + height, 0);
        expect(heightsOf(list).top(index)).toBe(before);
      }),
    );
  });

  it('tell the row at each place [OBK-06]', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (list, place) => {
        const heights = heightsOf(list);
        const offset = place % heights.top(list.length);
        const row = heights.at(offset);
        expect(heights.top(row)).toBeLessThanOrEqual(offset);
        expect(heights.top(row + 1)).toBeGreaterThan(offset);
      }),
    );
  });

  it('lead to the last row from below all of them, and know nothing of an empty list', () => {
    expect(heightsOf([10, 10, 10]).at(5000)).toBe(2);
    expect(heightsOf([]).at(0)).toBe(0);
  });

  it('take a row nobody has seen as high as usual', () => {
    expect(new RowHeights(['a', 'b'], new Map([['a', 10]]), 40).top(2)).toBe(50);
  });
});

describe('the window onto a list', () => {
  it('draws every row that is seen [OBK-06]', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.integer({ min: 1, max: 2000 }), (list, place, view) => {
        const heights = heightsOf(list);
        const from = place % heights.top(list.length);
        const { first, end } = spanSeen(heights, from, from + view);
        list.forEach((_, row) => {
          const isSeen = heights.top(row + 1) > from && heights.top(row) < from + view;
          if (isSeen) expect(first <= row && row < end).toBe(true);
        });
      }),
    );
  });

  it('is as high as the whole list, draws no row twice and always the kept one [OBK-06]', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.option(fc.nat(), { nil: undefined }), (list, place, kept) => {
        const heights = heightsOf(list);
        const from = place % heights.top(list.length);
        const pinned = kept === undefined ? undefined : kept % list.length;
        const segments = segmentsOf(heights, spanSeen(heights, from, from + 600), pinned);
        const rows = segments.flatMap((part) =>
          part.kind === 'rows'
            ? Array.from({ length: part.end - part.first }, (_, at) => part.first + at)
            : [],
        );
        const gaps = segments.reduce((sum, part) => sum + (part.kind === 'gap' ? part.height : 0), 0);
        expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
        if (pinned !== undefined) expect(rows).toContain(pinned);
        expect(gaps + rows.reduce((sum, row) => sum + (list[row] ?? 0), 0)).toBe(heights.top(list.length));
      }),
    );
  });

  it('draws a handful of ten thousand rows [OBK-06]', () => {
    const heights = heightsOf(new Array<number>(10_000).fill(44));
    const { first, end } = spanSeen(heights, 220_000, 220_800);
    expect(end - first).toBeLessThan(60);
  });
});
