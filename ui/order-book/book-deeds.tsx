import type { Order } from '@domain/order/order';
import { canCancel, canChange, type Permission } from '@domain/order/order-permission';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/button';
import { ButtonLink } from '@ui/components/button-link';
import { ButtonRow } from '@ui/components/button-row';
import { RemoteView } from '@ui/components/remote-view';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { LazyCostNotes } from '@ui/order-parts/cost-note/lazy-cost-notes';
import { observer } from 'mobx-react-lite';
import { isRepeatable } from './is-repeatable';
import type { OrderBookModel } from './order-book-model';
import css from './order-details.module.css';

interface BookDeedsProps {
  readonly model: OrderBookModel;
  readonly order: Order;
}

/** Whatever else can be done with an order; what cannot says why (OBK-02). */
export const BookDeeds = observer(function BookDeeds({ model, order }: BookDeedsProps) {
  const t = useTexts();
  const formats = useFormats();
  const costs = model.costs.of(order.id);
  return (
    <>
      <Denial deed="change" permission={canChange(order)} />
      <Denial deed="cancel" permission={canCancel(order)} />
      <ButtonRow>
        {isRepeatable(order) && (
          <ButtonLink to={`${pathOf('orderEntry')}?orderid=${order.id}`} icon="refresh-cw">
            {t('orderBook.repeat')}
          </ButtonLink>
        )}
        {costs.kind === 'idle' && order.orderType !== 'SUBSCRIPTION' && (
          <Button icon="receipt-text" onPress={() => void model.costs.load(order.id)}>
            {t('orderBook.costs.show')}
          </Button>
        )}
      </ButtonRow>
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
              asOf={`${formats.instant(order.createdAt, 'date')} · ${order.id}`}
            />
          )
        }
      </RemoteView>
    </>
  );
});

interface DenialProps {
  readonly deed: 'change' | 'cancel';
  readonly permission: Permission;
}

function Denial({ deed, permission }: DenialProps) {
  const t = useTexts();
  if (permission.kind === 'allowed') return null;
  const area = deed === 'change' ? 'orderChange' : 'orderCancellation';
  return (
    <p className={css['denied']}>
      <b>{t(`orderBook.notPossible.${deed}`)}</b> {t(`${area}.reason.${permission.reason}`)}
    </p>
  );
}
