import type { ChainState } from '@domain/receipt/action-record';
import { Button } from '@ui/components/action/button';
import { ColumnHead } from '@ui/components/table/column-head';
import type { IconName } from '@ui/components/icon/icon-name';
import { saveText } from '@ui/components/page/save-text';
import { SectionHead } from '@ui/components/text/section-head';
import { Cell, Row, RowHeader, Table, TableHead, TableRegion } from '@ui/components/table/table';
import { Tag, type TagTone } from '@ui/components/text/tag';
import { WindowedRows } from '@ui/components/table/windowed-rows';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { WholeNumber } from '@ui/parts/order/whole-number';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import css from './receipts-section.module.css';
import type { ReceiptsModel } from './receipts-model';
import { chainText, receiptMoment, receiptsText } from './receipts-text';

const chainLooks: Readonly<Record<ChainState['kind'], { readonly icon: IconName; readonly tone: TagTone }>> =
  {
    complete: { icon: 'shield-check', tone: 'ok' },
    broken: { icon: 'octagon-alert', tone: 'error' },
    unsealed: { icon: 'info', tone: 'plain' },
  };

const keyOf = ({ number }: { readonly number: number }): string => String(number);

/** Every attempt to release an order, a change or a cancellation, with what came back, to keep (reliability.md 2). */
export const ReceiptsSection = observer(function ReceiptsSection({
  model,
}: {
  readonly model: ReceiptsModel;
}) {
  const t = useTexts();
  const formats = useFormats();
  const { receipts } = model;
  const newestFirst = useMemo(() => [...(receipts?.records ?? [])].reverse(), [receipts]);
  useEffect(() => {
    void model.load();
  }, [model]);
  if (receipts === undefined) return null;
  const { icon, tone } = chainLooks[receipts.chain.kind];
  return (
    <section className={css['receipts']} aria-labelledby="receipts">
      <SectionHead
        id="receipts"
        aside={
          newestFirst.length > 0 && (
            <Button
              icon="download"
              onPress={() => {
                saveText(t('orderReceipts.file'), 'text/plain', receiptsText(receipts, t, formats));
              }}
            >
              {t('orderReceipts.download')}
            </Button>
          )
        }
      >
        {t('orderReceipts.title')}
      </SectionHead>
      <p className={css['explain']}>{t('orderReceipts.explain')}</p>
      {newestFirst.length === 0 ? (
        <p>{t('orderReceipts.none')}</p>
      ) : (
        <>
          <p>
            <Tag icon={icon} tone={tone}>
              {chainText(receipts.chain, t)}
            </Tag>
          </p>
          <TableRegion label={t('orderReceipts.tableLabel')} height="24rem">
            <Table tight aria-rowcount={newestFirst.length + 1}>
              <TableHead>
                <ColumnHead>{t('orderReceipts.column.at')}</ColumnHead>
                <ColumnHead>{t('orderReceipts.column.action')}</ColumnHead>
                <ColumnHead>{t('orderReceipts.column.event')}</ColumnHead>
                <ColumnHead>{t('orderReceipts.column.subject')}</ColumnHead>
              </TableHead>
              <WindowedRows rows={newestFirst} keyOf={keyOf}>
                {(record, place) => (
                  <Row {...place}>
                    <RowHeader>{receiptMoment(record, formats)}</RowHeader>
                    <Cell label={t('orderReceipts.column.action')}>
                      {t(`orderReceipts.action.${record.action}`)}
                    </Cell>
                    <Cell label={t('orderReceipts.column.event')}>
                      {t(`orderReceipts.event.${record.event}`)}
                    </Cell>
                    <Cell label={t('orderReceipts.column.subject')}>
                      <WholeNumber id={record.subject} />
                    </Cell>
                  </Row>
                )}
              </WindowedRows>
            </Table>
          </TableRegion>
        </>
      )}
    </section>
  );
});
