import { classNames } from '@ui/components/class-names';
import { createContext, useContext, useId, type ReactNode } from 'react';
import css from './form-section.module.css';

interface FormSectionProps {
  readonly number: number;
  readonly title: string;
  readonly aside?: ReactNode;
  /** The question mark of its help. */
  readonly help?: ReactNode;
  /** Takes the whole width: a table stands below its heading. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Where one question stands alone on the page, a group shows its fields without the heading of the form. */
export const StandsAlone = createContext(false);

/** One numbered group of a form. */
export function FormSection({ number, title, aside, help, wide = false, children }: FormSectionProps) {
  const id = useId();
  if (useContext(StandsAlone))
    return (
      <>
        {help && (
          <div className={css['help']} data-part="help">
            {help}
          </div>
        )}
        {aside && <div className={css['aside']}>{aside}</div>}
        {children}
      </>
    );
  return (
    <section className={classNames(css['section'], wide && css['wide'])} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>
          <span>{number}</span>
          {title}
        </h2>
        {(aside || help) && (
          <p className={css['aside']}>
            {aside}
            {help}
          </p>
        )}
      </div>
      <div className={css['fields']}>{children}</div>
    </section>
  );
}
