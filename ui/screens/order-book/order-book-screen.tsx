import { useAnnounce } from '@ui/components/feedback/announcer';
import { Button } from '@ui/components/action/button';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { saveText } from '@ui/components/page/save-text';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { DepotPage } from '@ui/parts/depot/depot-page';
import { progressId } from '@ui/parts/order/progress-id';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { usePartName } from '@ui/parts/order/use-part-name';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { orderBookCsv } from './order-book-csv';
import type { OrderBookModel } from './order-book-model';
import css from './order-book-screen.module.css';
import { OrderBookTable } from './order-book-table';
import { OrderBookTools } from './order-book-tools';
import { useOffered } from '@ui/app/offered';
import { useViewInUrl } from '@ui/app/use-view-in-url';
import { orderBookQuery } from './order-book-query';

const ReceiptsSection = lazyPart(async () => (await import('./receipts/receipts-section')).ReceiptsSection);

interface OrderBookScreenProps {
  readonly model: OrderBookModel;
}

/** `orderbuch`: the orders of a depot, found, filtered and followed live (OBK-01 to OBK-03). */
export const OrderBookScreen = observer(function OrderBookScreen({ model }: OrderBookScreenProps) {
  const t = useTexts();
  const { count } = useFormats();
  const { awaited } = model;
  useChangeAnnouncements(model);
  useViewInUrl(model, orderBookQuery);
  return (
    <DepotPage
      model={model}
      data={model.book}
      title={t('shell.page.orderBook')}
      subject={t('orderBook.subject')}
      progress={
        awaited === undefined
          ? undefined
          : t('orderBook.coming', { read: count(model.orders.size), all: count(awaited) })
      }
    >
      <div className={css['content']}>
        <OrderBookContent model={model} />
        <Suspense>
          <ReceiptsSection model={model.receipts} orders={model.orders} />
        </Suspense>
      </div>
    </DepotPage>
  );
});

const OrderBookContent = observer(function OrderBookContent({ model }: OrderBookScreenProps) {
  const t = useTexts();
  const { count } = useFormats();
  const orders = useOffered('orderEntry');
  if (model.orders.size === 0) {
    return (
      <EmptyState icon="list-ordered" headline={t('orderBook.empty.headline')}>
        {t(orders ? 'orderBook.empty.text' : 'orderBook.empty.fundsOnly')}
      </EmptyState>
    );
  }
  return (
    <>
      <OrderBookTools model={model} />
      {model.shown.length === 0 ? (
        <EmptyState
          icon="funnel-x"
          headline={t('orderBook.empty.noneFound')}
          actions={<Button onPress={model.showAll}>{t('orderBook.empty.reset')}</Button>}
        >
          {t('orderBook.empty.noneFoundText')}
        </EmptyState>
      ) : (
        <OrderBookTable model={model} />
      )}
      <p className={css['foot']}>
        <span className={css['onScreen']}>
          {model.isLive ? t('orderBook.foot.live') : t('orderBook.foot.notLive')}
        </span>
        <span>
          {t('orderBook.foot.count', { shown: count(model.shown.length), all: count(model.orders.size) })}
        </span>
        <SaveBook model={model} />
      </p>
    </>
  );
});

/** The book as a file, once all of it is there: exactly what is shown, in the order in which it is shown. */
const SaveBook = observer(function SaveBook({ model }: OrderBookScreenProps) {
  const t = useTexts();
  const formats = useKeptFormats();
  const partNameOf = usePartName();
  return (
    <Button
      variant="text"
      icon="download"
      blockedBy={model.awaited === undefined ? undefined : progressId}
      onPress={() => {
        saveText(
          t('orderBook.csv.file'),
          'text/csv',
          orderBookCsv(model.entries, { t, formats, partNameOf }),
        );
      }}
    >
      {t('orderBook.csv.save')}
    </Button>
  );
});

/** Who does not see the row change hears it: the order's name and its new state. */
function useChangeAnnouncements(model: OrderBookModel): void {
  const t = useTexts();
  const announce = useAnnounce();
  const nameOf = useOrderName();
  useEffect(
    () =>
      reaction(
        () => model.lastChange,
        (order) => {
          if (order === undefined) return;
          announce(
            t('orderBook.changed', { order: nameOf(order), status: t(`orderParts.status.${order.status}`) }),
          );
        },
      ),
    [model, announce, nameOf, t],
  );
}
