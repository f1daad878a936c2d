import { ContactLine } from '@ui/components/contact/contact-line';
import type { OfferedTanType } from '@domain/tan/tan-type';
import { TextButton } from '@ui/components/action/text-button';
import { RichText } from '@ui/components/text/rich-text';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './tan-stage.module.css';

interface WithoutSightProps {
  readonly offered: readonly OfferedTanType[];
  readonly onSelect: (type: OfferedTanType) => void;
}

/** The way for people who cannot see the picture: every other method at one press, or the bank by telephone. */
export function WithoutSight({ offered, onSelect }: WithoutSightProps) {
  const t = useTexts();
  const formats = useFormats();
  const others = offered.filter((type) => type !== 'P_TAN');
  if (others.length === 0)
    return (
      <div className={css['hint']}>
        <p>{t('tan.photo.withoutSightAlone')}</p>
        <ContactLine />
      </div>
    );
  const way = (type: OfferedTanType) => (
    <TextButton
      onPress={() => {
        onSelect(type);
      }}
    >
      {t(`tan.method.${type}.name`)}
    </TextButton>
  );
  return (
    <p className={css['hint']}>
      <RichText
        words={(marks) =>
          t('tan.photo.withoutSight', { ways: formats.eitherOf(others.map((type) => marks[type])) })
        }
        parts={{ P_TAN: way('P_TAN'), P_TAN_PUSH: way('P_TAN_PUSH'), M_TAN: way('M_TAN') }}
      />
    </p>
  );
}
