import type { ChainState } from '@domain/receipt/action-record';
import { Button } from '@ui/components/action/button';
import { classNames } from '@ui/components/class-names';
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
import { useMemo } from 'react';
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

/** Each step of a release that began here, with what came back, to keep; there in an outage too (reliability.md 2). */
export const DeviceSteps = observer(function DeviceSteps({ model }: { readonly model: ReceiptsModel }) {
  const t = useTexts();
  const formats = useFormats();
  const { device: receipts } = model;
  const newestFirst = useMemo(() => [...(receipts?.records ?? [])].reverse(), [receipts]);
  if (receipts === undefined) return null;
  const { icon, tone } = chainLooks[receipts.chain.kind];
  return (
    <section className={classNames(css['receipts'], css['onScreen'])} aria-labelledby="device-steps">
      <SectionHead
        id="device-steps"
        aside={
          newestFirst.length > 0 && (
            <Button
              icon="download"
              onPress={() => {
                saveText(t('orderReceipts.device.file'), 'text/plain', receiptsText(receipts, t, formats));
              }}
            >
              {t('orderReceipts.device.download')}
            </Button>
          )
        }
      >
        {t('orderReceipts.device.title')}
      </SectionHead>
      <p className={css['explain']}>{t('orderReceipts.device.explain')}</p>
      {newestFirst.length === 0 ? (
        <p>{t('orderReceipts.device.none')}</p>
      ) : (
        <>
          <p>
            <Tag icon={icon} tone={tone}>
              {chainText(receipts.chain, t)}
            </Tag>
          </p>
          <TableRegion label={t('orderReceipts.device.tableLabel')} height="24rem">
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
