import type { Position } from '@domain/depot/position';
import { ActionMenu } from '@ui/components/action/action-menu';
import { useTexts } from '@ui/i18n/use-texts';
import { positionName } from '@domain/depot/position-name';
import { observer } from 'mobx-react-lite';
import { ordersPath, usePositionActions } from './use-position-actions';

interface PositionMenuProps {
  readonly position: Position;
  readonly className: string | undefined;
}

/** All that can be done with a position, behind a button. */
export const PositionMenu = observer(function PositionMenu({ position, className }: PositionMenuProps) {
  const t = useTexts();
  const actions = usePositionActions(position).filter(({ style }) => style === undefined);
  return (
    <ActionMenu
      className={className}
      label={t('depot.moreOf', { name: positionName(position) })}
      actions={[...actions, { id: 'orders', label: t('depot.orders'), to: ordersPath(position) }]}
    />
  );
});
