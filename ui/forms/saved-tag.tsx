import { Tag } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { DraftKeeper } from './draft-keeper';

interface SavedTagProps {
  readonly keeper: Pick<DraftKeeper<never>, 'isSaving' | 'savedAt'>;
}

/** Says when the draft was stored; as long as something typed is not, it does not say so (ORD-30). */
export const SavedTag = observer(function SavedTag({ keeper: { isSaving, savedAt } }: SavedTagProps) {
  const t = useTexts();
  const formats = useFormats();
  if (isSaving) return <Tag icon="hourglass">{t('common.draft.saving')}</Tag>;
  if (savedAt === undefined) return null;
  return <Tag icon="cloud-check">{t('common.draft.saved', { time: formats.instant(savedAt) })}</Tag>;
});
