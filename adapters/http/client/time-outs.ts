/**
 * How long a call may take before the portal stops waiting, in milliseconds, by what the call does
 * (reliability.md 7). Creating waits longest: giving up early only means asking the bank afterwards.
 */
export const timeOuts = {
  read: 10_000,
  check: 15_000,
  create: 30_000,
} as const;
