import type { Instant } from '@domain/time/instant';
import type { Order } from '@domain/order/open/order';
import { stopOf } from '@domain/order/prefill/protective-orders';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { ButtonLink } from '@ui/components/action/button-link';
import { Caption } from '@ui/components/text/caption';
import { PastDay } from '@ui/components/text/past-day';
import { ColumnHead } from '@ui/components/table/column-head';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { FindField } from '@ui/components/search/find-field';
import { Cell, Row, RowActions, RowHeader, Table, TableHead, TableRegion } from '@ui/components/table/table';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { WindowedRows, type RowPlace } from '@ui/components/table/windowed-rows';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { depotKind } from '@ui/parts/depot/depot-name';
import { SecurityName } from '@ui/parts/depot/security-name';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ChoiceRow, ProtectionChoice } from './protection-choice';
import css from './protection-choice.module.css';

interface ProtectionChoiceProps {
  readonly choice: ProtectionChoice;
}

/** Which position is to be protected: all that is held, what of it is free, and what protects it already (ORD-22). */
export const ProtectionChoiceView = observer(function ProtectionChoiceView({
  choice,
}: ProtectionChoiceProps) {
  const t = useTexts();
  const { count } = useFormats();
  const { rows, found } = choice;
  if (rows.length === 0)
    return (
      <EmptyState
        icon="shield-check"
        headline={t('orderProtection.choice.none')}
        actions={
          <ButtonLink to={pathOf('orderEntry')} variant="go">
            {t('shell.page.orderEntry')}
          </ButtonLink>
        }
      >
        {t('orderProtection.choice.noneText')}
      </EmptyState>
    );
  return (
    <div className={css['choice']}>
      <p>{t('orderProtection.choice.intro')}</p>
      <div className={css['find']}>
        <FindField
          id="protection-search"
          label={t('orderProtection.choice.search')}
          value={choice.search}
          onChange={choice.find}
        />
        <p role="status">
          {t('orderProtection.choice.count', { shown: count(found.length), all: count(rows.length) })}
        </p>
      </div>
      {found.length > 0 && <Positions choice={choice} />}
    </div>
  );
});

const HEIGHT = 'max(24rem, calc(100dvh - 16rem))';

const Positions = observer(function Positions({ choice }: ProtectionChoiceProps) {
  const t = useTexts();
  const { found, hasDepots } = choice;
  return (
    <TableRegion label={t('orderProtection.choice.label')} height={HEIGHT}>
      <Table aria-rowcount={found.length + 1}>
        <TableHead>
          <ColumnHead>{t('orderProtection.position.name')}</ColumnHead>
          {hasDepots && <ColumnHead>{t('orderParts.depotChoice')}</ColumnHead>}
          <ColumnHead numeric>{t('orderProtection.position.free')}</ColumnHead>
          <ColumnHead numeric>{t('orderProtection.position.value')}</ColumnHead>
          <ColumnHead>{t('orderProtection.choice.by')}</ColumnHead>
          <ColumnHead hidden>{t('orderProtection.choice.action')}</ColumnHead>
        </TableHead>
        <WindowedRows rows={found} keyOf={idOf}>
          {(row, place) => <PositionRow row={row} hasDepots={hasDepots} readAt={choice.readAt} {...place} />}
        </WindowedRows>
      </Table>
    </TableRegion>
  );
});

/** The same security may lie in two depots. */
const idOf = ({ depot, position }: ChoiceRow): string => `${depot.id} ${position.id}`;

interface PositionRowProps extends RowPlace {
  readonly row: ChoiceRow;
  readonly hasDepots: boolean;
  readonly readAt: Instant;
}

function PositionRow({ row, hasDepots, readAt, ...place }: PositionRowProps) {
  const t = useTexts();
  const { position, depot, orders } = row;
  const { instrument, wkn, quantity, availableQuantityToHedge, currentValue } = position;
  return (
    <Row {...place}>
      <RowHeader className={css['name']}>
        <SecurityName isin={instrument?.isin}>{instrument?.name ?? wkn}</SecurityName>
        <Caption>{wkn}</Caption>
      </RowHeader>
      {hasDepots && (
        <Cell label={t('orderParts.depotChoice')}>
          {depotKind(t, depot)}
          <Caption>{depot.displayId}</Caption>
        </Cell>
      )}
      <Cell label={t('orderProtection.position.free')} numeric>
        <AmountText amount={availableQuantityToHedge} />
        <Caption>
          {t('orderProtection.choice.of')} <AmountText amount={quantity} bare />
        </Caption>
      </Cell>
      <Cell numeric main>
        <AmountText
          amount={position.currentPriceDeterminable ? currentValue : undefined}
          shape={{ minDecimals: 2 }}
        />
        <PastDay at={position.currentPrice.at} now={readAt} />
      </Cell>
      <Cell label={t('orderProtection.choice.by')}>
        {orders.length === 0 ? t('orderProtection.choice.byNothing') : <Protecting orders={orders} />}
      </Cell>
      <Cell className={css['action']}>
        <Action row={row} />
      </Cell>
    </Row>
  );
}

/** Each order that protects, as a way to it in the order book. */
function Protecting({ orders }: { readonly orders: readonly Order[] }) {
  const t = useTexts();
  return (
    <ul className={css['orders']}>
      {orders.map((order) => {
        const stop = stopOf(order);
        return (
          <li key={order.id}>
            <Link to={bookPath(order)}>{t(`orderParts.type.${order.orderType}`)}</Link>{' '}
            {stop === undefined ? <UnknownFigure /> : <AmountText amount={stop} price />}
            <Caption>
              <AmountText amount={order.openQuantity} />
            </Caption>
          </li>
        );
      })}
    </ul>
  );
}

const bookPath = ({ id, depotId }: Order): string =>
  `${pathOf('orderBook')}?${new URLSearchParams({ depot: depotId, suche: id }).toString()}`;

/** On to the protection, or why there can be none. */
function Action({ row: { position, depot, hindrance } }: { readonly row: ChoiceRow }) {
  const t = useTexts();
  if (hindrance !== undefined) return <Caption>{t(`orderProtection.choice.${hindrance}`)}</Caption>;
  const name = position.instrument?.name ?? position.wkn;
  const query = new URLSearchParams({ positionid: position.id, target: depot.id });
  return (
    <RowActions>
      <Link
        to={`${pathOf('orderProtection')}?${query.toString()}`}
        aria-label={t('orderProtection.choice.protectOf', { name })}
      >
        {t('orderProtection.choice.protect')}
      </Link>
    </RowActions>
  );
}
