import { Icon } from '@ui/components/icon/icon';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import css from './session-clock.module.css';
import { minutesAndSeconds } from './session-time';
import type { SessionWatchModel } from './session-watch-model';

/** How long the session lasts if nothing happens; pressed, it opens what there is to say and to choose. Its name changes by the minute only. */
export const SessionClock = observer(function SessionClock({ model }: { readonly model: SessionWatchModel }) {
  const t = useTexts();
  const minutes = Math.ceil(model.secondsLeft / 60);
  return (
    <button
      type="button"
      className={css['clock']}
      aria-label={t('session.clock.name', { minutes })}
      aria-haspopup="dialog"
      onClick={model.open}
    >
      <Icon name="timer" />
      {minutesAndSeconds(model.secondsLeft)}
    </button>
  );
});
