import type { Depot } from '@domain/depot/depot';
import type { DepotTotals } from '@domain/depot/depot-totals';
import type { Position } from '@domain/depot/position';
import type { DepotId } from '@domain/codes/ids';
import type { OnPart } from './on-part';
import type { Result } from '../result';

/** A depot's positions with the totals the bank states for them. */
export interface Positions {
  readonly positions: readonly Position[];
  readonly totals: DepotTotals;
}

/** The customer's depots and what is in them. */
export interface DepotGateway {
  /** All depots; the first one is the default (brokerage.md 3). */
  depots(): Result<readonly Depot[]>;
  /** What is in a depot; of a long one the parts are told while the rest is read, the totals with the first. */
  positions(depotId: DepotId, onPart?: OnPart<Positions>): Result<Positions>;
}
