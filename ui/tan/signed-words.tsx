import type { TanChallenge } from '@domain/tan/tan-challenge';
import { Icon } from '@ui/components/icon/icon';
import { useTexts } from '@ui/i18n/use-texts';
import { useId, type ReactNode } from 'react';
import css from './signed-words.module.css';

interface SignedWordsProps {
  /** The action in one sentence; what decides it stands out. */
  readonly children: ReactNode;
  readonly challenge: TanChallenge | undefined;
}

/** What the proof releases, in words, and what the customer's own device shows beside it (TAN-14). */
export function SignedWords({ children, challenge }: SignedWordsProps) {
  const t = useTexts();
  const id = useId();
  const phrase = challenge?.checkPhrase;
  return (
    <section className={css['signed']} aria-labelledby={id}>
      <h2 id={id}>{t('tan.sign')}</h2>
      <div className={css['sentence']}>{children}</div>
      {challenge !== undefined && challenge.type !== 'TAN_FREI' && (
        <p className={css['compare']}>
          <Icon name="shield-check" />
          <span>{phrase === undefined ? t('tan.sameData') : t('tan.checkPhrase', { phrase })}</span>
        </p>
      )}
    </section>
  );
}
