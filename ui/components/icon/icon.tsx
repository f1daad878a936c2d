import { classNames } from '../class-names';
import type { IconName } from './icon-name';
import css from './icon.module.css';
import drawings from './icons.svg';

interface IconProps {
  readonly name: IconName;
  /** 14 px in running text, 18 px in controls, 28 px above a heading. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

/** A decorative picture of a word that stands beside it; hidden from screen readers. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg className={classNames(css['icon'], css[size], className)} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
