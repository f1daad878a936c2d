import type { Instant } from '../time/instant';

/**
 * What the tabs of one browser know together: three moments of the device's clock and nothing else. The last sign
 * of the customer in any tab, when the session ends if none follows, and when a session ended last.
 */
export interface Pulse {
  readonly activeAt: Instant;
  readonly endsAt: Instant;
  readonly endedAt?: Instant;
}

/**
 * What two tabs know together. The later sign counts, of equal ones the earlier end, so that the strictest tab
 * decides. In whatever order and however often tabs hear of each other, they come to the same.
 */
export function joined(a: Pulse, b: Pulse): Pulse {
  const { activeAt, endsAt } = counts(a, b) ? a : b;
  const endedAt = later(a.endedAt, b.endedAt);
  return { activeAt, endsAt, ...(endedAt === undefined ? {} : { endedAt }) };
}

/** Whether both say the same. */
export const isSamePulse = (a: Pulse, b: Pulse): boolean =>
  a.activeAt === b.activeAt && a.endsAt === b.endsAt && a.endedAt === b.endedAt;

const counts = (a: Pulse, b: Pulse): boolean =>
  a.activeAt === b.activeAt ? a.endsAt <= b.endsAt : a.activeAt > b.activeAt;

const later = (a: Instant | undefined, b: Instant | undefined): Instant | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a;
