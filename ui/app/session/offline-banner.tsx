import type { Clock } from '@application/ports/clock';
import { Icon } from '@ui/components/icon/icon';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useEffect, useState } from 'react';
import { shownMoments } from '@ui/components/feedback/shown-moments';
import { useOnline } from '@ui/components/feedback/use-connection';
import css from './offline-banner.module.css';

/** Milliseconds between two looks at what is shown, and how old it is. */
const LOOK = 1000;

/** On every page while there is no connection: what it means, that it goes on by itself, and how old is what is shown. */
export function OfflineBanner({ clock }: { readonly clock: Clock }) {
  return useOnline() ? null : <Offline clock={clock} />;
}

function Offline({ clock }: { readonly clock: Clock }) {
  const t = useTexts();
  const formats = useFormats();
  const [seen, setSeen] = useState(() => lookedAt(clock));
  useEffect(() => {
    const timer = window.setInterval(() => setSeen(lookedAt(clock)), LOOK);
    return () => window.clearInterval(timer);
  }, [clock]);
  const { since, now } = seen;
  return (
    <div className={css['banner']}>
      <Icon name="wifi-off" />
      <div>
        <p role="status">
          <b>{t('session.offline.headline')}</b> {t('session.offline.text')}
        </p>
        {/* Outside of what is announced: it changes with the clock. */}
        {since !== undefined && (
          <p>
            {t('session.offline.age', {
              time: formats.instant(since),
              age: formats.age(Math.max(0, now - since)),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/** When the oldest of what is shown was loaded, and the time now. */
const lookedAt = (clock: Clock) => {
  const [since] = [...shownMoments].map(({ at }) => at).sort((one, other) => one - other);
  return { since, now: clock.now() };
};
