import type { Clock } from '@application/ports/clock';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './printed-head.module.css';

interface PrintedHeadProps {
  readonly clock: Clock;
  /** What the page is about, such as its depots. */
  readonly about?: readonly string[];
}

/** What a page says on paper alone: whose it is, what it is about, and as of when. */
export function PrintedHead({ clock, about = [] }: PrintedHeadProps) {
  const t = useTexts();
  const formats = useFormats();
  const [at, setAt] = useState(() => clock.now());
  useEffect(() => {
    // The browser takes its picture right after the event: the moment has to stand there by then.
    const date = (): void => flushSync(() => setAt(clock.now()));
    window.addEventListener('beforeprint', date);
    return () => window.removeEventListener('beforeprint', date);
  }, [clock]);
  return (
    <p className={css['head']}>
      {[
        t('common.product'),
        ...about,
        t('orderParts.printedAsOf', { day: formats.instant(at, 'date'), time: formats.instant(at) }),
      ].join(' · ')}
    </p>
  );
}
