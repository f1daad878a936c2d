import { useId, type MouseEventHandler, type ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';
import { useKeptPress } from './use-kept-press';
import css from './button.module.css';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';

interface ButtonProps {
  readonly children: ReactNode;
  /** Its whole name, where what it is about stands beside it: "SAP SE entfernen" for "Entfernen". */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly trailingIcon?: IconName;
  /** Words shown while the work runs, "Wird gesendet"; the button takes no second press meanwhile. */
  readonly busy?: string | undefined;
  /** Why the button cannot be used now, as a sentence; it stays reachable and says so. */
  readonly blocked?: string | undefined;
  /** The id of a sentence elsewhere that says why; where a button turns on and off under the customer's hand. */
  readonly blockedBy?: string | undefined;
  readonly onPress?: MouseEventHandler<HTMLButtonElement>;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly keyShortcuts?: string;
}

/** An action with its name. `go` is the one primary action of a screen, `danger` names what is lost. */
export function Button(props: ButtonProps) {
  const { variant = 'plain', type = 'button', wide = false, busy, blocked, blockedBy, onPress } = props;
  const reasonId = useId();
  const press = useKeptPress();
  const isOff = busy !== undefined || blocked !== undefined || blockedBy !== undefined;
  const button = (
    <button
      {...press}
      type={type}
      className={buttonClass(variant, wide)}
      aria-label={busy === undefined ? props.label : undefined}
      aria-disabled={isOff || undefined}
      aria-busy={busy === undefined ? undefined : true}
      aria-describedby={blocked === undefined ? blockedBy : reasonId}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-keyshortcuts={props.keyShortcuts}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onPress?.(event);
      }}
    >
      {busy !== undefined && <span className={css['turning']} aria-hidden="true" />}
      {busy === undefined && props.icon && <Icon name={props.icon} />}
      {busy ?? props.children}
      {busy === undefined && props.trailingIcon && <Icon name={props.trailingIcon} />}
    </button>
  );
  // What can be blocked stands in the same place when it is not: put elsewhere, it would lose the focus.
  if (!('blocked' in props)) return button;
  return (
    <span className={css['withReason']}>
      {button}
      {blocked && (
        <span id={reasonId} className={css['reason']}>
          {blocked}
        </span>
      )}
    </span>
  );
}
