import type { Order } from '@domain/order/order';
import { Cell, Row, RowHeader } from '@ui/components/table';
import { usePartName } from '@ui/order-parts/use-part-name';
import css from './leg-row.module.css';
import { OrderFigures } from './order-row';

interface LegRowProps {
  readonly order: Order;
  readonly leg: Order;
}

/** A sub-order under its order, joined by a branch; roles OCO_1, OCO_2, BAO, NEO (brokerage.md 3). */
export function LegRow({ order, leg }: LegRowProps) {
  const nameOf = usePartName();
  return (
    <Row className={css['leg']}>
      <RowHeader className={css['name']}>{nameOf(order, leg)}</RowHeader>
      <OrderFigures order={leg} />
      <Cell />
    </Row>
  );
}
