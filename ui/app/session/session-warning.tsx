import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { Ring } from '@ui/components/progress/ring';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SessionWatchModel } from './session-watch-model';
import css from './session-warning.module.css';

/** Keys that lead to a button or belong to another key: they say nothing yet. */
const silentKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Asks whether somebody is still there, while the last seconds run; any key answers (KIT-08). */
export const SessionWarning = observer(function SessionWarning({
  model,
}: {
  readonly model: SessionWatchModel;
}) {
  return model.isWarning ? <Warning model={model} /> : null;
});

const Warning = observer(function Warning({ model }: { readonly model: SessionWatchModel }) {
  const t = useTexts();
  const { resume } = model;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const pressesButton = event.target instanceof HTMLButtonElement && isPress(event.key);
      if (pressesButton || silentKeys.has(event.key)) return;
      // The focus goes back to where it was: the key must not write there.
      event.preventDefault();
      resume();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [resume]);
  return (
    <Dialog
      urgent
      heading={t('session.warning.heading')}
      picture={
        <div className={css['countdown']} aria-hidden="true">
          <Ring part={model.partLeft} size="large" urgent />
          <span>{model.secondsLeft}</span>
        </div>
      }
      actions={
        <>
          <Button variant="text" onPress={model.signOut}>
            {t('session.warning.signOut')}
          </Button>
          <Button variant="go" onPress={resume}>
            {t('session.warning.stay')}
          </Button>
        </>
      }
      onClose={resume}
    >
      <p>{t('session.warning.text')}</p>
      <VisuallyHidden>
        <span role="status">{t('session.warning.left', { seconds: model.announcedSeconds })}</span>
      </VisuallyHidden>
    </Dialog>
  );
});

const isPress = (key: string): boolean => key === 'Enter' || key === ' ';
