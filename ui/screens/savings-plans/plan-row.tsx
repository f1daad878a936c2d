import { monthlyOf } from '@domain/savings-plan/plan-sums';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { Cell, Row, RowActions, RowHeader } from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { PlanStateTag } from '@ui/parts/savings-plan/plan-state-tag';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';

/** A plan of the list: what it buys, when next, for how much, and what can be done with it. */
export const PlanRow = observer(function PlanRow({ plan }: { readonly plan: SavingsPlan }) {
  const t = useTexts();
  const plans = useOffered('savingsPlanCreation');
  const formats = useFormats();
  const { name, positions, state, interval, executionDay, nextExecution } = plan;
  const to = pathOf('savingsPlan', { savingsplanUuid: plan.id });
  const [only] = positions;
  return (
    <Row>
      <RowHeader>
        <Link to={to}>{name}</Link>
        <Caption>
          {positions.length === 1 && only !== undefined
            ? `${only.instrument?.name ?? ''} · ${only.wkn}`
            : t('savingsPlan.list.securities', {
                count: positions.length,
                wkns: positions.map(({ wkn }) => wkn).join(', '),
              })}
        </Caption>
      </RowHeader>
      <Cell numeric main>
        <AmountText amount={plan.total} shape={{ minDecimals: 2 }} />
      </Cell>
      <Cell label={t('savingsPlan.list.interval')}>
        {t('savingsPlan.list.intervalDay', {
          interval: t(`savingsPlan.interval.${interval}`),
          day: formats.dayOfMonth(executionDay),
        })}
      </Cell>
      <Cell numeric label={t('savingsPlan.list.next')}>
        {state === 'ENDED' || (state === 'SUSPENDED' && nextExecution === undefined) ? (
          t(`savingsPlan.list.noNext.${state}`)
        ) : nextExecution === undefined ? (
          <UnknownFigure />
        ) : (
          formats.day(nextExecution)
        )}
      </Cell>
      <Cell numeric label={t('savingsPlan.list.monthly')}>
        <AmountText amount={monthlyOf(plan)} shape={{ minDecimals: 2 }} bare />
      </Cell>
      <Cell label={t('savingsPlan.list.state')}>
        <PlanStateTag state={state} />
        <StateNote plan={plan} />
      </Cell>
      <Cell>
        <RowActions>
          <Link to={to} aria-label={t('savingsPlan.list.seePlan', { name })}>
            {t('savingsPlan.list.see')}
          </Link>
          {plans === undefined ? null : state !== 'ENDED' ? (
            <Link
              {...plans}
              to={`${pathOf('savingsPlanCreation')}?aendern=${plan.id}`}
              aria-label={t('savingsPlan.list.changePlan', { name })}
            >
              {t('savingsPlan.list.change')}
            </Link>
          ) : (
            <Link
              {...plans}
              to={`${pathOf('savingsPlanCreation')}?wie=${plan.id}`}
              aria-label={t('savingsPlan.list.againPlan', { name })}
            >
              {t('savingsPlan.list.again')}
            </Link>
          )}
        </RowActions>
      </Cell>
    </Row>
  );
});

/** What is to be known of the state: until when it is suspended, how the last execution stands (SAV-06). */
function StateNote({ plan }: { readonly plan: SavingsPlan }) {
  const t = useTexts();
  const formats = useFormats();
  const { suspension, execution, state } = plan;
  if (state === 'SUSPENDED' && suspension?.to !== undefined)
    return <Caption>{t('savingsPlan.list.until', { day: formats.day(suspension.to) })}</Caption>;
  if (execution === undefined) return null;
  return (
    <Caption>
      {E.isRight(execution)
        ? t(`savingsPlan.execution.${execution.right}`)
        : t('savingsPlan.execution.undefined', { key: execution.left.key })}
    </Caption>
  );
}
