import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import css from './action-menu.module.css';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { itemStep } from '../table/item-step';

/** A way to somewhere else. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

interface ActionMenuProps {
  /** Says what the actions are for. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly className?: string | undefined;
}

/** Actions behind a button where the width does not carry them; whatever leaves the menu closes it. */
export function ActionMenu({ label, actions, className }: ActionMenuProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (!(target instanceof Node) || frame.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return (
    <span ref={frame} className={classNames(css['frame'], className)}>
      <button
        ref={button}
        type="button"
        className={css['button']}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="ellipsis" />
      </button>
      {isOpen && (
        <Menu
          id={id}
          label={label}
          actions={actions}
          anchor={button}
          onLeave={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}

interface MenuProps extends ActionMenuProps {
  readonly id: string;
  readonly anchor: { readonly current: HTMLElement | null };
  /** The keyboard leaves it: back to the button. */
  readonly onLeave: () => void;
}

/** Above everything, beside its button wherever that moves; arrows, Home, End and letters lead through it. */
function Menu({ id, label, actions, anchor, onLeave }: MenuProps) {
  const list = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const menu = list.current;
    if (menu === null) return undefined;
    const follow = (): void => {
      if (anchor.current !== null) place(menu, anchor.current.getBoundingClientRect());
    };
    menu.showPopover();
    follow();
    itemsOf(menu)[0]?.focus({ preventScroll: true });
    // Not closed by scrolling: what loads above the row, or brings its button into sight, scrolls too.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // The rows of a table have arrow keys of their own.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') onLeave();
    if (event.key === 'Escape') event.preventDefault();
    const next = itemStep(event.key, itemsOf(event.currentTarget), document.activeElement);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <span
      ref={list}
      id={id}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={css['menu']}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) => (
        <Link key={action.id} role="menuitem" tabIndex={-1} to={action.to}>
          {action.label}
        </Link>
      ))}
    </span>
  );
}

const itemsOf = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** Under the button, right edges together; above it where there is no room below. */
function place(menu: HTMLElement, { top, right, bottom }: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect();
  const below = bottom + height <= window.innerHeight;
  menu.style.top = `${below ? bottom : top - height}px`;
  menu.style.left = `${Math.max(right - width, 0)}px`;
}
