import { pricePeriods, type PriceRange } from '@domain/instrument/price-history';
import type { PriceSeries } from '@domain/instrument/price-series';
import { amount } from '@domain/money/amount';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { useFormats, useTexts } from '@ui/i18n/use-texts';

interface PricePeriodsProps {
  readonly series: PriceSeries;
  readonly range: PriceRange;
}

/** The same prices as the picture shows, period by period, the newest first. */
export function PricePeriods({ series, range }: PricePeriodsProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <TableRegion label={t('security.table.label')} height="19rem">
      <Table tight onPhones="scroll">
        <TableHead>
          <ColumnHead>{t('security.table.moment')}</ColumnHead>
          <ColumnHead numeric>{t('security.table.price')}</ColumnHead>
          <ColumnHead numeric>{t('security.table.change')}</ColumnHead>
        </TableHead>
        <TableBody>
          {pricePeriods(series, range).map(({ end, change }) => (
            <Row key={end.at}>
              <RowHeader>
                {range === 'day' ? formats.instant(end.at) : formats.instant(end.at, 'date')}
              </RowHeader>
              <Cell numeric>
                <AmountText amount={amount(end.price, series.unit)} price shape={{ minDecimals: 2 }} />
              </Cell>
              <Cell numeric>
                <ChangeText absolute={change?.absolute} price relative={change?.relative} bare />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}
