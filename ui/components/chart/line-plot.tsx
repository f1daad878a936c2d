import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './line-plot.module.css';

interface LinePlotProps {
  /** Its height and its distances. */
  readonly className: string | undefined;
  /** The figures at the edge, each at its height. */
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  /** The line through all points, in hundredths of the picture. */
  readonly line: string;
  /** Another line, drawn under the first. */
  readonly under?: ReactNode;
  /** What lies over the lines. */
  readonly children?: ReactNode;
  /** Where the point that is read lies. */
  readonly at: { readonly x: number; readonly y: number };
  readonly reader: {
    readonly label: string;
    /** The point in words. */
    readonly text: string;
    readonly count: number;
    readonly index: number;
    readonly onRead: (index: number) => void;
  };
}

/** A line over a grid. The slider over it reads it point by point: by arrow keys, finger or mouse. */
export const LinePlot = ({ className, ticks, line, under, children, at, reader }: LinePlotProps) => (
  <div className={classNames(css['plot'], className)}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {ticks.map(({ y }) => (
        <path key={y} className={css['grid']} d={`M0 ${y}H100`} />
      ))}
      <path className={css['area']} d={`${line}V100H0Z`} />
      {under}
      <path className={css['line']} d={line} />
      <path className={css['cursor']} d={`M${at.x} 0V100`} />
    </svg>
    {ticks.map(({ y, text }) => (
      <span key={y} className={css['tick']} style={{ top: `${y}%` }} aria-hidden="true">
        {text}
      </span>
    ))}
    {children}
    <span className={css['dot']} style={{ left: `${at.x}%`, top: `${at.y}%` }} />
    <input
      className={css['reader']}
      type="range"
      aria-label={reader.label}
      aria-valuetext={reader.text}
      min={0}
      max={reader.count - 1}
      value={reader.index}
      onChange={({ target }) => {
        reader.onRead(target.valueAsNumber);
      }}
    />
  </div>
);
