import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { TextButton } from '@ui/components/action/text-button';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { PlanPositionsModel } from './plan-positions-model';
import css from './positions-section.module.css';

interface PositionKnowledgeProps {
  readonly positions: Pick<PlanPositionsModel, 'groupAt' | 'remove'>;
  /** The plan that is changed, where one is. */
  readonly changes: SavingsPlanId | undefined;
  readonly rowKey: string;
  readonly kind: 'knowledge' | 'market';
}

/** Leads to exactly the group that is missing; the draft waits here (KNO-04). */
export const PositionKnowledge = observer(function PositionKnowledge({
  positions,
  changes,
  rowKey,
  kind,
}: PositionKnowledgeProps) {
  const t = useTexts();
  const group = positions.groupAt(rowKey);
  const query = new URLSearchParams({
    // The target market stands beside the groups, which a phone does not show while one of them is open.
    ...(group !== undefined && kind === 'knowledge' && { gruppe: group }),
    von: 'sparplan',
    ...(changes !== undefined && { aendern: changes }),
  }).toString();
  return (
    <div className={css['knowledge']}>
      <Notice
        kind="error"
        announced="status"
        headline={t(
          kind === 'market' ? 'savingsPlan.entry.knowledge.market' : 'savingsPlan.entry.knowledge.headline',
        )}
        actions={
          <>
            <ButtonLink
              to={`${pathOf('knowledge')}?${query}${kind === 'market' ? '#target-market' : ''}`}
              icon="graduation-cap"
            >
              {t(
                kind === 'market' ? 'savingsPlan.entry.knowledge.goMarket' : 'savingsPlan.entry.knowledge.go',
              )}
            </ButtonLink>
            <TextButton
              onPress={() => {
                positions.remove(rowKey);
              }}
            >
              {t('savingsPlan.entry.knowledge.remove')}
            </TextButton>
          </>
        }
      >
        <p>
          {t(
            kind === 'market' ? 'savingsPlan.entry.knowledge.textMarket' : 'savingsPlan.entry.knowledge.text',
          )}
        </p>
      </Notice>
    </div>
  );
});
