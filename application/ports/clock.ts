import type { Instant } from '@domain/shared/instant';

/** The bank's time, which may differ from the device's. */
export interface Clock {
  now(): Instant;
}
