import { useState } from 'react';
import { classNames } from '@ui/components/class-names';
import { TextButton } from '@ui/components/text-button';
import { useTexts } from '@ui/i18n/use-texts';
import css from './photo-picture.module.css';

interface PhotoPictureProps {
  /** Base64 PNG as the bank sent it. */
  readonly picture: string;
}

/** The picture to scan, always on white so that a camera reads it in both appearances; it can be enlarged. */
export function PhotoPicture({ picture }: PhotoPictureProps) {
  const t = useTexts();
  const [large, setLarge] = useState(false);
  return (
    <div className={css['frame']}>
      <img
        className={classNames(css['picture'], large && css['large'])}
        src={`data:image/png;base64,${picture}`}
        alt={t('tan.photo.alt')}
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
