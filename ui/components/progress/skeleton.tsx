import css from './skeleton.module.css';

interface SkeletonProps {
  /** What is being loaded; said at once, shown after a second. */
  readonly words: string;
  /** Rows to hold the place of, each as high as a table row. */
  readonly rows?: number;
}

const widths = [18, 14.5, 16.5, 12.25];

/** Holds the place of what is coming in its real measures; after a second it says in words what it waits for. */
export function Skeleton({ words, rows = 4 }: SkeletonProps) {
  return (
    <div className={css['skeleton']} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css['row']} aria-hidden="true">
          <span className={css['bar']} style={{ width: `${widths[row % widths.length] ?? 16}rem` }} />
          <span className={css['bar']} />
          <span className={css['bar']} />
        </div>
      ))}
      <p role="status" className={css['words']}>
        {words}
      </p>
    </div>
  );
}
