import { FailureText } from '@ui/components/feedback/failure-text';
import type { Order } from '@domain/order/open/order';
import { canChange } from '@domain/order/open/order-permission';
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
import { AttemptTrace } from '@ui/release/attempt-trace';
import { ReceiptDownload } from '@ui/release/receipt-download';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import { ChangeCheckView } from './change-check-view';
import { ChangeInputView } from './change-input-view';
import { ChangePartChoice } from './change-part-choice';
import { ChangeSentence } from './change-sentence';
import type { ChangeStep } from './change-step';
import { ChangeTable } from './change-table';
import type { OrderChangeModel } from './order-change-model';

const orderBookPath = pathOf('orderBook');

interface OrderChangeScreenProps {
  readonly model: OrderChangeModel;
}

/** The steps of portal.md 2.5 that the stepper shows. */
const steps: Readonly<Record<ChangeStep['kind'], ReleaseStep | undefined>> = {
  input: 'DATA',
  check: 'CONFIRMATION',
  release: 'RELEASE',
  asking: undefined,
  done: undefined,
};

/** `order/aenderung`: from the order as it stands to a released change (ORD-23). */
export const OrderChangeScreen = observer(function OrderChangeScreen({ model }: OrderChangeScreenProps) {
  const t = useTexts();
  const { kind } = model.step;
  const step = steps[kind];
  return (
    <ActionPage
      model={model}
      title={t('shell.page.orderChange')}
      heading={t(kind === 'input' ? 'shell.page.orderChange' : `orderChange.heading.${kind}`)}
      state={t(`orderChange.state.${kind}`)}
      progress={step && <ReleaseSteps label={t('orderChange.steps')} current={step} />}
      subject={t('orderChange.subject')}
      book={orderBookPath}
    >
      {(order) => <ChangeStepView model={model} order={order} />}
    </ActionPage>
  );
});

interface StepProps extends OrderChangeScreenProps {
  readonly order: Order;
}

const ChangeStepView = observer(function ChangeStepView({ model, order }: StepProps) {
  const t = useTexts();
  const { step, editing } = model;
  const back = (
    <ButtonLink to={orderBookPath} variant="text" icon="arrow-left">
      {t('orderChange.back')}
    </ButtonLink>
  );
  if (step.kind === 'done')
    return (
      <>
        <ActionDone headline={t('orderChange.doneHeadline')} {...step}>
          <p>{t('orderChange.done')}</p>
        </ActionDone>
        {step.signed && <ChangeTable part={step.signed.before} checked={step.signed} costs={undefined} />}
        <ButtonRow placed="apart">
          {back}
          <ReceiptDownload intent={step.intent} />
        </ButtonRow>
      </>
    );
  if (step.kind === 'asking') return <ReleaseView model={model.release} proof={undefined} />;
  if (model.parts.length === 0) return <NotChangeable order={order} />;
  return (
    <>
      <ChangeNotices model={model} />
      {step.kind === 'input' && <ChangePartChoice model={model} order={order} />}
      {editing === undefined && <ButtonRow>{back}</ButtonRow>}
      {editing && step.kind === 'input' && (
        <ChangeInputView key={editing.part.id} model={model} editing={editing} back={back} />
      )}
      {editing && step.kind === 'check' && <ChangeCheckView model={model} editing={editing} step={step} />}
      {editing && step.kind === 'release' && step.signed && (
        <ReleaseView
          model={model.release}
          proof={{
            words: (
              <ChangeSentence
                part={editing.part}
                depot={model.followed.depot}
                checked={step.signed}
                sharesValidity={editing.sharesValidity}
              />
            ),
            submitLabel: t('orderChange.submit'),
            promise: t('orderChange.promise'),
            back: (
              <Button variant="text" icon="arrow-left" onPress={model.edit}>
                {t('orderChange.backToInput')}
              </Button>
            ),
          }}
        />
      )}
    </>
  );
});

/** What happened to the order, or to the change, while the customer was at it. */
const ChangeNotices = observer(function ChangeNotices({ model }: OrderChangeScreenProps) {
  const t = useTexts();
  const { notice, failure, attempted } = model;
  return (
    <>
      {notice !== undefined && (
        <Notice
          kind={notice === 'restored' ? 'info' : 'warn'}
          announced={notice === 'restored' ? 'status' : 'alert'}
          isUnasked={notice === 'changed-meanwhile'}
          takesFocus={notice === 'not-arrived' || notice === 'overtaken'}
          headline={t(`orderChange.notice.${notice}.headline`)}
        >
          <p>{t(`orderChange.notice.${notice}.text`)}</p>
          {attempted && <AttemptTrace intent={attempted} />}
        </Notice>
      )}
      {failure && (
        <Notice kind="error" announced="alert" headline={t('orderChange.failed')}>
          <p>
            <FailureText failure={failure} />
          </p>
          <p>{t('orderChange.nothingSent')}</p>
        </Notice>
      )}
    </>
  );
});

function NotChangeable({ order }: { readonly order: Order }) {
  const t = useTexts();
  const permission = canChange(order);
  const reason = permission.kind === 'denied' ? permission.reason : 'not-offered';
  return (
    <>
      <Notice kind="warn" headline={t('orderChange.impossible')} announced="alert">
        <p>{t(`orderChange.reason.${reason}`)}</p>
        <OrderStatusTag status={order.status} />
      </Notice>
      <ButtonRow>
        <ButtonLink to={orderBookPath} variant="text" icon="arrow-left">
          {t('orderChange.back')}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
