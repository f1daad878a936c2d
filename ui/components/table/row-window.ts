import type { RowHeights } from './row-heights';

/** Rows from `first` up to but without `end`. */
export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

/** What stands in for the rows of a long list: rows that are drawn, and room for those that are not. */
export type RowSegment =
  | ({ readonly kind: 'rows' } & RowSpan)
  | { readonly kind: 'gap'; readonly before: number; readonly height: number };

/** Rows drawn beyond what is seen at either side, so that a key or a flick finds them there. */
const RESERVE = 12;
/** A span begins and ends at multiples of this, so that most scrolling draws nothing again. */
const STEP = 8;

/** The rows to be drawn when the pixels `from` to `to` of the list are seen. */
export function spanSeen(heights: RowHeights, from: number, to: number): RowSpan {
  const first = heights.at(Math.max(from, 0)) - RESERVE;
  const end = heights.at(Math.max(to, from, 0)) + 1 + RESERVE;
  return {
    first: Math.max(0, Math.floor(first / STEP) * STEP),
    end: Math.min(heights.length, Math.ceil(end / STEP) * STEP),
  };
}

/** A span and one row that must stay wherever it is, with gaps as high as what is left out. */
export function segmentsOf(
  heights: RowHeights,
  span: RowSpan,
  pinned: number | undefined,
): readonly RowSegment[] {
  const isApart = pinned !== undefined && (pinned < span.first || pinned >= span.end);
  const kept = isApart ? { first: pinned, end: pinned + 1 } : undefined;
  const spans = [kept, span].filter((each) => each !== undefined).sort((a, b) => a.first - b.first);
  const segments: RowSegment[] = [];
  let drawn = 0;
  for (const { first, end } of [...spans, { first: heights.length, end: heights.length }]) {
    if (first > drawn)
      segments.push({ kind: 'gap', before: first, height: heights.top(first) - heights.top(drawn) });
    if (end > first) segments.push({ kind: 'rows', first, end });
    drawn = end;
  }
  return segments;
}
