import { useEffect, useRef } from 'react';
import css from './error-summary.module.css';
import { Icon } from '../icon/icon';
import { scrollToCentre } from '../page/scroll-to-centre';

/** One error of a form and the field it leads to. */
export interface SummarisedError {
  /** Id of the control; undefined if the error concerns the form as a whole. */
  readonly fieldId: string | undefined;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly headline: string;
  readonly errors: readonly SummarisedError[];
  /** Counts failed submits; each one takes the focus here. */
  readonly attempt: number;
}

/** After a failed submit: how many, which, and a way to each. Takes the focus so that nobody has to look for it. */
export function ErrorSummary({ headline, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus();
    // Focused already, it would stay under the bars.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      className={css['summary']}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-headline"
    >
      <Icon name="octagon-alert" />
      <div className={css['body']}>
        <h2 id="error-summary-headline">{headline}</h2>
        <ul>
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId ?? ''} ${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(fieldId);
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Brings the label into view, not only the control: the name must be readable when the caret arrives. */
function focusField(id: string): void {
  const control = document.getElementById(id);
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? control?.closest('fieldset') ?? control;
  if (label) scrollToCentre(label);
  control?.focus({ preventScroll: true });
}
