import type { CostIndication } from '@domain/order/cost/cost-indication';
import { FileLink } from '@ui/components/text/file-link';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import { CostBar } from './cost-bar';
import { CostGroups } from './cost-groups';
import css from './cost-note.module.css';
import { CostOverTime } from './cost-over-time';
import { CostTotal } from './cost-total';
import { CostTransaction } from './cost-transaction';

interface CostNoteProps {
  readonly indication: CostIndication;
  /** Of several notes, the leg this one is about. */
  readonly leg?: string;
}

/** The whole cost note of an order, or of one leg (rules.md 8, ORD-19): every item, the total, the effect over time. */
export function CostNote({ indication, leg }: CostNoteProps) {
  const t = useTexts();
  const { costs, side } = indication;
  if (costs.kind === 'generic')
    return (
      <Notice kind="info" headline={t('costNote.genericHeadline')}>
        <p>{t('costNote.generic')}</p>
        <DocumentLinks indication={indication} />
      </Notice>
    );
  const { breakdown } = costs;
  return (
    <div className={css['note']}>
      <CostTransaction indication={indication} />
      <CostBar indication={indication} />
      <CostGroups indication={indication} breakdown={breakdown} leg={leg} />
      <p className={css['explain']}>{t('costNote.explain')}</p>
      <CostTotal breakdown={breakdown} leg={leg} />
      {side === 'BUY' && breakdown.overTime && <CostOverTime overTime={breakdown.overTime} leg={leg} />}
      <DocumentLinks indication={indication} />
    </div>
  );
}

function DocumentLinks({ indication }: { readonly indication: CostIndication }) {
  const t = useTexts();
  const { documentLink, keyInformationLink } = indication;
  if (documentLink === undefined && keyInformationLink === undefined) return null;
  return (
    <p className={css['links']}>
      {documentLink !== undefined && <FileLink href={documentLink}>{t('costNote.document')}</FileLink>}
      {keyInformationLink !== undefined && (
        <FileLink href={keyInformationLink}>{t('costNote.keyInformation')}</FileLink>
      )}
    </p>
  );
}
