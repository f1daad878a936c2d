import type { Assumptions } from './allocation';

/** What is paid in at once and a month, in euros, and what buying and holding it costs. */
export interface Investment {
  readonly amount: number;
  readonly rate: number;
  readonly amountFee: number;
  readonly rateFee: number;
  /** Percent a year. */
  readonly costPercent: number;
}

/** One year of the picture, in whole euros: what was paid in, and what nine of ten simulated courses lie between. */
export interface OutcomeYear {
  readonly year: number;
  readonly paidIn: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** How many courses are drawn; the seed is fixed, so that the same answers show the same picture. */
export const COURSES = 1_000;
const SEED = 20_261_123;
const MONTHS = 12;
const LOW = 0.05;
const HIGH = 0.95;

/**
 * A range of outcomes by simulation: each month draws a lognormal return after the costs of holding, and at its beginning the rate
 * buys, less the fee. Estimates, never promises: numbers of a picture, not amounts that are booked.
 */
export function outcomeRange(
  { amount, rate, amountFee, rateFee, costPercent }: Investment,
  { returnPercent, volatilityPercent }: Assumptions,
  years: number,
): readonly OutcomeYear[] {
  const volatility = volatilityPercent / 100 / Math.sqrt(MONTHS);
  const drift = Math.log(1 + (returnPercent - costPercent) / 100) / MONTHS - volatility ** 2 / 2;
  const draw = normalDraws(SEED);
  const values = new Float64Array(COURSES).fill(amount - amountFee);
  return Array.from({ length: years }, (_, index) => {
    for (let course = 0; course < COURSES; course += 1)
      for (let month = 0; month < MONTHS; month += 1)
        values[course] = ((values[course] ?? 0) + rate - rateFee) * Math.exp(drift + volatility * draw());
    const sorted = Float64Array.from(values).sort();
    const at = (share: number): number => Math.round(sorted[Math.floor(share * (COURSES - 1))] ?? 0);
    const year = index + 1;
    return { year, paidIn: amount + rate * MONTHS * year, low: at(LOW), middle: at(0.5), high: at(HIGH) };
  });
}

/** Standard normal numbers by Box and Muller, from a small generator of even ones (mulberry32). */
function normalDraws(seed: number): () => number {
  let state = seed;
  const even = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
}
