import type { Order } from '@domain/order/order';
import { canCancel } from '@domain/order/order-permission';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/button';
import { ButtonLink } from '@ui/components/button-link';
import { ButtonRow } from '@ui/components/button-row';
import { Notice } from '@ui/components/notice';
import { PageHeading } from '@ui/components/page-heading';
import { RemoteView } from '@ui/components/remote-view';
import { SectionHead } from '@ui/components/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { OrderStatusTag } from '@ui/order-parts/order-status-tag';
import { useOrderName } from '@ui/order-parts/use-order-name';
import { ReleaseView } from '@ui/tan/release-view';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Trans } from 'react-i18next';
import type { OrderCancellationModel } from './order-cancellation-model';
import css from './order-cancellation-screen.module.css';

const orderBookPath = pathOf('orderBook');

interface OrderCancellationScreenProps {
  readonly model: OrderCancellationModel;
}

/** Asks in words what will happen, lets the customer release it, and says what became of it. */
export const OrderCancellationScreen = observer(function OrderCancellationScreen({
  model,
}: OrderCancellationScreenProps) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <div className={css['screen']}>
      <PageHeading
        trail={[{ text: t('orderBook.title'), to: orderBookPath }, { text: t('orderCancellation.title') }]}
      >
        {t('orderCancellation.title')}
      </PageHeading>
      <RemoteView
        data={model.order}
        subject={t('orderCancellation.subject')}
        onRetry={() => void model.load()}
      >
        {(order) => <CancellationStepView model={model} order={order} />}
      </RemoteView>
    </div>
  );
});

interface CancellationStepProps extends OrderCancellationScreenProps {
  readonly order: Order;
}

const CancellationStepView = observer(function CancellationStepView({ model, order }: CancellationStepProps) {
  const t = useTexts();
  const back = (
    <ButtonLink to={orderBookPath} variant="text" icon="arrow-left">
      {t('orderCancellation.back')}
    </ButtonLink>
  );
  const { step } = model;
  if (step.kind === 'done') {
    return (
      <>
        <Notice kind="ok" headline={t('orderCancellation.doneHeadline')} announced="status">
          <p>{t('orderCancellation.done')}</p>
          <OrderStatusTag status={step.order.status} />
        </Notice>
        {back}
      </>
    );
  }
  const permission = canCancel(order);
  if (permission.kind === 'denied') {
    return (
      <>
        <Notice kind="warn" headline={t('orderCancellation.impossibleHeadline')} announced="alert">
          <p>{t(`orderCancellation.reason.${permission.reason}`)}</p>
          <OrderStatusTag status={order.status} />
        </Notice>
        {back}
      </>
    );
  }
  if (step.kind === 'question') return <CancellationQuestion model={model} order={order} />;
  return (
    <ReleaseView
      model={step.tan}
      words={<CancellationSentence order={order} />}
      failed={
        step.failure && {
          headline: t('orderCancellation.failedHeadline'),
          text: t('orderCancellation.failed'),
        }
      }
      submitLabel={t('orderCancellation.submit')}
      promise={t('orderCancellation.promise')}
      back={back}
    />
  );
});

function CancellationQuestion({ model, order }: CancellationStepProps) {
  const t = useTexts();
  const { amount } = useFormats();
  return (
    <>
      <SectionHead>{t('orderCancellation.question')}</SectionHead>
      <p className={css['sentence']}>
        <CancellationSentence order={order} />
      </p>
      <p>
        {order.subOrders.length > 0
          ? t('orderCancellation.whole')
          : t('orderCancellation.explain', { open: amount(order.openQuantity) })}
      </p>
      <ButtonRow placed="apart">
        <ButtonLink to={orderBookPath} variant="text" icon="arrow-left">
          {t('orderCancellation.keep')}
        </ButtonLink>
        <Button variant="go" onPress={model.proceed}>
          {t('orderCancellation.continue')}
        </Button>
      </ButtonRow>
    </>
  );
}

function CancellationSentence({ order }: { readonly order: Order }) {
  const t = useTexts();
  const { amount } = useFormats();
  const nameOf = useOrderName();
  const venue = order.venue ?? order.subOrders[0]?.venue;
  return (
    <Trans
      t={t}
      i18nKey="orderCancellation.sentence"
      values={{
        order: nameOf(order),
        quantity: amount(order.quantity),
        venue: venue?.name ?? t('common.figure.unknown'),
        number: order.id,
      }}
      components={{ b: <b /> }}
    />
  );
}
