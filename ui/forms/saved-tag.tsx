import { Icon } from '@ui/components/icon/icon';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { DraftKeeper } from './draft-keeper';
import { DraftsLocked } from './draft-page';
import css from './saved-tag.module.css';

interface SavedTagProps {
  readonly keeper: Pick<DraftKeeper<never>, 'isSaving' | 'savedAt'>;
}

/**
 * Says when the draft was stored; as long as something typed is not, it does not say so (ORD-30), and where it cannot be
 * for now, that.
 */
export const SavedTag = observer(function SavedTag({ keeper: { isSaving, savedAt } }: SavedTagProps) {
  const t = useTexts();
  const formats = useFormats();
  const isLocked = useContext(DraftsLocked);
  if (!isSaving && savedAt === undefined) return null;
  if (isLocked)
    return (
      <span className={css['saved']}>
        <Icon name="hourglass" />
        {t('common.draft.locked')}
      </span>
    );
  return (
    <span className={css['saved']}>
      <Icon name={isSaving ? 'hourglass' : 'cloud-check'} />
      {isSaving || savedAt === undefined
        ? t('common.draft.saving')
        : t('common.draft.saved', { time: formats.instant(savedAt) })}
    </span>
  );
});
