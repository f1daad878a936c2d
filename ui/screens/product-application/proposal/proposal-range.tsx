import { assumptionsOf } from '@domain/product-application/proposal/allocation';
import type { ProposalCosts } from '@domain/product-application/proposal/costs';
import { COURSES, outcomeRange } from '@domain/product-application/proposal/outcome-range';
import { riskClassOf, type PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { FUND_COSTS } from '@domain/product-application/proposal/securities';
import { decimal, decimalText, sum, type Decimal } from '@domain/money/decimal';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { ColumnHead } from '@ui/components/table/column-head';
import { useFormats } from '@ui/i18n/use-texts';
import { useMemo } from 'react';
import type { Wording } from '../field-words';
import css from './proposal-step.module.css';
import { RangePicture } from './range-picture';

/** Years that each duration is shown over. */
const years = { BIS_3: 3, '3_BIS_5': 5, '5_BIS_10': 10, UEBER_10: 15 } as const;

const euros = (value: Decimal): number => Number(decimalText(value));
const NOTHING = decimal('0');

interface RangeProps {
  readonly answers: PlannerAnswers;
  readonly costs: ProposalCosts;
  readonly wording: Wording;
}

/** What nine of ten courses come to, as a picture and as a table, with what is assumed. */
export function RangePart({ answers, costs, wording }: RangeProps) {
  const { t } = wording;
  const formats = useFormats();
  const assumptions = assumptionsOf(riskClassOf(answers));
  const range = useMemo(
    () =>
      outcomeRange(
        {
          amount: euros(answers.amount ?? NOTHING),
          rate: euros(answers.rate ?? NOTHING),
          amountFee: euros(sum(costs.orders.map(({ fee }) => fee))),
          rateFee: euros(sum(costs.executions.map(({ fee }) => fee))),
          costPercent: euros(FUND_COSTS),
        },
        assumptionsOf(riskClassOf(answers)),
        years[answers.duration],
      ),
    [answers, costs],
  );
  const said = (euro: number): string => formats.own(decimal(String(euro)));
  const percent = (value: number): string => formats.percent(decimal(String(value)));
  return (
    <section>
      <h2>{t('application.proposal.range')}</h2>
      <p className={css['rule']}>{t('application.proposal.inEuro')}</p>
      <RangePicture range={range} wording={wording} />
      <TableRegion label={t('application.proposal.range')}>
        <Table onPhones="scroll" tight className={css['outcomeTable']}>
          <TableHead>
            <ColumnHead>{t('application.proposal.year')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.paidIn')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.low')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.middle')}</ColumnHead>
            <ColumnHead numeric>{t('application.proposal.high')}</ColumnHead>
          </TableHead>
          <TableBody>
            {range.map(({ year, paidIn, low, middle, high }) => (
              <Row key={year}>
                <RowHeader>{formats.count(year)}</RowHeader>
                <Cell numeric>{said(paidIn)}</Cell>
                <Cell numeric>{said(low)}</Cell>
                <Cell numeric>{said(middle)}</Cell>
                <Cell numeric>{said(high)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
      <p>
        {t('application.proposal.assumptions', {
          yield: percent(assumptions.returnPercent),
          volatility: percent(assumptions.volatilityPercent),
          courses: formats.count(COURSES),
        })}
      </p>
    </section>
  );
}
