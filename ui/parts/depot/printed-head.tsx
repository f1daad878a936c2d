import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { depotName } from './depot-name';
import type { DepotSelection } from './depot-selection';
import css from './printed-head.module.css';

/** What a page about depots says on paper alone: whose it is, which depots, and as of when. */
export const PrintedHead = observer(function PrintedHead({
  selection,
}: {
  readonly selection: DepotSelection;
}) {
  const t = useTexts();
  const formats = useFormats();
  const [at, setAt] = useState(() => selection.now());
  useEffect(() => {
    // The browser takes its picture right after the event: the moment has to stand there by then.
    const date = (): void => flushSync(() => setAt(selection.now()));
    window.addEventListener('beforeprint', date);
    return () => window.removeEventListener('beforeprint', date);
  }, [selection]);
  return (
    <p className={css['head']}>
      {[
        t('common.product'),
        ...selection.shown.map((depot) => depotName(t, depot)),
        t('orderParts.printedAsOf', { day: formats.instant(at, 'date'), time: formats.instant(at) }),
      ].join(' · ')}
    </p>
  );
});
