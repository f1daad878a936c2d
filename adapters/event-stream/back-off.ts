/** The first pause before reconnecting, doubled after each failure up to the last, in ms. */
const FIRST = 1_000;
const LAST = 30_000;

/**
 * How long to wait after so many failures in a row. `random` (0 to 1) takes up to half of it off, so that
 * after an outage not all customers come back in the same moment.
 */
export const backOff = (failures: number, random: number): number =>
  Math.min(FIRST * 2 ** Math.max(0, failures - 1), LAST) * (1 - random / 2);
