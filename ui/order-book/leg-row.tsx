import type { Order } from '@domain/order/order';
import { Cell, Row, RowHeader } from '@ui/components/table';
import { useTexts } from '@ui/i18n/use-texts';
import css from './leg-row.module.css';
import { OrderFigures } from './order-row';

interface LegRowProps {
  readonly order: Order;
  readonly leg: Order;
}

/** A sub-order under its order, joined by a branch; roles OCO_1, OCO_2, BAO, NEO (brokerage.md 3). */
export function LegRow({ order, leg }: LegRowProps) {
  return (
    <Row className={css['leg']}>
      <RowHeader className={css['name']}>
        <LegName order={order} leg={leg} />
      </RowHeader>
      <OrderFigures order={leg} />
      <Cell />
    </Row>
  );
}

function LegName({ order: { orderType }, leg: { legNumber } }: LegRowProps) {
  const t = useTexts();
  if (orderType !== 'ONE_CANCELS_OTHER' && orderType !== 'NEXT_ORDER')
    return t('orderBook.leg.other', { number: legNumber });
  if (legNumber !== 1 && legNumber !== 2) return t('orderBook.leg.other', { number: legNumber });
  return t(`orderBook.leg.${orderType}.${legNumber}`);
}
