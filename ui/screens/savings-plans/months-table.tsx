import { amount } from '@domain/money/amount';
import { sum, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { ratesByMonth, whyNothing, type NoPurchase } from '@domain/savings-plan/plan-sums';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { addMonths, type LocalDate } from '@domain/time/local-date';
import { ColumnHead } from '@ui/components/table/column-head';
import {
  Cell,
  Row,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRegion,
} from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { SectionHead } from '@ui/components/text/section-head';
import { useTexts } from '@ui/i18n/use-texts';
import { useId } from 'react';

interface MonthsTableProps {
  readonly plans: readonly SavingsPlan[];
  readonly today: LocalDate;
}

const MONTHS = 12;

const known = (values: readonly (Decimal | undefined)[]): readonly Decimal[] =>
  values.filter((value): value is Decimal => value !== undefined);

const together = (values: readonly (Decimal | undefined)[]): Decimal | undefined =>
  known(values).length === 0 ? undefined : sum(known(values));

/** What each plan takes in each of the next twelve months, increases and suspensions counted. */
export function MonthsTable({ plans, today }: MonthsTableProps) {
  const t = useTexts();
  const id = useId();
  const buying = plans
    .filter(({ state }) => state === 'ACTIVE' || state === 'SUSPENDED')
    .map((plan) => ({ plan, rates: ratesByMonth(plan, today, MONTHS) }))
    .filter(({ rates }) => known(rates).length > 0);
  if (buying.length === 0) return null;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(today, index));
  const sums = months.map((_, index) => together(buying.map(({ rates }) => rates[index])));
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id}>{t('savingsPlan.list.months')}</SectionHead>
      <TableRegion label={t('savingsPlan.list.monthsLabel')}>
        <Table onPhones="scroll" tight>
          <TableHead>
            <ColumnHead>{t('savingsPlan.list.plan')}</ColumnHead>
            {months.map((month) => (
              <ColumnHead key={month} numeric>
                {`${month.slice(5, 7)}/${month.slice(2, 4)}`}
              </ColumnHead>
            ))}
            <ColumnHead numeric>{t('savingsPlan.list.total')}</ColumnHead>
          </TableHead>
          <TableBody>
            {buying.map(({ plan, rates }) => (
              <Row key={plan.id}>
                <RowHeader>{plan.name}</RowHeader>
                {months.map((month, index) => (
                  <Cell key={month} numeric>
                    {rates[index] === undefined ? (
                      <Nothing why={whyNothing(plan, month)} />
                    ) : (
                      <Money value={rates[index]} />
                    )}
                  </Cell>
                ))}
                <Cell numeric>
                  <b>
                    <Money value={together(rates)} />
                  </b>
                </Cell>
              </Row>
            ))}
          </TableBody>
          <TableFoot>
            <RowHeader>{t('savingsPlan.list.monthsSum')}</RowHeader>
            {months.map((month, index) => (
              <Cell key={month} numeric>
                <Money value={sums[index]} />
              </Cell>
            ))}
            <Cell numeric>
              <Money value={together(sums)} />
            </Cell>
          </TableFoot>
        </Table>
      </TableRegion>
    </section>
  );
}

/** That a plan buys nothing in a month, and why; a dash where nothing is unusual about that. */
function Nothing({ why }: { readonly why: NoPurchase }) {
  const t = useTexts();
  const words = t(`savingsPlan.list.why.${why}`);
  if (why === 'suspended' || why === 'later' || why === 'ended') return <Caption>{words}</Caption>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/** An amount, or that nothing is bought in that month. */
function Money({ value }: { readonly value: Decimal | undefined }) {
  const t = useTexts();
  if (value === undefined)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('savingsPlan.list.noPurchase')}</VisuallyHidden>
      </>
    );
  return <AmountText amount={amount(value, EUR)} shape={{ minDecimals: 2 }} bare />;
}
