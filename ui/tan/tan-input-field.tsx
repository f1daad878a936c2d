import { useEffect, useId, useRef, type RefObject } from 'react';
import type { TanEntry } from '@domain/tan/tan-entry';
import { missingDigits } from '@domain/tan/tan-input';
import { Icon } from '@ui/components/icon/icon';
import { useTexts } from '@ui/i18n/use-texts';
import css from './tan-input-field.module.css';
import { TanProblemText } from './tan-problem-text';

interface TanInputFieldProps {
  readonly entry: Extract<TanEntry, { kind: 'entering' }>;
  readonly onType: (text: string) => void;
  /** What is read while typing: it comes into sight with the field where the window holds both. */
  readonly source?: RefObject<Element | null>;
}

/** The one field for the code: paste works, a phone offers the code it received, the error stands at the input. */
export function TanInputField({ entry, onType, source }: TanInputFieldProps) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { challenge, problem } = entry;
  const missing = missingDigits(challenge.type, entry.input);

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // The field comes last: where both do not fit, it is the one in sight.
    for (const part of [source, input]) part?.current?.scrollIntoView({ block: 'nearest' });
  }, [challenge.id, source]);

  return (
    <div className={css['field']}>
      <label htmlFor={id} className={css['label']}>
        {t('tan.input.label')} <span className={css['length']}>{t(`tan.input.length${challenge.type}`)}</span>
      </label>
      <input
        ref={input}
        id={id}
        className={css['input']}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={entry.input}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-problem ${id}-hint`}
        onChange={(event) => {
          onType(event.target.value);
        }}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={css['problem']} role="alert">
          <Icon name="octagon-alert" />
          <span>
            <TanProblemText problem={problem} />
          </span>
        </p>
      )}
      <p id={`${id}-hint`} className={css['hint']}>
        {missing === 0 ? t('tan.input.complete') : t('tan.input.missing', { count: missing })}
      </p>
    </div>
  );
}
