import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';
import { useIntoSight } from '../page/use-into-sight';
import css from './notice.module.css';

/** What a notice means: a fact, something to mind, a failure, something done. */
export type NoticeKind = 'info' | 'warn' | 'error' | 'ok';

const icons: Record<NoticeKind, IconName> = {
  info: 'info',
  warn: 'triangle-alert',
  error: 'octagon-alert',
  ok: 'circle-check',
};

interface NoticeProps {
  readonly kind: NoticeKind;
  /** The first words, which say it all. */
  readonly headline: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: IconName;
  /** Said aloud when it appears: `status` politely, `alert` at once, and brought into sight. Leave out where it was there before. */
  readonly announced?: 'status' | 'alert';
  /** Nobody has pressed for it, and who reads or types elsewhere on the page stays there. */
  readonly isUnasked?: boolean;
  /** What was pressed is gone: the focus comes here, where it is said what became of it. */
  readonly takesFocus?: boolean;
}

/** A coloured line with its own icon shape: says what is, what it means, what comes next. */
export function Notice(props: NoticeProps) {
  const { kind, headline, children, actions, icon, announced, isUnasked = false, takesFocus = false } = props;
  const place = useRef<HTMLDivElement>(null);
  useIntoSight(place, announced === 'alert' && !isUnasked);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={place}
      className={classNames(css['notice'], css[kind])}
      role={announced}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon name={icon ?? icons[kind]} />
      <div className={css['body']}>
        <p>
          <b>{headline}</b>
        </p>
        {children !== undefined && <div className={css['text']}>{children}</div>}
        {actions !== undefined && <div className={css['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
