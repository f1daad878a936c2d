import type { Position } from '@domain/depot/position';
import { Link } from 'react-router-dom';
import { usePositionDeeds } from './use-position-deeds';

interface PositionDeedsProps {
  readonly position: Position;
  /** Where the width does not carry each of them. */
  readonly classOf?: Readonly<Record<string, string | undefined>>;
}

/** The ways from a position to an order, as words. */
export function PositionDeeds({ position, classOf = {} }: PositionDeedsProps) {
  const deeds = usePositionDeeds(position);
  return deeds.map(({ id, label, name, to }) => (
    <Link key={id} className={classOf[id]} to={to} aria-label={name}>
      {label}
    </Link>
  ));
}
