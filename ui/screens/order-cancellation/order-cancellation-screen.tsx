import type { Order } from '@domain/order/open/order';
import { canCancel } from '@domain/order/open/order-permission';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { PageHeading } from '@ui/components/text/page-heading';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { RemoteOneView } from '@ui/components/feedback/remote-one-view';
import { useTexts } from '@ui/i18n/use-texts';
import { ActionDone } from '@ui/parts/order/action-view';
import { OrderStatusTag } from '@ui/parts/order/order-status-tag';
import { ReleaseSteps, type ReleaseStep } from '@ui/tan/release-steps';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { CancellationQuestion } from './cancellation-question';
import { CancellationSentence } from './cancellation-sentence';
import type { CancellationStep, OrderCancellationModel } from './order-cancellation-model';
import css from './order-cancellation.module.css';

const orderBookPath = pathOf('orderBook');

interface OrderCancellationScreenProps {
  readonly model: OrderCancellationModel;
}

/** The steps of portal.md 2.5 that the stepper shows: the question is what is checked. */
const steps: Readonly<Record<CancellationStep['kind'], ReleaseStep | undefined>> = {
  question: 'CONFIRMATION',
  release: 'RELEASE',
  asking: undefined,
  done: undefined,
};

/** Asks in words what will happen, lets the customer release it, and says what became of it. */
export const OrderCancellationScreen = observer(function OrderCancellationScreen({
  model,
}: OrderCancellationScreenProps) {
  const t = useTexts();
  const { kind } = model.step;
  const step = steps[kind];
  const { data } = model.followed;
  useEffect(() => {
    void model.open();
    return model.dispose;
  }, [model]);
  if (model.route !== undefined) return <Navigate to={model.route} />;
  return (
    <div className={css['screen']}>
      <PageHeading
        state={t(`orderCancellation.state.${kind}`)}
        unlined={step !== undefined}
        trail={[{ text: t('orderBook.title'), to: orderBookPath }, { text: t('orderCancellation.title') }]}
      >
        {t(kind === 'done' ? 'orderCancellation.doneTitle' : 'orderCancellation.title')}
      </PageHeading>
      {step !== undefined && (
        <ProgressHeader>
          <ReleaseSteps label={t('orderCancellation.steps')} current={step} />
        </ProgressHeader>
      )}
      <RemoteOneView
        data={data}
        subject={t('orderCancellation.subject')}
        others={
          <ButtonLink to={orderBookPath} variant="go">
            {t('orderBook.title')}
          </ButtonLink>
        }
        onRetry={() => void model.followed.load()}
      >
        {(order) => <CancellationStepView model={model} order={order} />}
      </RemoteOneView>
    </div>
  );
});

interface CancellationStepProps extends OrderCancellationScreenProps {
  readonly order: Order;
}

const CancellationStepView = observer(function CancellationStepView({ model, order }: CancellationStepProps) {
  const t = useTexts();
  const { step, chosen } = model;
  if (step.kind === 'done')
    return (
      <>
        <ActionDone headline={t('orderCancellation.doneHeadline')} order={step.order}>
          <p>{t('orderCancellation.done')}</p>
        </ActionDone>
        <BackToBook />
      </>
    );
  if (step.kind === 'question')
    return chosen === undefined ? (
      <NotCancellable order={order} />
    ) : (
      <CancellationQuestion model={model} chosen={chosen} />
    );
  return (
    <ReleaseView
      model={model.release}
      proof={{
        words: <CancellationSentence {...step.signed} />,
        failed: step.failure && {
          headline: t('orderCancellation.failedHeadline'),
          text: t('orderCancellation.failed'),
        },
        submitLabel: t('orderCancellation.submit'),
        promise: t('orderCancellation.promise'),
        back: (
          <Button variant="text" icon="arrow-left" onPress={model.reconsider}>
            {t('orderCancellation.reconsider')}
          </Button>
        ),
      }}
    />
  );
});

function NotCancellable({ order }: { readonly order: Order }) {
  const t = useTexts();
  const permission = canCancel(order);
  return (
    <>
      {permission.kind === 'denied' && (
        <Notice kind="warn" headline={t('orderCancellation.impossibleHeadline')} announced="alert">
          <p>{t(`orderCancellation.reason.${permission.reason}`)}</p>
          <OrderStatusTag status={order.status} />
        </Notice>
      )}
      <BackToBook />
    </>
  );
}

function BackToBook() {
  const t = useTexts();
  return (
    <ButtonRow>
      <ButtonLink to={orderBookPath} variant="text" icon="arrow-left">
        {t('orderCancellation.back')}
      </ButtonLink>
    </ButtonRow>
  );
}
