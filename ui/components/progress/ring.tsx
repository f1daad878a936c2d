import { classNames } from '../class-names';
import css from './ring.module.css';

interface RingProps {
  /** What is left, between 0 and 1. */
  readonly part: number;
  /** 32 px beside words, 64 px around a figure. */
  readonly size?: 'medium' | 'large';
  readonly urgent?: boolean;
}

/** Time that runs out, as a picture beside the words that say it. */
export function Ring({ part, size = 'medium', urgent = false }: RingProps) {
  return (
    <svg
      className={classNames(css['ring'], css[size], urgent && css['urgent'])}
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      <circle cx="22" cy="22" r="19" />
      <circle
        cx="22"
        cy="22"
        r="19"
        pathLength="1"
        strokeDasharray={`${String(part)} 1`}
        transform="rotate(-90 22 22)"
      />
    </svg>
  );
}
