import type { Order } from '@domain/order/open/order';
import { canCancel } from '@domain/order/open/order-permission';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import { ActionPage } from '@ui/parts/order/action-page';
import { ActionDone } from '@ui/parts/order/action-view';
import { OrderStatusTag } from '@ui/parts/order/order-status-tag';
import { ReleaseSteps, type ReleaseStep } from '@ui/tan/release-steps';
import { ReceiptDownload } from '@ui/release/receipt-download';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import { CancellationQuestion } from './cancellation-question';
import { CancellationSentence } from './cancellation-sentence';
import type { CancellationStep, OrderCancellationModel } from './order-cancellation-model';

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
  return (
    <ActionPage
      model={model}
      title={t('shell.page.orderCancellation')}
      heading={t(kind === 'question' ? 'shell.page.orderCancellation' : `orderCancellation.heading.${kind}`)}
      state={t(`orderCancellation.state.${kind}`)}
      progress={step && <ReleaseSteps label={t('orderCancellation.steps')} current={step} />}
      subject={t('orderCancellation.subject')}
      book={orderBookPath}
    >
      {(order) => <CancellationStepView model={model} order={order} />}
    </ActionPage>
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
        <ActionDone headline={t('orderCancellation.doneHeadline')} {...step}>
          <p>{t('orderCancellation.done')}</p>
        </ActionDone>
        <ButtonRow placed="apart">
          <BackLink />
          <ReceiptDownload intent={step.intent} />
        </ButtonRow>
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
        words: <CancellationSentence {...step.signed} depot={model.followed.depot} />,
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
      <ButtonRow>
        <BackLink />
      </ButtonRow>
    </>
  );
}

function BackLink() {
  const t = useTexts();
  return (
    <ButtonLink to={orderBookPath} variant="text" icon="arrow-left">
      {t('orderCancellation.back')}
    </ButtonLink>
  );
}
