import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';
import css from './tag.module.css';

/** Tone of a status word; it never speaks alone, the icon's shape and the word say the same. */
export type TagTone = 'plain' | 'info' | 'ok' | 'warn' | 'error';

interface TagProps {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly tone?: TagTone;
}

/** A status as icon and word: "Offen", "Ausgeführt", "Kurs 3 Minuten alt". */
export function Tag({ icon, children, tone = 'plain' }: TagProps) {
  return (
    <span className={classNames(css['tag'], css[tone])}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
