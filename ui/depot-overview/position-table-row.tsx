import type { DepotId } from '@domain/shared/ids';
import { compareAmounts, type Amount } from '@domain/shared/amount';
import { percentageOf } from '@domain/shared/percentage';
import { decimalText } from '@domain/shared/decimal';
import { pathOf } from '@ui/app/routes';
import { PIECES } from '@domain/shared/unit';
import { AmountText } from '@ui/components/amount-text';
import { Caption } from '@ui/components/caption';
import { ChangeText } from '@ui/components/change-text';
import { Cell, Row, RowActions, RowHeader } from '@ui/components/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { PositionRow } from './position-row';
import { positionName, positionType } from './positions-view-state';
import css from './position-table-row.module.css';

interface PositionTableRowProps {
  readonly row: PositionRow;
  readonly depotId: DepotId;
  /** Value of the whole depot, of which the row shows its share. */
  readonly whole: Amount | undefined;
}

/** One position: what it is worth now, how it did today and since it was bought, and the ways to trade it. */
export const PositionTableRow = observer(function PositionTableRow({
  row,
  depotId,
  whole,
}: PositionTableRowProps) {
  const t = useTexts();
  const { amount, percent, instant } = useFormats();
  const { position } = row;
  const name = positionName(position);
  const { currentPrice, profitLossPreviousDay: today, profitLossPurchase: profit } = position;
  const share = whole && percentageOf(position.currentValue.value, whole.value);
  const isBound = compareAmounts(position.availableQuantity, position.quantity) < 0;
  const priceAt =
    currentPrice.at === undefined
      ? undefined
      : t('depot.foot.priceAt', {
          venue: currentPrice.venue?.name ?? '',
          time: instant(currentPrice.at, 'exactTime'),
        });
  const order = (side: 'buy' | 'sell', quantity?: Amount): string => {
    const query = new URLSearchParams({ side, wkn: position.wkn, target: depotId });
    if (quantity !== undefined) query.set('quantity', decimalText(quantity.value).replace('.', ','));
    return `${pathOf('orderEntry')}?${query.toString()}`;
  };
  return (
    <Row>
      <RowHeader className={css['name']}>
        {name}
        <Caption>
          {t(`orderParts.instrumentType.${positionType(position)}`)} · {position.wkn}
        </Caption>
      </RowHeader>
      <Cell label={t('depot.column.quantity')} numeric>
        <AmountText amount={position.quantity} bare={position.quantity.unit === PIECES} personal />
        {isBound && <Caption>{t('depot.bound', { quantity: amount(position.availableQuantity) })}</Caption>}
      </Cell>
      <Cell label={t('depot.column.price')} numeric title={priceAt}>
        <AmountText
          amount={position.currentPriceDeterminable ? currentPrice.price : undefined}
          shape={{ minDecimals: 2 }}
        />
      </Cell>
      <Cell label={t('depot.column.today')} numeric>
        <ChangeText relative={today?.relative} />
      </Cell>
      <Cell label={t('depot.column.value')} numeric main>
        <b className={css['value']}>
          <AmountText
            amount={position.currentValue}
            shape={{ minDecimals: 2 }}
            bare={position.currentValue.unit === whole?.unit}
            personal
          />
        </b>
      </Cell>
      <Cell label={t('depot.column.share')} numeric>
        {share !== undefined && percent(share, { minDecimals: 1, maxDecimals: 1 })}
      </Cell>
      <Cell label={t('depot.column.purchasePrice')} numeric>
        <AmountText amount={position.purchasePrice} shape={{ minDecimals: 2 }} />
      </Cell>
      <Cell label={t('depot.column.profit')} numeric>
        <ChangeText absolute={profit?.absolute} personal />
      </Cell>
      <Cell label={t('depot.column.profitShare')} numeric>
        <ChangeText relative={profit?.relative} />
      </Cell>
      <Cell className={css['deeds']}>
        <RowActions>
          <Link to={order('buy')} aria-label={t('depot.buyOf', { name })}>
            {t('depot.buy')}
          </Link>
          <Link to={order('sell', position.availableQuantity)} aria-label={t('depot.sellOf', { name })}>
            {t('depot.sell')}
          </Link>
        </RowActions>
      </Cell>
    </Row>
  );
});
