import { isPositive, zero } from '@domain/money/decimal';
import type { PositionConditions } from '@domain/savings-plan/plan-conditions';
import { Tag } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { CampaignWords } from '@ui/parts/savings-plan/campaign-words';
import css from './positions-section.module.css';

/** On which terms a security is bought: least rate, fee, and what makes it cheaper. */
export function PositionTerms({
  type,
  terms,
}: {
  readonly type: string;
  readonly terms: PositionConditions;
}) {
  const t = useTexts();
  const formats = useFormats();
  const said = {
    type,
    min: formats.price(terms.minimumRate, { minDecimals: 2 }),
    fee: formats.percent(terms.orderFee ?? zero),
  };
  return (
    <>
      <p className={css['terms']}>
        {isPositive(terms.otherFees.value)
          ? t('savingsPlan.entry.termsOther', {
              ...said,
              other: formats.amount(terms.otherFees, { minDecimals: 2 }),
            })
          : t('savingsPlan.entry.terms', said)}
      </p>
      {terms.activeCampaign && (
        <p className={css['terms']}>
          <Tag icon="check" tone="ok">
            <CampaignWords fee={terms} />
          </Tag>
        </p>
      )}
      {terms.permanentCampaign && (
        <p className={css['terms']}>
          <Tag icon="check" tone="ok">
            {t('savingsPlan.entry.permanent')}
          </Tag>
        </p>
      )}
    </>
  );
}
