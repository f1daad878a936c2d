import type { Clock } from '@application/ports/clock';
import { Icon } from '@ui/components/icon/icon';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useEffect, useState } from 'react';
import { useOnline } from '../use-online';
import css from './offline-banner.module.css';

/** Milliseconds between two looks at the age of what is shown. */
const LOOK = 10_000;

/** On every page while there is no connection: since when, what it means, and that it goes on by itself. */
export function OfflineBanner({ clock }: { readonly clock: Clock }) {
  return useOnline() ? null : <Offline clock={clock} />;
}

function Offline({ clock }: { readonly clock: Clock }) {
  const t = useTexts();
  const formats = useFormats();
  const [since] = useState(() => clock.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(clock.now()), LOOK);
    return () => window.clearInterval(timer);
  }, [clock]);
  return (
    <div className={css['banner']} role="status">
      <Icon name="wifi-off" />
      <p>
        <b>{t('session.offline.headline')}</b>{' '}
        {t('session.offline.text', { time: formats.instant(since), age: formats.age(now - since) })}
      </p>
    </div>
  );
}
