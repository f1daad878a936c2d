import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { Spinner } from '@ui/components/progress/progress';
import { PageHeading } from '@ui/components/text/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { ProtectedModel, ProtectedState } from './protected-model';
import { SessionRelease } from './session-release';
import { useFocusOnOpening } from './use-focus-on-opening';

/** What the wrapper sees of the model, whatever it protects. */
interface ProtectedView {
  readonly state: ProtectedState<unknown>;
  readonly start: ProtectedModel<unknown>['start'];
  readonly retry: ProtectedModel<unknown>['retry'];
}

interface ProtectedWrapperProps {
  readonly model: ProtectedView;
  /** What could not be loaded, for the sentence that says so. */
  readonly subject: string;
  /** The heading of the page while it cannot be loaded; its own comes with it. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The protected wrapper (portal.md 2.5): TAN entry, waiting, or the content (TAN-03). */
export const ProtectedWrapper = observer(function ProtectedWrapper({
  model,
  subject,
  title,
  children,
}: ProtectedWrapperProps) {
  const t = useTexts();
  const { state } = model;
  useEffect(() => {
    void model.start();
  }, [model]);
  useFocusOnOpening(state.kind === 'content', state.kind === 'authorisation');

  switch (state.kind) {
    case 'waiting':
      return <Spinner>{t('tan.session.loading')}</Spinner>;
    case 'authorisation':
      return <SessionRelease model={state.tan} />;
    case 'failed':
      return (
        <>
          <PageHeading>{title}</PageHeading>
          <FailurePanel failure={state.failure} subject={subject} onRetry={() => void model.retry()} />
        </>
      );
    case 'content':
      return children;
  }
});
