import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { OfflinePage } from '@ui/components/feedback/offline-page';
import { Spinner } from '@ui/components/progress/progress';
import { useTexts } from '@ui/i18n/use-texts';
import { SessionRelease } from '@ui/tan/session-release';
import { useFocusOnOpening } from '@ui/tan/use-focus-on-opening';
import type { SessionTanModel } from './session-tan-model';

interface SessionTanGateProps {
  readonly model: SessionTanModel;
  readonly children: ReactNode;
}

/** Shows its content only once the session TAN is active; until then the session TAN screen (TAN-01). */
export const SessionTanGate = observer(function SessionTanGate({ model, children }: SessionTanGateProps) {
  const t = useTexts();
  const { gate } = model;
  useEffect(() => {
    void model.start();
  }, [model]);
  useFocusOnOpening(gate.kind === 'open', gate.kind === 'closed');

  switch (gate.kind) {
    case 'open':
      return children;
    case 'reading':
    case 'leaving':
      return <Spinner>{t('tan.session.loading')}</Spinner>;
    case 'unreachable':
      return <OfflinePage onRetry={() => void model.start()} />;
    case 'closed':
      return <SessionRelease model={gate.tan} />;
  }
});
