import type { ValuePoint } from '@domain/depot/value-history';
import type { DepotId } from '@domain/codes/ids';
import type { Result } from '../result';

/** What depots have been worth. */
export interface ValueHistoryGateway {
  /** The value at the end of each of so many days up to today, oldest first; days without one are left out. */
  valueHistory(depotId: DepotId, days: number): Result<readonly ValuePoint[]>;
}
