import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { Order } from '@domain/order/open/order';
import { changeTerms } from '@domain/order/open/order-change';
import { AmountText } from '@ui/components/text/amount-text';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { CostsOfChange } from './change-costs-model';
import { ChangeTotals } from './change-totals';
import type { CheckedChange } from './change-step';
import css from './order-change.module.css';
import { useTermText } from './use-term-text';

interface ChangeTableProps {
  readonly part: Order;
  readonly checked: CheckedChange;
  readonly costs: CostsOfChange | undefined;
}

/** Before and after side by side, with what both come to and their costs (ORD-23). */
export function ChangeTable({ part, checked, costs }: ChangeTableProps) {
  const { change } = checked;
  const t = useTexts();
  const termText = useTermText(useFormats());
  const shown = changeTerms.filter((term) => term === 'validity' || part[term] !== undefined);
  return (
    <TableRegion label={t('orderChange.table.label')}>
      <Table onPhones="scroll" className={css['table']}>
        <TableHead>
          <ColumnHead>{t('orderChange.table.term')}</ColumnHead>
          <ColumnHead numeric>{t('orderChange.table.before')}</ColumnHead>
          <ColumnHead numeric>{t('orderChange.table.after')}</ColumnHead>
        </TableHead>
        <TableBody>
          {shown.map((term) => {
            const { before, after } = termText(term, part, change);
            return (
              <Row key={term} chosen={after !== undefined}>
                <RowHeader>{t(`orderChange.term.${term}`)}</RowHeader>
                <Cell numeric>{before}</Cell>
                <Cell numeric>{after === undefined ? t('orderChange.table.same') : <b>{after}</b>}</Cell>
              </Row>
            );
          })}
          {costs && <ChangeTotals part={part} checked={checked} costs={costs} />}
          {costs && (
            <Row>
              <RowHeader>{t('orderChange.table.costs')}</RowHeader>
              <Cell numeric>
                <CostTotal indication={costs.before} />
              </Cell>
              <Cell numeric>
                <CostTotal indication={costs.after} />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </TableRegion>
  );
}

function CostTotal({ indication }: { readonly indication: CostIndication | undefined }) {
  const t = useTexts();
  const { percent } = useFormats();
  if (indication?.costs.kind !== 'calculated') return <AmountText amount={undefined} />;
  const { total, totalShare } = indication.costs.breakdown;
  return (
    <>
      {t('orderChange.table.about')} <AmountText amount={total} /> · {percent(totalShare)}
    </>
  );
}
