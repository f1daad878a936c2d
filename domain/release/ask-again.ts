const FIRST = 5_000;
const LONGEST = 60_000;

/** Milliseconds until a bank that stays silent is asked again: 5 s, twice as long each time, a minute at most. */
export const askAgainAfter = (times: number): number =>
  Math.min(LONGEST, FIRST * 2 ** Math.max(0, times - 1));
