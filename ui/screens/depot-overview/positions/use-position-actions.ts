import type { Position } from '@domain/depot/position';
import { protectionHindrance } from '@domain/order/prefill/protection';
import { decimalText } from '@domain/money/decimal';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { useTexts } from '@ui/i18n/use-texts';
import { positionPath } from '@ui/parts/depot/position-path';
import { positionName } from '@domain/depot/position-name';
import type { CSSProperties } from 'react';

/** Something that can be done with a position, and where. */
export interface PositionAction {
  readonly id: 'buy' | 'sell' | 'protect' | 'save';
  readonly label: string;
  /** Names the position, too. */
  readonly name: string;
  readonly to: string;
  /** Unseen while it is not known whether the customer may. */
  readonly style?: CSSProperties | undefined;
}

/** The ways from a position to an order: buy more, sell what is free, protect it or save in it where that is possible; read in an observer. */
export function usePositionActions(position: Position): readonly PositionAction[] {
  const t = useTexts();
  const name = positionName(position);
  const plan = useOffered('savingsPlanCreation');
  const action = (id: PositionAction['id'], to: string): PositionAction => ({
    id,
    label: t(`depot.${id}`),
    name: t(`depot.${id}Of`, { name }),
    to,
  });
  return [
    action('buy', positionPath('orderEntry', position, { side: 'buy' })),
    action('sell', positionPath('orderEntry', position, { side: 'sell', quantity: available(position) })),
    ...(protectionHindrance(position) === undefined
      ? [action('protect', positionPath('orderProtection', position))]
      : []),
    ...(plan && position.instrument?.savingsPlanEligible === true
      ? [{ ...action('save', positionPath('savingsPlanCreation', position)), ...plan }]
      : []),
  ];
}

/** The orders of the position's security in the order book, of whatever day. */
export const ordersPath = ({ wkn, depotId }: Position): string =>
  `${pathOf('orderBook')}?${new URLSearchParams({ depot: depotId, wkn, zeitraum: 'all' }).toString()}`;

const available = ({ availableQuantity }: Position): string =>
  decimalText(availableQuantity.value).replace('.', ',');
