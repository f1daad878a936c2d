import { monthlyOf, monthlySum } from '@domain/savings-plan/plan-sums';
import { planStates, type SavingsPlan } from '@domain/savings-plan/savings-plan';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { saveText } from '@ui/components/page/save-text';
import { FilterChips } from '@ui/components/search/filter-chips';
import { ColumnHead } from '@ui/components/table/column-head';
import { csvText } from '@ui/components/table/csv-text';
import {
  Cell,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRegion,
} from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { DepotPage } from '@ui/parts/depot/depot-page';
import { PlanRefusal } from '@ui/parts/savings-plan/plan-refusal';
import { observer } from 'mobx-react-lite';
import { MonthsTable } from './months-table';
import { PlanRow } from './plan-row';
import type { PlanFilter, SavingsPlansModel } from './savings-plans-model';
import css from './savings-plans.module.css';

interface SavingsPlansProps {
  readonly model: SavingsPlansModel;
}

/** The savings plans of a depot, what they cost a month, and what comes in the next twelve (SAV-07). */
export const SavingsPlansScreen = observer(function SavingsPlansScreen({ model }: SavingsPlansProps) {
  const t = useTexts();
  const { refusal } = model;
  const isOrderOffered = useOffered('orderEntry') !== undefined;
  return (
    <DepotPage
      model={model}
      data={model.plans.data}
      title={t('shell.page.savingsPlans')}
      subject={t('savingsPlan.list.subject')}
      action={
        refusal === undefined && (
          <ButtonLink to={pathOf('savingsPlanCreation')} variant="go">
            {t('shell.page.savingsPlanCreation')}
          </ButtonLink>
        )
      }
    >
      <PlanRefusal refusal={refusal} orderPath={isOrderOffered ? pathOf('orderEntry') : undefined} />
      <Plans model={model} />
    </DepotPage>
  );
});

const Plans = observer(function Plans({ model }: SavingsPlansProps) {
  const t = useTexts();
  const { all, shown } = model;
  if (all.length === 0 && model.refusal !== undefined)
    return <EmptyState icon="calendar-sync" headline={t('savingsPlan.list.noneRefused')} />;
  if (all.length === 0)
    return (
      <EmptyState
        icon="calendar-sync"
        headline={t('savingsPlan.list.none')}
        actions={
          <ButtonLink to={pathOf('savingsPlanCreation')}>{t('shell.page.savingsPlanCreation')}</ButtonLink>
        }
      >
        {t('savingsPlan.list.noneText')}
      </EmptyState>
    );
  const filters: readonly PlanFilter[] = ['ALL', ...planStates];
  return (
    <div className={css['plans']}>
      <div className={css['tools']}>
        <FilterChips<PlanFilter>
          label={t('savingsPlan.list.filter')}
          chosen={model.filter}
          onChoose={model.show}
          chips={filters.map((value) => ({
            value,
            label: value === 'ALL' ? t('savingsPlan.list.all') : t(`savingsPlan.state.${value}`),
            count: model.countOf(value),
          }))}
        />
        <CsvButton plans={shown} />
      </div>
      {shown.length === 0 ? (
        <p>{t('savingsPlan.list.noneOfState')}</p>
      ) : (
        <PlanTable plans={shown} all={all} />
      )}
      <MonthsTable plans={all} today={model.today} />
    </div>
  );
});

/** Exactly what is shown, for a spreadsheet. */
function CsvButton({ plans }: { readonly plans: readonly SavingsPlan[] }) {
  const t = useTexts();
  const formats = useKeptFormats();
  const save = (): void => {
    const head = (['plan', 'rate', 'interval', 'next', 'monthly', 'state'] as const).map((column) =>
      t(`savingsPlan.list.${column}`),
    );
    const rows = plans.map((plan) => {
      const monthly = monthlyOf(plan);
      return [
        plan.name,
        formats.figure(plan.total, { minDecimals: 2 }),
        t(`savingsPlan.interval.${plan.interval}`),
        plan.nextExecution === undefined ? '' : formats.day(plan.nextExecution),
        monthly === undefined ? '' : formats.figure(monthly, { minDecimals: 2 }),
        t(`savingsPlan.state.${plan.state}`),
      ];
    });
    saveText(t('savingsPlan.list.file'), 'text/csv', csvText([head, ...rows], formats));
  };
  return (
    <Button variant="text" icon="download" onPress={save}>
      {t('savingsPlan.list.csv')}
    </Button>
  );
}

interface PlanTableProps {
  readonly plans: readonly SavingsPlan[];
  readonly all: readonly SavingsPlan[];
}

function PlanTable({ plans, all }: PlanTableProps) {
  const t = useTexts();
  return (
    <>
      <TableRegion label={t('savingsPlan.list.tableLabel')}>
        <Table actions>
          <TableHead>
            <ColumnHead>{t('savingsPlan.list.plan')}</ColumnHead>
            <ColumnHead numeric>{t('savingsPlan.list.rate')}</ColumnHead>
            <ColumnHead>{t('savingsPlan.list.interval')}</ColumnHead>
            <ColumnHead numeric>{t('savingsPlan.list.next')}</ColumnHead>
            <ColumnHead numeric>{t('savingsPlan.list.monthly')}</ColumnHead>
            <ColumnHead>{t('savingsPlan.list.state')}</ColumnHead>
            <ColumnHead hidden>{t('savingsPlan.list.actions')}</ColumnHead>
          </TableHead>
          <TableBody>
            {plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </TableBody>
          <TableFoot>
            <RowHeader colSpan={4}>{t('savingsPlan.list.sum')}</RowHeader>
            <Cell numeric main>
              <AmountText amount={monthlySum(all)} shape={{ minDecimals: 2 }} />
            </Cell>
            <Cell colSpan={2} />
          </TableFoot>
        </Table>
      </TableRegion>
      <p className={css['foot']}>{t('savingsPlan.list.foot')}</p>
    </>
  );
}
