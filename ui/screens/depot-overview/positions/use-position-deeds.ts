import type { Position } from '@domain/depot/position';
import { protectionHindrance } from '@domain/order/draft/protection';
import { decimalText } from '@domain/money/decimal';
import { pathOf, type RouteName } from '@ui/app/routes';
import { useTexts } from '@ui/i18n/use-texts';
import { positionName } from '@domain/depot/position-name';

/** Something that can be done with a position, and where. */
export interface PositionDeed {
  readonly id: 'buy' | 'sell' | 'protect';
  readonly label: string;
  /** Names the position, too. */
  readonly name: string;
  readonly to: string;
}

/** The ways from a position to an order: buy more, sell what is free, protect it where that is possible. */
export function usePositionDeeds(position: Position): readonly PositionDeed[] {
  const t = useTexts();
  const name = positionName(position);
  const deed = (id: PositionDeed['id'], to: string): PositionDeed => ({
    id,
    label: t(`depot.${id}`),
    name: t(`depot.${id}Of`, { name }),
    to,
  });
  return [
    deed('buy', orderPath('orderEntry', position, { side: 'buy' })),
    deed('sell', orderPath('orderEntry', position, { side: 'sell', quantity: available(position) })),
    ...(protectionHindrance(position) === undefined
      ? [deed('protect', orderPath('orderProtection', position))]
      : []),
  ];
}

/** The orders of the position's security in the order book, of whatever day. */
export const ordersPath = ({ wkn, depotId }: Position): string =>
  `${pathOf('orderBook')}?${new URLSearchParams({ depot: depotId, wkn, zeitraum: 'all' }).toString()}`;

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
