import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';
import css from './message-page.module.css';
import { PageHeading } from '../text/page-heading';

interface MessagePageProps {
  /** The page's heading and the window's title. */
  readonly title: string;
  readonly icon: IconName;
  /** The first words, where the heading does not say it all. */
  readonly headline?: string;
  /** What it means for the customer, and what is not affected. */
  readonly children: ReactNode;
  /** The one way on. */
  readonly action?: ReactNode;
  /** Names the incident in the log, to be told on the telephone (KIT-06). */
  readonly errorId?: string | undefined;
  /** It came instead of what was asked for, and is said aloud at once. */
  readonly urgent?: boolean;
}

/** A page that has one thing to say: what happened, what it means, the next step, a reference. */
export function MessagePage(props: MessagePageProps) {
  const { title, icon, headline, children, action, errorId, urgent = false } = props;
  const t = useTexts();
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <div className={css['page']} role={urgent ? 'alert' : undefined}>
        <span className={css['mark']} aria-hidden="true">
          <Icon name={icon} size="large" />
        </span>
        <div className={css['body']}>
          {headline !== undefined && <h2>{headline}</h2>}
          <div className={css['text']}>{children}</div>
          {action !== undefined && <div className={css['action']}>{action}</div>}
          {errorId !== undefined && (
            <p className={css['reference']}>{t('common.failure.reference', { errorId })}</p>
          )}
        </div>
      </div>
    </>
  );
}
