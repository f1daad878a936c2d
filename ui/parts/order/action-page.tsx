import type { Order } from '@domain/order/open/order';
import { ButtonLink } from '@ui/components/action/button-link';
import { RemoteOneView } from '@ui/components/feedback/remote-one-view';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { PageHeading } from '@ui/components/text/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { FollowedOrder } from './followed-order';
import css from './action-page.module.css';

/** What is done to an open order, from its opening until the page is left. */
interface OrderAction {
  readonly followed: Pick<FollowedOrder, 'data' | 'load'>;
  /** Where the customer is led instead; undefined: stays. */
  readonly route: string | undefined;
  open(): Promise<void>;
  dispose(): void;
}

interface ActionPageProps {
  readonly model: OrderAction;
  /** What the page does, as the trail calls it, and its heading just now. */
  readonly title: string;
  readonly heading: string;
  /** How far it is, for the window's title. */
  readonly state: string;
  /** The steps of portal.md 2.5 with the one it is at; undefined where none is shown. */
  readonly progress: ReactNode | undefined;
  /** What could not be read, where the order does not come. */
  readonly subject: string;
  /** Where the order book is. */
  readonly book: string;
  readonly children: (order: Order) => ReactNode;
}

/** The page around a change or a cancellation: both are reached from the order book and lead back to it. */
export const ActionPage = observer(function ActionPage(props: ActionPageProps) {
  const { model, title, heading, state, progress, subject, book, children } = props;
  const t = useTexts();
  const { data } = model.followed;
  useEffect(() => {
    void model.open();
    return model.dispose;
  }, [model]);
  if (model.route !== undefined) return <Navigate to={model.route} />;
  return (
    <div className={css['screen']}>
      <PageHeading
        state={state}
        unlined={progress !== undefined}
        trail={[{ text: t('shell.page.orderBook'), to: book }, { text: title }]}
      >
        {heading}
      </PageHeading>
      {progress !== undefined && <ProgressHeader>{progress}</ProgressHeader>}
      <RemoteOneView
        data={data}
        subject={subject}
        others={
          <ButtonLink to={book} variant="go">
            {t('shell.page.orderBook')}
          </ButtonLink>
        }
        onRetry={() => void model.followed.load()}
      >
        {children}
      </RemoteOneView>
    </div>
  );
});
