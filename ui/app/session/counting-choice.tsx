import type { VisitMarks } from '@application/ports/visit-marks';
import { CheckField } from '@ui/components/field/check-field';
import { useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import css from './counting-choice.module.css';

interface CountingChoiceProps {
  readonly counting: Pick<VisitMarks, 'hasConsent' | 'consent'>;
}

/** The visitor's agreement to be counted, given and taken back; where nobody is signed in it stands on the page itself (KIT-14). */
export function CountingChoice({ counting }: CountingChoiceProps) {
  const t = useTexts();
  const [isCounted, setIsCounted] = useState(() => counting.hasConsent());
  return (
    <div className={css['choice']}>
      <CheckField
        id="counted-visitor"
        label={t('session.dialog.count')}
        hint={t('session.dialog.countHint')}
        checked={isCounted}
        onChange={(isGiven) => {
          counting.consent(isGiven);
          setIsCounted(isGiven);
        }}
      />
    </div>
  );
}
