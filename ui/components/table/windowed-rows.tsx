import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { rowStep } from './row-step';
import { TableBody } from './table';
import css from './table.module.css';
import { useRowWindow } from './use-row-window';

/** What marks a `<tr>` as a row of the list; spread it onto the row. */
export interface RowPlace {
  readonly 'data-row': string;
  /** Counted from 1 for the head. */
  readonly 'aria-rowindex': number;
}

interface WindowedRowsProps<R> {
  /** One entry for each `<tr>`; keep the list the same object while nothing in it changes. */
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** Draws one row; keep it the same function while it draws the same, and what is in sight is drawn once only. */
  readonly children: (row: R, place: RowPlace) => ReactNode;
  /** Height in pixels of a row nobody has seen yet. */
  readonly usualHeight?: number;
  /** Told which rows are drawn, at first and after each change. */
  readonly onDrawn?: (rows: readonly R[]) => void;
}

/**
 * The body of a table of any length: of a long one only the rows that are seen are in the page, and the one with the
 * focus (OBK-06). Give the table `aria-rowcount` with head and foot counted. The up and down arrows lead from a link
 * or button to the same one of the next row.
 */
export function WindowedRows<R>(props: WindowedRowsProps<R>) {
  const { rows, keyOf, children, usualHeight = 44, onDrawn } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const { segments, pin, drawsAll } = useRowWindow(body, keys, usualHeight);
  useEffect(() => {
    onDrawn?.(segments.flatMap((part) => (part.kind === 'rows' ? rows.slice(part.first, part.end) : [])));
  }, [onDrawn, rows, segments]);
  const draw = useCallback(
    (at: number): ReactNode => {
      const row = rows[at];
      return row === undefined
        ? null
        : children(row, { 'data-row': keys[at] ?? '', 'aria-rowindex': at + 2 });
    },
    [children, keys, rows],
  );
  return (
    <TableBody
      ref={body}
      className={css[drawsAll ? 'whole' : 'windowed']}
      onFocus={({ target }) => {
        pin(target.closest('tr')?.dataset['row']);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) pin(undefined);
      }}
      onKeyDown={(event) => {
        if (!(event.target instanceof Element)) return;
        const next = rowStep(event.key, event.target);
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
      }}
    >
      {segments.flatMap((part) => {
        if (part.kind === 'gap')
          return (
            <tr key={`gap-${part.before}`} className={css['gap']} aria-hidden="true">
              <td style={{ height: part.height }} />
            </tr>
          );
        return keys
          .slice(part.first, part.end)
          .map((key, offset) => <DrawnRow key={key} draw={draw} at={part.first + offset} />);
      })}
    </TableBody>
  );
}

interface DrawnRowProps {
  readonly draw: (at: number) => ReactNode;
  readonly at: number;
}

/** A row in sight: it is drawn again when the list changes, not when its window is moved. */
const DrawnRow = memo(function DrawnRow({ draw, at }: DrawnRowProps) {
  return draw(at);
});
