import type { Position } from '@domain/depot/position';
import { protectionHindrance } from '@domain/order/protection';
import { decimalText } from '@domain/shared/decimal';
import { pathOf, type RouteName } from '@ui/app/routes';
import { useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import { positionName } from './position-name';

/** The ways from a position to an order: buy more, sell what is free, protect it where that is possible. */
export function PositionDeeds({ position }: { readonly position: Position }) {
  const t = useTexts();
  const name = positionName(position);
  return (
    <>
      <Link to={orderPath('orderEntry', position, { side: 'buy' })} aria-label={t('depot.buyOf', { name })}>
        {t('depot.buy')}
      </Link>
      <Link
        to={orderPath('orderEntry', position, { side: 'sell', quantity: available(position) })}
        aria-label={t('depot.sellOf', { name })}
      >
        {t('depot.sell')}
      </Link>
      {protectionHindrance(position) === undefined && (
        <Link to={orderPath('orderProtection', position)} aria-label={t('depot.protectOf', { name })}>
          {t('depot.protect')}
        </Link>
      )}
    </>
  );
}

const available = ({ availableQuantity }: Position): string =>
  decimalText(availableQuantity.value).replace('.', ',');

function orderPath(
  page: RouteName,
  { wkn, depotId }: Position,
  { side, quantity }: { readonly side?: string; readonly quantity?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(side !== undefined && { side }),
    wkn,
    target: depotId,
    ...(quantity !== undefined && { quantity }),
  });
  return `${pathOf(page)}?${query.toString()}`;
}
