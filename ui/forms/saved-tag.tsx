import { Icon } from '@ui/components/icon/icon';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { DraftKeeper } from './draft-keeper';
import css from './saved-tag.module.css';

interface SavedTagProps {
  readonly keeper: Pick<DraftKeeper<never>, 'isSaving' | 'savedAt'>;
}

/** Says when the draft was stored; as long as something typed is not, it does not say so (ORD-30). */
export const SavedTag = observer(function SavedTag({ keeper: { isSaving, savedAt } }: SavedTagProps) {
  const t = useTexts();
  const formats = useFormats();
  if (!isSaving && savedAt === undefined) return null;
  return (
    <span className={css['saved']}>
      <Icon name={isSaving ? 'hourglass' : 'cloud-check'} />
      {isSaving || savedAt === undefined
        ? t('common.draft.saving')
        : t('common.draft.saved', { time: formats.instant(savedAt) })}
    </span>
  );
});
