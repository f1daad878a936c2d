import type { Clock } from '@application/ports/clock';
import { Icon } from '@ui/components/icon/icon';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useEffect, useState } from 'react';
import { useOldestShown } from '@ui/components/feedback/shown-moments';
import { useOnline } from '@ui/components/feedback/use-online';
import css from './offline-banner.module.css';

/** Milliseconds between two looks at the age of what is shown. */
const LOOK = 10_000;

/** On every page while there is no connection: what it means, that it goes on by itself, and how old is what is shown. */
export function OfflineBanner({ clock }: { readonly clock: Clock }) {
  return useOnline() ? null : <Offline clock={clock} />;
}

function Offline({ clock }: { readonly clock: Clock }) {
  const t = useTexts();
  const formats = useFormats();
  const since = useOldestShown();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(clock.now()), LOOK);
    return () => window.clearInterval(timer);
  }, [clock]);
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
