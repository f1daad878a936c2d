import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { PageHeading } from '@ui/components/page-heading';
import { Spinner } from '@ui/components/progress';
import { useTexts } from '@ui/i18n/use-texts';
import { SignedWords } from '@ui/tan/signed-words';
import { TanEntryView } from '@ui/tan/tan-entry-view';
import css from './session-tan-gate.module.css';
import type { SessionTanModel } from './session-tan-model';

interface SessionTanGateProps {
  readonly model: SessionTanModel;
  readonly children: ReactNode;
}

/** Shows its content only once the session TAN is active; until then the session TAN screen (TAN-01). */
export const SessionTanGate = observer(function SessionTanGate({ model, children }: SessionTanGateProps) {
  const t = useTexts();
  useEffect(() => {
    void model.start();
  }, [model]);

  // The button that was pressed is gone with the screen; the focus goes on to what it has opened.
  const { kind } = model.gate;
  const wasClosed = useRef(false);
  useEffect(() => {
    if (kind === 'open' && wasClosed.current) document.getElementById('content')?.focus();
    wasClosed.current = kind === 'closed';
  }, [kind]);

  switch (model.gate.kind) {
    case 'open':
      return children;
    case 'reading':
    case 'leaving':
      return <Spinner>{t('tan.session.loading')}</Spinner>;
    case 'closed':
      return (
        <div className={css['screen']}>
          <PageHeading>{t('tan.session.title')}</PageHeading>
          <p>{t('tan.session.explain')}</p>
          <SignedWords challenge={model.gate.tan.challenge}>{t('tan.session.sign')}</SignedWords>
          <TanEntryView model={model.gate.tan} submitLabel={t('tan.session.submit')} />
        </div>
      );
  }
});
