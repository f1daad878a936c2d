import type { Failure } from '@domain/failure/failure';
import type { RemoteData } from '@domain/failure/remote-data';
import { useShownMoment } from './shown-moments';
import { useRetryOnline } from './use-retry-online';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { ContactLine } from '../contact/contact-line';
import { Button } from '../action/button';
import { FailurePanel } from './failure-panel';
import { referenceOf } from '@domain/failure/failure-words';
import { useFailureWords } from './use-failure-words';
import { Notice } from './notice';
import css from './remote-view.module.css';
import { Skeleton } from '../progress/skeleton';

interface RemoteViewProps<T> {
  readonly data: RemoteData<T>;
  /** Names what is shown, as in "Das Depot lässt sich gerade nicht laden". */
  readonly subject: string;
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
  /** How old an outdated value is, in words: "vor 3 Minuten". */
  readonly age?: string | undefined;
  readonly skeleton?: ReactNode;
}

/**
 * The four states of data from the bank: its place held while it comes, the value, the value greyed when a
 * newer one failed to come, or what went wrong. Never a half-read value, never a zero for an unknown.
 * What `children` reads besides the value is followed too.
 */
export const RemoteView = observer(function RemoteView<T>(props: RemoteViewProps<T>) {
  const { data, subject, onRetry, children, age, skeleton } = props;
  const t = useTexts();
  const wordsOf = useFailureWords();
  const isThere = data.kind === 'loaded' || (data.kind !== 'idle' && data.previous !== undefined);
  // What has come is drawn piece by piece, so that a long table holds up neither a key nor a finger.
  const isDrawn = useDeferredValue(isThere);
  const place = skeleton ?? <Skeleton words={t('common.loading', { subject })} />;
  const isStale = data.kind === 'failed' && data.previous !== undefined;
  useRetryOnline(isStale ? data.failure : undefined, onRetry);
  useShownMoment(data);
  const [retried, setRetried] = useState<Failure>();
  // Tried again in vain or with success, the next loading is one of its own.
  const isOver = data.kind === 'loaded' || (data.kind === 'failed' && data.failure !== retried);
  if (retried !== undefined && isOver) setRetried(undefined);
  const retry = (failure: Failure): void => {
    setRetried(failure);
    onRetry();
  };
  switch (data.kind) {
    case 'idle':
      return null;
    case 'loaded':
      return isDrawn ? children(data.value) : place;
    case 'loading':
      if (data.previous !== undefined) return isDrawn ? children(data.previous) : place;
      if (retried !== undefined)
        return <FailurePanel failure={retried} subject={subject} onRetry={onRetry} isTrying />;
      return place;
    case 'failed':
      if (data.previous === undefined)
        return <FailurePanel failure={data.failure} subject={subject} onRetry={() => retry(data.failure)} />;
      return (
        <>
          <Notice
            kind="warn"
            icon="clock-alert"
            announced="status"
            headline={age === undefined ? t('common.failure.stale') : t('common.failure.staleSince', { age })}
            actions={
              <Button icon="refresh-cw" onPress={onRetry}>
                {t('common.failure.retry')}
              </Button>
            }
          >
            <p>
              {t(`common.failure.${wordsOf(data.failure)}`)}{' '}
              {referenceOf(data.failure) !== undefined &&
                t('common.failure.reference', { errorId: referenceOf(data.failure) })}
            </p>
            {wordsOf(data.failure) === 'locked' && <ContactLine />}
          </Notice>
          <div className={css['stale']}>{children(data.previous)}</div>
        </>
      );
  }
});
