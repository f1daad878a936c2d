import type { Instant } from '@domain/time/instant';

/** A time in which nobody quotes an instrument, as after news; without an end it lasts. */
export interface TradingHalt {
  readonly from: Instant;
  readonly until?: Instant;
}

/** Whether trading is halted at a moment. */
export const isHalted = (halts: readonly TradingHalt[], moment: Instant): boolean =>
  halts.some(({ from, until }) => moment >= from && (until === undefined || moment < until));
