import { ContactLine } from '@ui/components/contact/contact-line';
import type { OfferedTanType } from '@domain/tan/tan-type';
import { TextButton } from '@ui/components/action/text-button';
import { useTexts } from '@ui/i18n/use-texts';
import { Fragment } from 'react';
import css from './tan-stage.module.css';

interface WithoutSightProps {
  readonly offered: readonly OfferedTanType[];
  readonly onSelect: (type: OfferedTanType) => void;
}

/** The way for people who cannot see the picture: every other method at one press, or the bank by telephone. */
export function WithoutSight({ offered, onSelect }: WithoutSightProps) {
  const t = useTexts();
  const others = offered.filter((type) => type !== 'P_TAN');
  if (others.length === 0)
    return (
      <div className={css['hint']}>
        <p>{t('tan.photo.withoutSightAlone')}</p>
        <ContactLine />
      </div>
    );
  return (
    <p className={css['hint']}>
      {t('tan.photo.withoutSight')}
      {others.map((type) => (
        <Fragment key={type}>
          {' '}
          <TextButton
            onPress={() => {
              onSelect(type);
            }}
          >
            {t(`tan.method.${type}.name`)}
          </TextButton>
        </Fragment>
      ))}
    </p>
  );
}
