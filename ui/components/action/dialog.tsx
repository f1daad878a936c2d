import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './dialog.module.css';

interface DialogProps {
  /** The question. */
  readonly heading: string;
  readonly children: ReactNode;
  /** Two buttons at most: leave at the left, the action at the right. */
  readonly actions: ReactNode;
  /** Escape, or the browser's own way to close. */
  readonly onClose: () => void;
  /** Interrupts: said at once, for what cannot wait; the focus goes to its last action, which does no harm. */
  readonly urgent?: boolean;
  readonly picture?: ReactNode;
}

/**
 * A modal question; it is open as long as it is rendered. The browser keeps the focus inside and gives it back. Only
 * an urgent one is read out whole: of a form the name is enough, its fields speak for themselves.
 */
export function Dialog({ heading, children, actions, onClose, urgent = false, picture }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const textId = useId();
  // Before it is painted, and closed while it is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const first = document.activeElement;
    if (first instanceof HTMLInputElement && first.type === 'radio' && !first.checked)
      element?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`)?.focus();
    if (urgent) [...(element?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
    // Of a long one the browser has scrolled to what takes the focus: it is read from its heading on.
    if (element) element.scrollTop = 0;
    return () => element?.close();
  }, [urgent]);
  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={headingId}
      aria-describedby={urgent ? textId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css['content']}>
        {picture}
        <h2 id={headingId}>{heading}</h2>
        <div id={textId}>{children}</div>
        <div className={css['actions']}>{actions}</div>
      </div>
    </dialog>
  );
}
