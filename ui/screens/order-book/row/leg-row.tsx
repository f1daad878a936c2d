import type { Order } from '@domain/order/open/order';
import { Caption } from '@ui/components/text/caption';
import { classNames } from '@ui/components/class-names';
import { Cell, Row, RowActions, RowHeader } from '@ui/components/table/table';
import type { RowPlace } from '@ui/components/table/windowed-rows';
import { useTexts } from '@ui/i18n/use-texts';
import { usePartName } from '@ui/parts/order/use-part-name';
import { observer } from 'mobx-react-lite';
import css from './leg-row.module.css';
import { OrderActions } from './order-actions';
import { OrderFigures } from './order-figures';
import { shortNumber } from '@domain/codes/short-number';

interface LegRowProps extends RowPlace {
  readonly order: Order;
  readonly leg: Order;
  readonly depth: number;
  readonly isLast: boolean;
}

/** A sub-order under its order, joined by a branch; roles OCO_1, OCO_2, BAO, NEO (brokerage.md 3). */
export const LegRow = observer(function LegRow({ order, leg, depth, isLast, ...place }: LegRowProps) {
  const t = useTexts();
  const nameOf = usePartName();
  return (
    <Row className={classNames(css['leg'], depth > 1 && css['deep'], isLast && css['last'])} {...place}>
      <RowHeader className={css['name']}>
        {nameOf(order, leg)}
        <Caption>{t('orderBook.legNumber', { number: shortNumber(leg.id) })}</Caption>
      </RowHeader>
      <OrderFigures order={leg} />
      <Cell className={css['actions']}>
        <RowActions>
          <OrderActions order={order} part={leg} />
        </RowActions>
      </Cell>
    </Row>
  );
});
