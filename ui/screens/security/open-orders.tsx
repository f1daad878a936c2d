import type { Instrument } from '@domain/instrument/instrument';
import type { Order } from '@domain/order/open/order';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { OrderStatusTag } from '@ui/parts/order/order-status-tag';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ownPrices } from './own-lines';
import type { SecurityModel } from './security-model';
import css from './security-screen.module.css';

interface OpenOrdersProps {
  readonly model: SecurityModel;
  readonly instrument: Instrument;
}

/** The customer's orders in the security that may still be carried out. */
export const OpenOrders = observer(function OpenOrders({ model, instrument }: OpenOrdersProps) {
  const t = useTexts();
  const book = `${pathOf('orderBook')}?${new URLSearchParams({ wkn: instrument.wkn, zeitraum: 'all' }).toString()}`;
  return (
    <section aria-labelledby="orders">
      <SectionHead id="orders" aside={<Link to={book}>{t('security.toBook')}</Link>}>
        {t('security.orders.title')}
      </SectionHead>
      <RemoteView
        data={model.stake.data}
        subject={t('security.orders.subject')}
        onRetry={() => void model.loadStake()}
      >
        {({ orders }) =>
          orders.length === 0 ? (
            <p className={css['hint']}>{t('security.orders.none')}</p>
          ) : (
            <ul className={css['orders']}>
              {orders.map((order) => (
                <OpenOrder key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </RemoteView>
    </section>
  );
});

function OpenOrder({ order }: { readonly order: Order }) {
  const t = useTexts();
  const formats = useFormats();
  const { side, orderType, quantity, venue, validUntil, status } = order;
  const prices = ownPrices(order).map(
    ({ kind, price }) => `${t(`security.line.${kind}`)} ${formats.price(price)}`,
  );
  const facts = [
    venue?.name,
    ...prices,
    validUntil && t('security.orders.until', { day: formats.day(validUntil) }),
  ].filter((part) => part !== undefined);
  return (
    <li>
      <span>
        <b>{t(`orderParts.side.${side}`)}</b> {t(`orderParts.type.${orderType}`)},{' '}
        <AmountText amount={quantity} />
        <small>{facts.join(' · ')}</small>
      </span>
      <OrderStatusTag status={status} />
    </li>
  );
}
