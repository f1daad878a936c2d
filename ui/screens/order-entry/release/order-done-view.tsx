import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList } from '@ui/components/text/summary-list';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { OrderStatusNote } from '@ui/parts/order/order-status-note';
import { OrderStatusTag } from '@ui/parts/order/order-status-tag';
import { WholeNumber } from '@ui/parts/order/whole-number';
import { LazySaleTaxRows } from '@ui/parts/tax/lazy-sale-tax';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import css from '@ui/parts/form-page/form-page.module.css';
import { useMoneyRows } from '../money/use-money-rows';
import type { DoneStep } from '../order-step';
import { PlacedOrderModel } from './placed-order-model';
import { ReceiptDownload } from '@ui/release/receipt-download';

/** The bank has the order: its number, its state as it changes, and the receipt. */
export const OrderDoneView = observer(function OrderDoneView({
  order: sent,
  intent,
  followedBy,
}: Omit<DoneStep, 'kind'>) {
  const [placed] = useState(() => new PlacedOrderModel(sent, intent, followedBy));
  const t = useTexts();
  const venueName = useVenueName();
  const formats = useFormats();
  useEffect(() => {
    placed.start();
    return placed.dispose;
  }, [placed]);
  const { order, money } = placed;
  const rows = useMoneyRows(order.side, money);
  const traded = [order.instrument?.name, order.venue && venueName(order.venue)]
    .filter((part) => part !== undefined)
    .join(', ');
  const lastDay =
    order.validUntil === undefined
      ? order.validityType === 'GFD'
        ? t('order.validity.choice.GFD')
        : undefined
      : formats.day(order.validUntil);
  const summary = traded === '' ? intent.words : `${traded}: ${intent.words}`;
  return (
    <div className={css['narrow']}>
      <Notice kind="ok" announced="status" headline={t('order.done.headline')}>
        <p>{summary}</p>
      </Notice>
      <SummaryList
        rows={[
          {
            id: 'status',
            label: t('order.done.status'),
            value: (
              <span role="status">
                <OrderStatusTag status={order.status} />
                <OrderStatusNote order={order} />
              </span>
            ),
          },
          { id: 'number', label: t('order.done.number'), value: <WholeNumber id={order.id} /> },
          { id: 'at', label: t('order.done.at'), value: momentText(order.createdAt) },
          ...(lastDay === undefined
            ? []
            : [{ id: 'validity', label: t('orderBook.column.validity'), value: lastDay }]),
          { id: 'open', label: t('order.done.open'), value: <AmountText amount={order.openQuantity} /> },
          {
            id: 'executed',
            label: t('order.done.executed'),
            value: <AmountText amount={order.executedQuantity} />,
          },
          ...order.executions.map(({ id, quantity, price, at }) => ({
            id,
            label: t('order.done.execution', { at: momentText(at) }),
            value: t('order.done.executionValue', {
              quantity: formats.amount(quantity),
              price: formats.price(price),
            }),
          })),
        ]}
      />
      {money && (
        <section aria-labelledby="placed-money">
          <SectionHead id="placed-money">{t('order.done.money')}</SectionHead>
          <SummaryList rows={rows} />
          {order.executions.length > 0 && <p className={css['required']}>{t('order.done.settled')}</p>}
          {money.taxed && (
            <Suspense fallback={null}>
              <LazySaleTaxRows taxed={money.taxed} />
            </Suspense>
          )}
        </section>
      )}
      {!placed.isLive && <p className={css['required']}>{t('order.done.notLive')}</p>}
      <ButtonRow placed="apart">
        <ButtonRow>
          <ReceiptDownload intent={intent} summary={summary} />
          <ButtonLink to={pathOf('orderEntry')}>{t('order.done.another')}</ButtonLink>
        </ButtonRow>
        <ButtonLink to={pathOf('orderBook')} variant="go">
          {t('order.done.book')}
        </ButtonLink>
      </ButtonRow>
    </div>
  );

  function momentText(at: typeof order.createdAt): string {
    return t('order.done.moment', {
      day: formats.instant(at, 'date'),
      time: formats.instant(at, 'exactTime'),
    });
  }
});
