import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { RowHeights } from './row-heights';
import { segmentsOf, spanSeen, type RowSegment, type RowSpan } from './row-window';
import { usePrinting } from '../page/use-printing';

/** Up to so many rows all are drawn: a browser carries them, and searching in the page finds them. */
const ALL_DRAWN = 100;

/** Of so many the height is measured, for those that nobody has seen yet. */
const FIRST_ROWS = 3;

/** What is drawn of a list, and the row that is to stay. */
interface RowWindow {
  readonly segments: readonly RowSegment[];
  /** Keeps a row drawn wherever the list is scrolled to; undefined lets it go. */
  readonly pin: (key: string | undefined) => void;
  /** The list is short enough to be in the page as a whole. */
  readonly drawsAll: boolean;
}

/**
 * Which rows of a table's body to draw, by where it stands on the screen: whatever scrolls it, a region around it or
 * the page. Rows are measured once they are drawn, so they may differ in height.
 */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  keys: readonly string[],
  usualHeight: number,
): RowWindow {
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(new Map());
  const [span, setSpan] = useState<RowSpan>({ first: 0, end: 0 });
  const [pinned, pin] = useState<string>();
  const drawsAll = usePrinting() || keys.length <= ALL_DRAWN;
  const usual = useMemo(() => average(measured) ?? usualHeight, [measured, usualHeight]);
  const heights = useMemo(() => new RowHeights(keys, measured, usual), [keys, measured, usual]);

  const look = useCallback(() => {
    if (drawsAll || body.current === null) return;
    const { from, to } = seenOf(body.current);
    const seen = spanSeen(heights, from, to);
    setSpan((before) => (before.first === seen.first && before.end === seen.end ? before : seen));
  }, [body, drawsAll, heights]);

  useLayoutEffect(() => {
    look();
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [look]);

  useLayoutEffect(() => {
    if (drawsAll || body.current === null) return;
    const changed = newHeights(body.current, measured);
    if (changed.length > 0) setMeasured((before) => new Map([...before, ...changed]));
  }, [body, drawsAll, measured, span, keys]);

  useEffect(() => {
    if (!drawsAll) return;
    // Rows that nobody has seen yet are taken to be as high as the highest of the first: the head of a group is lower.
    const known = new Map<Element, number>();
    const heights = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) known.set(target, contentRect.height);
      body.current?.style.setProperty('--row-seen', `${Math.max(...known.values())}px`);
    });
    const rows = [...(body.current?.querySelectorAll('tr[data-row]') ?? [])];
    for (const row of rows.slice(0, FIRST_ROWS)) heights.observe(row);
    return () => {
      heights.disconnect();
    };
  }, [body, drawsAll, keys]);

  const segments = useMemo((): readonly RowSegment[] => {
    if (drawsAll) return [{ kind: 'rows', first: 0, end: keys.length }];
    const place = pinned === undefined ? -1 : keys.indexOf(pinned);
    return segmentsOf(heights, within(span, keys.length), place < 0 ? undefined : place);
  }, [drawsAll, heights, keys, pinned, span]);
  return { segments, pin, drawsAll };
}

/** A span of a list that may have become shorter since. */
function within({ first, end }: RowSpan, length: number): RowSpan {
  const last = Math.min(end, length);
  return { first: Math.min(first, last), end: last };
}

/** The pixels of the body that are seen, counted from its top. */
function seenOf(body: HTMLElement): { readonly from: number; readonly to: number } {
  const { top } = body.getBoundingClientRect();
  const frame = body.closest('[role="region"]')?.getBoundingClientRect();
  return {
    from: Math.max(0, frame?.top ?? 0) - top,
    to: Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight) - top,
  };
}

/** Each row is measured once: its height may follow from the rows beside it, which follow from the heights. */
function newHeights(
  body: HTMLElement,
  known: ReadonlyMap<string, number>,
): readonly (readonly [string, number])[] {
  return [...body.querySelectorAll<HTMLElement>('tr[data-row]')].flatMap((row) => {
    const { height } = row.getBoundingClientRect();
    const key = row.dataset['row'] ?? '';
    return height > 0 && !known.has(key) ? [[key, height] as const] : [];
  });
}

function average(measured: ReadonlyMap<string, number>): number | undefined {
  if (measured.size === 0) return undefined;
  let sum = 0;
  for (const height of measured.values()) sum += height;
  return sum / measured.size;
}
