import type { Intent } from '@domain/release/intent';
import { backToFlow } from '@domain/savings-plan/plan-parameters';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import page from '@ui/parts/form-page/form-page.module.css';
import { AmountText } from '@ui/components/text/amount-text';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { PlanStateTag } from '@ui/parts/savings-plan/plan-state-tag';
import { ReceiptDownload } from '@ui/release/receipt-download';
import { PlanChanges } from './plan-changes';
import type { ChangedPlan } from '../plan-place';

interface PlanDoneViewProps {
  readonly plan: SavingsPlan;
  readonly intent: Intent;
  readonly isChange: boolean;
  /** What was changed, where that is known. */
  readonly changed: ChangedPlan | undefined;
  /** Inside another page's flow that one goes on, with the plan it gets. */
  readonly ways: { readonly kind: 'own' } | { readonly kind: 'flow'; readonly back: string | undefined };
}

/** The bank has the plan: when it buys next, and the ways on. */
export function PlanDoneView({ plan, intent, isChange, changed, ways }: PlanDoneViewProps) {
  const t = useTexts();
  const formats = useFormats();
  const next = plan.nextExecution;
  return (
    <div className={page['narrow']}>
      <Notice
        kind="ok"
        announced="status"
        headline={t(isChange ? 'savingsPlan.done.change' : 'savingsPlan.done.create')}
      >
        <p>{intent.words}</p>
      </Notice>
      {changed && <PlanChanges changed={changed} />}
      <SummaryList
        rows={[
          { id: 'name', label: t('savingsPlan.check.name'), value: plan.name },
          { id: 'state', label: t('savingsPlan.list.state'), value: <PlanStateTag state={plan.state} /> },
          ...(next === undefined
            ? []
            : [
                {
                  id: 'next',
                  label: t(isChange ? 'savingsPlan.done.next' : 'savingsPlan.done.first'),
                  value: formats.day(next, 'weekdayDate'),
                },
              ]),
          {
            id: 'rate',
            label: t('savingsPlan.summary.rate'),
            value: <AmountText amount={plan.total} shape={{ minDecimals: 2 }} />,
          },
        ]}
      />
      <ButtonRow placed="apart">
        <ButtonRow>
          <ReceiptDownload intent={intent} />
          {ways.kind === 'own' && (
            <ButtonLink to={pathOf('savingsPlans')}>{t('savingsPlan.done.list')}</ButtonLink>
          )}
          {ways.kind === 'own' && !isChange && (
            <ButtonLink to={pathOf('savingsPlanCreation')}>{t('savingsPlan.done.another')}</ButtonLink>
          )}
        </ButtonRow>
        {ways.kind === 'flow' && ways.back !== undefined ? (
          <ButtonLink to={backToFlow(ways.back, plan.id)} variant="go">
            {t('savingsPlan.done.goOn')}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathOf('savingsPlan', { savingsplanUuid: plan.id })} variant="go">
            {t('savingsPlan.done.plan')}
          </ButtonLink>
        )}
      </ButtonRow>
    </div>
  );
}
