import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';
import css from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  /** Its name, also shown as a tip. */
  readonly label: string;
  readonly onPress: () => void;
  /** Stands here but does nothing just now; it keeps the focus. */
  readonly off?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A button that shows only a picture; its name is said and shown on hover. */
export function IconButton({ icon, label, onPress, off, pressed, expanded, id, children }: IconButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={css['button']}
      aria-label={label}
      title={label}
      aria-disabled={off}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={off === true ? undefined : onPress}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
