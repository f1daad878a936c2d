import type { InstrumentId } from '@domain/codes/ids';
import type { PriceAlarms, Watch } from '@domain/instrument/watch';
import type { Result } from '../result';

/** What the customer watches. */
export interface WatchlistGateway {
  /** The newest first. */
  watches(): Result<readonly Watch[]>;
  /** Watches it from now on, with these alarms instead of those it had; without any named, what is watched keeps its own. */
  watch(instrumentId: InstrumentId, alarms?: PriceAlarms): Result<Watch>;
  unwatch(instrumentId: InstrumentId): Result<void>;
}
