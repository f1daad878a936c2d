import type { Order } from '@domain/order/open/order';
import type { OrderId } from '@domain/codes/ids';
import { Caption } from '@ui/components/text/caption';
import { Icon } from '@ui/components/icon/icon';
import { Cell, Row, RowActions, RowHeader } from '@ui/components/table/table';
import type { RowPlace } from '@ui/components/table/windowed-rows';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { SecurityName } from '@ui/parts/depot/security-name';
import { instrumentOf } from '@domain/order/open/order-name';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { observer } from 'mobx-react-lite';
import { OrderActions } from './order-actions';
import { OrderFigures } from './order-figures';
import css from './order-row.module.css';

interface OrderRowProps extends RowPlace {
  readonly order: Order;
  readonly isExpanded: boolean;
  readonly onToggle: (order: OrderId) => void;
}

/** One order as a row: what, how many, at which price, until when, where it stands, what can be done. */
export const OrderRow = observer(function OrderRow({ order, isExpanded, onToggle, ...place }: OrderRowProps) {
  const t = useTexts();
  const venueName = useVenueName();
  const { instant } = useFormats();
  const name = useOrderName()(order);
  const instrument = instrumentOf(order);
  const venue = order.venue ?? order.subOrders[0]?.venue;
  return (
    <Row chosen={isExpanded} {...place}>
      <RowHeader className={css['head']}>
        <div className={css['name']}>
          <button
            type="button"
            className={css['toggle']}
            aria-expanded={isExpanded}
            aria-label={t(isExpanded ? 'orderBook.hide' : 'orderBook.show', { order: name })}
            onClick={() => {
              onToggle(order.id);
            }}
          >
            <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
          </button>
          <span>
            <SecurityName isin={instrument?.isin}>
              {instrument?.name ?? t('orderBook.unknownInstrument')}
            </SecurityName>
            <Caption>
              {[
                instrument?.wkn,
                venue && venueName(venue),
                `${instant(order.createdAt, 'date')} ${instant(order.createdAt, 'time')}`,
              ]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </Caption>
          </span>
        </div>
      </RowHeader>
      <OrderFigures order={order} />
      <Cell className={css['actions']}>
        <RowActions>
          <OrderActions order={order} part={order} />
        </RowActions>
      </Cell>
    </Row>
  );
});
