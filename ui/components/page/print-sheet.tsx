import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import css from './print-sheet.module.css';

interface PrintSheetProps {
  /** Heading of the sheet; browsers offer it as the name of the PDF. */
  readonly title: string;
  /** A line under it: what it is about, and as of when. */
  readonly head: string;
  readonly children: ReactNode;
  /** The browser's print dialog has been closed, whatever was done in it. */
  readonly onDone: () => void;
}

/**
 * A sheet of paper: while it is rendered, printing the page prints this alone, in light colours and without the
 * portal around it. It opens the browser's print dialog by itself.
 */
export function PrintSheet({ title, head, children, onDone }: PrintSheetProps) {
  const t = useTexts();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const before = document.title;
    const close = (): void => done();
    document.title = title;
    window.addEventListener('afterprint', close);
    window.print();
    return () => {
      document.title = before;
      window.removeEventListener('afterprint', close);
    };
  }, [title]);
  return (
    <article className={css['sheet']}>
      <header className={css['head']}>
        <p>{t('common.product')}</p>
        <h2>{title}</h2>
        <p>{head}</p>
      </header>
      {children}
    </article>
  );
}
