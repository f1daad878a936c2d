import type { Instant } from '@domain/time/instant';

/** The bank's time, which may differ from the device's. */
export interface Clock {
  now(): Instant;
}
