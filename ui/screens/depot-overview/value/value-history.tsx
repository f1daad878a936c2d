import { endingWith, historyRanges, type ValuePoint } from '@domain/depot/value-history';
import { AmountText } from '@ui/components/text/amount-text';
import { Button } from '@ui/components/action/button';
import { ColumnHead } from '@ui/components/table/column-head';
import { FilterChips } from '@ui/components/search/filter-chips';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { SectionHead } from '@ui/components/text/section-head';
import { Cell, Row, RowHeader, Table, TableHead, TableRegion } from '@ui/components/table/table';
import { WindowedRows } from '@ui/components/table/windowed-rows';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { ValueChart } from './value-chart';
import css from './value-history.module.css';
import type { ValueHistoryModel } from './value-history-model';

/** What a page says beside the history. */
interface Latest {
  readonly today: ValuePoint | undefined;
}

interface ValueHistoryProps {
  readonly model: ValueHistoryModel;
  /** Knows what the depots shown are worth at live prices. */
  readonly page: Latest;
}

/** What the depots shown have been worth: a picture, or the same figures as a table (OBK-05). */
export const ValueHistory = observer(function ValueHistory({ model, page }: ValueHistoryProps) {
  const t = useTexts();
  const [isTable, setTable] = useState(false);
  const { points, range } = model;
  return (
    <section className={css['history']} aria-labelledby="value-history">
      <SectionHead id="value-history">{t('depot.history.title')}</SectionHead>
      <div className={css['tools']}>
        <FilterChips
          label={t('depot.history.range')}
          chosen={range}
          chips={historyRanges.map((value) => ({ value, label: t(`depot.history.${value}`) }))}
          onChoose={model.choose}
        />
        <Button variant="text" pressed={isTable} onPress={() => setTable(!isTable)}>
          {t('depot.history.asTable')}
        </Button>
      </div>
      <div className={css['place']}>
        <RemoteView data={points} subject={t('depot.history.subject')} onRetry={model.reload}>
          {(read) => <Reading points={read} page={page} isTable={isTable} />}
        </RemoteView>
      </div>
    </section>
  );
});

interface ReadingProps {
  readonly points: readonly ValuePoint[];
  readonly page: Latest;
  readonly isTable: boolean;
}

/** Its last day moves on with the prices, where that is today. */
const Reading = observer(function Reading({ points, page, isTable }: ReadingProps) {
  const upToNow = endingWith(points, page.today);
  return isTable ? <HistoryTable points={upToNow} /> : <ValueChart points={upToNow} />;
});

/** The newest day first. */
function HistoryTable({ points }: { readonly points: readonly ValuePoint[] }) {
  const t = useTexts();
  const formats = useFormats();
  const newestFirst = useMemo(() => points.toReversed(), [points]);
  return (
    <TableRegion label={t('depot.history.tableLabel')} height="17rem">
      <Table tight onPhones="scroll" aria-rowcount={points.length + 1} className={css['table']}>
        <TableHead>
          <ColumnHead>{t('depot.history.day')}</ColumnHead>
          <ColumnHead numeric>{t('depot.history.value')}</ColumnHead>
          <ColumnHead numeric>{t('depot.history.purchaseValue')}</ColumnHead>
        </TableHead>
        <WindowedRows rows={newestFirst} keyOf={dayOf} usualHeight={32}>
          {({ date, value, purchaseValue }, place) => (
            <Row {...place}>
              <RowHeader>{formats.day(date)}</RowHeader>
              <Cell numeric>
                <AmountText amount={value} shape={{ minDecimals: 2 }} />
              </Cell>
              <Cell numeric>
                <AmountText amount={purchaseValue} shape={{ minDecimals: 2 }} />
              </Cell>
            </Row>
          )}
        </WindowedRows>
      </Table>
    </TableRegion>
  );
}

const dayOf = ({ date }: ValuePoint): string => date;
