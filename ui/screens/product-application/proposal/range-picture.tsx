import type { OutcomeYear } from '@domain/product-application/proposal/outcome-range';
import css from './proposal-step.module.css';

const WIDTH = 600;
const HEIGHT = 200;

/** The range as an area, the middle and what was paid in as lines; the table below says the same in figures. */
export function RangePicture({ range }: { readonly range: readonly OutcomeYear[] }) {
  const top = Math.max(1, ...range.map(({ high }) => high));
  const x = (index: number): number => (range.length < 2 ? WIDTH : (index / (range.length - 1)) * WIDTH);
  const y = (value: number): number => HEIGHT - (value / top) * HEIGHT;
  const line = (pick: (year: OutcomeYear) => number): readonly string[] =>
    range.map((year, index) => `${x(index).toFixed(1)},${y(pick(year)).toFixed(1)}`);
  return (
    <svg
      className={css['picture']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon
        className={css['range']}
        points={[...line(({ high }) => high), ...line(({ low }) => low).toReversed()].join(' ')}
      />
      <polyline className={css['middle']} points={line(({ middle }) => middle).join(' ')} />
      <polyline className={css['paidIn']} points={line(({ paidIn }) => paidIn).join(' ')} />
    </svg>
  );
}
