import type { Position } from '../../depot/position';
import type { DepotId } from '../../codes/ids';
import type { Instant } from '../../time/instant';
import { protectionHindrance } from './protection';

/** A sale that ended by itself, where and of what. */
interface Ended {
  readonly depotId: DepotId;
  readonly isin: string;
  readonly at: Instant;
}

/** What was to be sold, is held still, and nothing sells any more. */
export interface LapsedSale {
  readonly position: Position;
  /** When its order ended. */
  readonly at: Instant;
}

/**
 * What of ended sales, the latest first, is held and bound by no other order: a stop that has expired protects nobody, a
 * follow order that has ended leaves what its base bought. Each position once, by its latest.
 */
export const lapsedSales = (ended: readonly Ended[], positions: readonly Position[]): readonly LapsedSale[] =>
  positions.flatMap((position) => {
    const { depotId, instrument } = position;
    const last = ended.find((sale) => sale.depotId === depotId && sale.isin === instrument?.isin);
    return last === undefined || protectionHindrance(position) !== undefined
      ? []
      : [{ position, at: last.at }];
  });
