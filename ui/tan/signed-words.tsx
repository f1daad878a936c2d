import { ContactLine } from '@ui/components/contact/contact-line';
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

/** What the proof releases, in words, and word for word what the customer's own device shows (TAN-14, CUS-08), once where both say the same. */
export function SignedWords({ children, challenge }: SignedWordsProps) {
  const t = useTexts();
  const id = useId();
  const phrase = challenge?.checkPhrase;
  const device = challenge?.signed;
  const isCompared = challenge !== undefined && challenge.type !== 'TAN_FREI';
  const saidAlready = device?.sentence === children;
  const deviceAddsSomething = device !== undefined && (!saidAlready || device.lines.length > 0);
  return (
    <section className={css['signed']} aria-labelledby={id}>
      <h2 id={id}>{t('tan.sign')}</h2>
      <div className={css['sentence']}>{children}</div>
      {deviceAddsSomething && (
        <div className={css['device']}>
          <h3>{t('tan.device')}</h3>
          <div lang="de">
            {!saidAlready && <p>{device.sentence}</p>}
            <dl>
              {device.lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
      {isCompared && (
        <p className={css['compare']}>
          <Icon name="shield-check" />
          <span>{phrase === undefined ? t('tan.sameData') : t('tan.checkPhrase', { phrase })}</span>
        </p>
      )}
      {isCompared && <ContactLine />}
    </section>
  );
}
