import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';

interface LostNoticeProps {
  /** Where in a draft something could not be restored; an empty path stands for all of it. */
  readonly lost: readonly string[];
  /** The name of a field as its label says it; undefined for what the customer has no name for. */
  readonly labelOf: (path: string) => string | undefined;
}

/** Says what of a draft could not be restored, so that nobody takes it for complete. */
export function LostNotice({ lost, labelOf }: LostNoticeProps) {
  const t = useTexts();
  if (lost.length === 0) return null;
  const isWhole = lost.includes('');
  const names = [...new Set(lost.flatMap((path) => labelOf(path) ?? []))];
  return (
    <Notice
      kind="info"
      announced="status"
      headline={t(isWhole ? 'common.draft.lostWhole.headline' : 'common.draft.lost.headline')}
    >
      {isWhole ? (
        <p>{t('common.draft.lostWhole.text')}</p>
      ) : (
        <p>
          {names.length > 0
            ? t('common.draft.lost.text', { names: names.join(', ') })
            : t('common.draft.lost.unnamed')}
        </p>
      )}
    </Notice>
  );
}
