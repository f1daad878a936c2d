import { unitGap } from '@ui/i18n/unit-gap';
import { useFormats } from '@ui/i18n/use-texts';
import css from './unit.module.css';

/** A unit beside its figure: dimmed and smaller, never dropped, never wrapped away from it. */
export function Unit({ children }: { readonly children: string }) {
  const { language } = useFormats();
  return (
    <>
      {unitGap(language, children)}
      <span className={css['unit']}>{children}</span>
    </>
  );
}
