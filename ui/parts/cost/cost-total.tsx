import type { CostBreakdown } from '@domain/order/cost/cost-indication';
import { AmountText } from '@ui/components/text/amount-text';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './cost-note.module.css';
import { EstimatedAmount } from './estimated-amount';
import { useRegionLabel } from './use-region-label';

interface CostTotalProps {
  readonly breakdown: CostBreakdown;
  /** Of several notes, the leg this one is about. */
  readonly leg?: string | undefined;
}

/** The total in detail: who the costs go to. All rows always show, even at 0.00 (rules.md 8). */
export function CostTotal({ breakdown, leg }: CostTotalProps) {
  const t = useTexts();
  const label = useRegionLabel(leg);
  const formats = useFormats();
  const { detail, total, totalShare, holdingPeriodYears } = breakdown;
  const rows = [
    ['service', detail.service],
    ['third-party', detail.thirdParty],
    ['product', detail.product],
    // Of all of them together: what the bank gets back may come out of the product as well.
    ['serviceInducement', detail.serviceInducement],
  ] as const;
  return (
    <TableRegion label={label(t('costNote.totalDetail'))}>
      <Table tight onPhones="scroll" className={css['table']}>
        <TableHead>
          <th role="columnheader" scope="col">
            {t('costNote.totalDetail')}
          </th>
          <th role="columnheader" scope="col" className={css['figure']}>
            {t('costNote.amount')}
          </th>
        </TableHead>
        <TableBody>
          {rows.map(([kind, amount]) => (
            <Row key={kind}>
              <RowHeader>{t(`costNote.kind.${kind}`)}</RowHeader>
              <Cell numeric main label={t('costNote.amount')}>
                <AmountText amount={amount} shape={{ minDecimals: 2 }} />
              </Cell>
            </Row>
          ))}
          <Row className={css['sum']}>
            <RowHeader>
              {holdingPeriodYears === undefined
                ? t('costNote.total')
                : t('costNote.totalAfter', { years: formats.decimal(holdingPeriodYears) })}
            </RowHeader>
            <Cell numeric main label={t('costNote.amount')}>
              <EstimatedAmount amount={total} /> {'·'} {formats.percent(totalShare)}
            </Cell>
          </Row>
        </TableBody>
      </Table>
    </TableRegion>
  );
}
