import { useState, type Ref } from 'react';
import type { OfferedTanType } from '@domain/tan/tan-type';
import { classNames } from '@ui/components/class-names';
import { TextButton } from '@ui/components/action/text-button';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './photo-picture.module.css';

interface PhotoPictureProps {
  /** The picture and what enlarges it. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Base64 PNG as the bank sent it. */
  readonly picture: string;
  /** The methods to choose from, in the order of their keys. */
  readonly offered: readonly OfferedTanType[];
}

/**
 * The picture to scan, always on white so that a camera reads it in both appearances; it can be enlarged. Its text
 * alternative names the ways that need no picture, with their keys.
 */
export function PhotoPicture({ ref, picture, offered }: PhotoPictureProps) {
  const t = useTexts();
  const { eitherOf } = useFormats();
  const [large, setLarge] = useState(false);
  const ways = offered.flatMap((type, index) =>
    type === 'P_TAN' ? [] : [t('tan.photo.way', { method: t(`tan.method.${type}.name`), number: index + 1 })],
  );
  return (
    <div ref={ref} className={css['frame']}>
      <img
        className={classNames(css['picture'], large && css['large'])}
        src={`data:image/png;base64,${picture}`}
        alt={ways.length === 0 ? t('tan.photo.alt') : t('tan.photo.altWays', { ways: eitherOf(ways) })}
      />
      <TextButton
        onPress={() => {
          setLarge(!large);
        }}
      >
        {large ? t('tan.photo.shrink') : t('tan.photo.enlarge')}
      </TextButton>
    </div>
  );
}
