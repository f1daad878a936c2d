import { isPositive } from '@domain/money/decimal';
import { percentageOf } from '@domain/money/percentage';
import { conditionsOf, type PositionConditions } from '@domain/savings-plan/plan-conditions';
import type { PlanPosition, SavingsPlan } from '@domain/savings-plan/savings-plan';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { CampaignWords } from '@ui/parts/savings-plan/campaign-words';
import { SecurityName } from '@ui/parts/depot/security-name';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import css from './savings-plan.module.css';
import type { SavingsPlanModel } from './savings-plan-model';

interface PartProps {
  readonly model: SavingsPlanModel;
  readonly plan: SavingsPlan;
}

/** How the rate is allotted, and on which terms each security is bought (SAV-07). */
export const PlanConditionsPart = observer(function PlanConditionsPart({ model, plan }: PartProps) {
  const t = useTexts();
  const formats = useFormats();
  const conditions = model.conditions.value;
  const { increase, increaseFrom, suspension, proposalDescription, lastPotentialExecution } = plan;
  const percent = formats.percent(increase, { minDecimals: 0 });
  const facts: readonly SummaryRow[] = [
    {
      id: 'increase',
      label: t('savingsPlan.detail.increase'),
      value: !isPositive(increase)
        ? t('savingsPlan.detail.none')
        : increaseFrom === undefined
          ? percent
          : t('savingsPlan.detail.increaseFrom', { percent, day: formats.day(increaseFrom) }),
    },
    {
      id: 'suspension',
      label: t('savingsPlan.detail.suspension'),
      value:
        suspension === undefined
          ? t('savingsPlan.detail.suspensionNone')
          : suspension.to === undefined
            ? t('savingsPlan.detail.suspensionOpen', { from: formats.day(suspension.from) })
            : t('savingsPlan.detail.suspensionIs', {
                from: formats.day(suspension.from),
                to: formats.day(suspension.to),
              }),
    },
    ...(lastPotentialExecution === undefined
      ? []
      : [{ id: 'last', label: t('savingsPlan.detail.last'), value: formats.day(lastPotentialExecution) }]),
    ...(proposalDescription === undefined
      ? []
      : [{ id: 'proposal', label: t('savingsPlan.detail.proposal'), value: proposalDescription }]),
    ...(plan.mandateReference === undefined
      ? []
      : [{ id: 'mandate', label: t('savingsPlan.mandate.reference'), value: plan.mandateReference }]),
  ];
  return (
    <section>
      <SectionHead>{t('savingsPlan.detail.allocation')}</SectionHead>
      <SummaryList
        rows={[
          ...plan.positions.map((position) => ({
            id: position.wkn,
            label: (
              <Position plan={plan} position={position} terms={conditionsOf(conditions, position.wkn)} />
            ),
            value: <AmountText amount={position.rate} shape={{ minDecimals: 2 }} bare />,
          })),
          {
            id: 'sum',
            label: t('savingsPlan.detail.rate'),
            value: <AmountText amount={plan.total} shape={{ minDecimals: 2 }} />,
            kind: 'sum' as const,
          },
        ]}
      />
      <SummaryList rows={facts} small />
    </section>
  );
});

interface PositionProps {
  readonly plan: SavingsPlan;
  readonly position: PlanPosition;
  readonly terms: PositionConditions | undefined;
}

/** One security with its share, fee, campaign, and what it asks of the customer. */
function Position({ plan, position, terms }: PositionProps) {
  const t = useTexts();
  const formats = useFormats();
  const share = percentageOf(position.rate.value, plan.total.value);
  const fee = position.orderFee ?? terms?.orderFee;
  return (
    <>
      <SecurityName isin={position.instrument?.isin}>
        {position.instrument?.name ?? position.wkn}
      </SecurityName>
      {share !== undefined && (
        <Caption>
          {t('savingsPlan.detail.share', {
            wkn: position.wkn,
            share: formats.percent(share, { minDecimals: 1, maxDecimals: 1 }),
          })}
        </Caption>
      )}
      {fee !== undefined && (
        <Caption>
          {`${t('savingsPlan.detail.fee')}: ${t('savingsPlan.detail.feeOf', { fee: formats.percent(fee) })}`}
        </Caption>
      )}
      {terms !== undefined && (
        <Caption>
          {`${t('savingsPlan.detail.minimum')}: ${formats.price(terms.minimumRate, { minDecimals: 2 })}`}
        </Caption>
      )}
      {position.activeCampaign && (
        <Caption>
          <CampaignWords fee={position} />
        </Caption>
      )}
      {position.permanentCampaign && <Caption>{t('savingsPlan.entry.permanent')}</Caption>}
      {terms?.requiredTargetMarket !== undefined && (
        <Caption>
          {`${t('savingsPlan.detail.targetMarket')}: ${t(`knowledge.class.${terms.requiredTargetMarket}`)}`}
        </Caption>
      )}
      {terms?.productGroup !== undefined && (
        <Caption>
          <Link
            className={css['knowledge']}
            to={`${pathOf('knowledge')}?${new URLSearchParams({ gruppe: terms.productGroup }).toString()}`}
          >
            {t('savingsPlan.detail.group')}
          </Link>
        </Caption>
      )}
    </>
  );
}
