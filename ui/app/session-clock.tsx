import { Icon } from '@ui/components/icon';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import css from './session-clock.module.css';
import { SessionDialog } from './session-dialog';
import { minutesAndSeconds } from './session-time';
import type { SessionWatchModel } from './session-watch-model';

/** How long the session lasts if nothing happens; pressed, it tells more. Its name changes by the minute only. */
export const SessionClock = observer(function SessionClock({ model }: { readonly model: SessionWatchModel }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const minutes = Math.ceil(model.secondsLeft / 60);
  return (
    <>
      <button
        type="button"
        className={css['clock']}
        aria-label={t('session.clock.name', { minutes })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="timer" />
        {minutesAndSeconds(model.secondsLeft)}
      </button>
      {isOpen && <SessionDialog model={model} onClose={() => setIsOpen(false)} />}
    </>
  );
});
