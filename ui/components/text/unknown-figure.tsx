import { useTexts } from '@ui/i18n/use-texts';
import { VisuallyHidden } from './visually-hidden';

/** Not known, which is not zero: a dash to the eye, a word to the ear. */
export function UnknownFigure() {
  const t = useTexts();
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('common.figure.unknown')}</VisuallyHidden>
    </>
  );
}
