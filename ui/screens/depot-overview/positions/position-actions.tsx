import type { Position } from '@domain/depot/position';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { usePositionActions } from './use-position-actions';

interface PositionActionsProps {
  readonly position: Position;
  /** Where the width does not carry each of them. */
  readonly classOf?: Readonly<Record<string, string | undefined>>;
}

/** The ways from a position to an order, as words. */
export const PositionActions = observer(function PositionActions({
  position,
  classOf = {},
}: PositionActionsProps) {
  const actions = usePositionActions(position);
  return actions.map(({ id, label, name, to, style }) => (
    <Link key={id} className={classOf[id]} to={to} style={style} aria-label={name}>
      {label}
    </Link>
  ));
});
