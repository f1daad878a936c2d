import { shortNumber } from '@domain/codes/short-number';
import type { Order } from '@domain/order/open/order';
import { canCancel, canChange, type Permission } from '@domain/order/open/order-permission';
import { pathOf } from '@ui/app/routes';
import { useAnnounce } from '@ui/components/feedback/announcer';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { LazyCostNotes } from '@ui/parts/cost/lazy-cost-notes';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { isRepeatable } from '@domain/order/open/is-repeatable';
import type { OrderBookModel } from '../order-book-model';
import css from './order-details.module.css';

const SaveTemplateDialog = lazyPart(
  async () => (await import('@ui/parts/order/save-template-dialog')).SaveTemplateDialog,
);

interface BookActionsProps {
  readonly model: OrderBookModel;
  readonly order: Order;
}

/** Whatever else can be done with an order; what cannot says why (OBK-02). */
export const BookActions = observer(function BookActions({ model, order }: BookActionsProps) {
  const t = useTexts();
  const formats = useFormats();
  const costs = model.costs.of(order.id);
  const announce = useAnnounce();
  const nameOf = useOrderName();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Denial action="change" permission={canChange(order)} />
      <Denial action="cancel" permission={canCancel(order)} />
      <ButtonRow>
        {isRepeatable(order) && (
          <ButtonLink to={`${pathOf('orderEntry')}?orderid=${order.id}`} icon="refresh-cw">
            {t('orderBook.repeat')}
          </ButtonLink>
        )}
        {isRepeatable(order) && (
          <Button
            icon="file-pen"
            onPress={() => {
              setNaming(true);
            }}
          >
            {t('orderBook.template')}
          </Button>
        )}
        {costs.kind === 'idle' && order.orderType !== 'SUBSCRIPTION' && (
          <Button icon="receipt-text" onPress={() => void model.costs.load(order.id)}>
            {t('orderBook.costs.show')}
          </Button>
        )}
      </ButtonRow>
      {isNaming && (
        <Suspense>
          <SaveTemplateDialog
            suggestion={nameOf(order)}
            onSave={async (name) => {
              const failure = await model.keepAsTemplate(order, name);
              if (failure === undefined) announce(t('orderBook.templateKept', { name }));
              return failure;
            }}
            onClose={() => {
              setNaming(false);
            }}
          />
        </Suspense>
      )}
      <RemoteView
        data={costs}
        subject={t('orderBook.costs.subject')}
        onRetry={() => void model.costs.load(order.id)}
      >
        {(indications) =>
          order.orderType !== 'UNKNOWN' && (
            <LazyCostNotes
              indications={indications}
              orderType={order.orderType}
              asOf={`${formats.instant(order.createdAt, 'date')} · ${shortNumber(order.id)}`}
            />
          )
        }
      </RemoteView>
    </>
  );
});

interface DenialProps {
  readonly action: 'change' | 'cancel';
  readonly permission: Permission;
}

function Denial({ action, permission }: DenialProps) {
  const t = useTexts();
  if (permission.kind === 'allowed') return null;
  const area = action === 'change' ? 'orderChange' : 'orderCancellation';
  return (
    <p className={css['denied']}>
      <b>{t(`orderBook.notPossible.${action}`)}</b> {t(`${area}.reason.${permission.reason}`)}
    </p>
  );
}
