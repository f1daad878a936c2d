import { shortNumber } from '@domain/codes/short-number';
import type { Order } from '@domain/order/open/order';
import { orderLife } from '@domain/order/open/order-life';
import { pathOf } from '@ui/app/routes';
import { MessageLink } from '@ui/components/contact/message-link';
import { SummaryList } from '@ui/components/text/summary-list';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { WholeNumber } from '@ui/parts/order/whole-number';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { BookActions } from './book-actions';
import { ExecutionTable } from './execution-table';
import type { OrderBookModel } from '../order-book-model';
import css from './order-details.module.css';
import { OrderGraph } from '../order-graph';

interface OrderDetailsProps {
  readonly model: OrderBookModel;
  readonly order: Order;
}

/** Everything else there is to know of an order: its life, number, prices, how much is done, each execution, its costs. */
export const OrderDetails = observer(function OrderDetails({ model, order }: OrderDetailsProps) {
  const t = useTexts();
  const life = order.subOrders.length > 0 ? orderLife(order) : undefined;
  return (
    <div className={css['details']}>
      {life && <OrderGraph order={order} life={life} />}
      <div className={css['columns']}>
        <Facts order={order} />
        {order.subOrders.length === 0 && <ExecutionTable order={order} />}
      </div>
      <BookActions model={model} order={order} />
      <p>
        <MessageLink reference={shortNumber(order.id)}>{t('orderBook.ask')}</MessageLink>
      </p>
    </div>
  );
});

/** An order that the bank has made leads to the plan or the fund depot it was made for. */
function Origin({ order: { source, savingsPlanId } }: { readonly order: Order }) {
  const t = useTexts();
  if (source === 'FUND_DEPOT')
    return <Link to={pathOf('fundDeposit')}>{t('orderBook.fromFundDepotLink')}</Link>;
  return savingsPlanId === undefined ? (
    t('orderBook.fromPlan')
  ) : (
    <Link to={pathOf('savingsPlan', { savingsplanUuid: savingsPlanId })}>{t('orderBook.fromPlanLink')}</Link>
  );
}

function Facts({ order }: { readonly order: Order }) {
  const t = useTexts();
  const venueName = useVenueName();
  const { instant, amount, price } = useFormats();
  const facts = {
    number: <WholeNumber id={order.id} />,
    created: `${instant(order.createdAt, 'date')} ${instant(order.createdAt, 'exactTime')}`,
    venue: order.venue && venueName(order.venue),
    trigger: order.triggerLimit && price(order.triggerLimit),
    limit: order.limit && price(order.limit),
    extension: order.limitExtension && t(`orderBook.extension.${order.limitExtension}`),
    restriction: order.tradingRestriction && t(`orderBook.restriction.${order.tradingRestriction}`),
    expected: order.expectedValue && amount(order.expectedValue),
    executed: amount(order.executedQuantity),
    open: amount(order.openQuantity),
    cancelled: amount(order.cancelledQuantity),
    plan:
      order.source === 'SAVINGS_PLAN' || order.source === 'FUND_DEPOT' ? <Origin order={order} /> : undefined,
  };
  const names = Object.keys(facts).filter((name): name is keyof typeof facts => name in facts);
  return (
    <SummaryList
      small
      rows={names
        .filter((name) => facts[name] !== undefined)
        .map((name) => ({ id: name, label: t(`orderBook.detail.${name}`), value: facts[name] }))}
    />
  );
}
