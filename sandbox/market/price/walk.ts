import type { Instant } from '@domain/time/instant';
import { noiseRange, noiseSeed, valueNoise } from './noise';

/** One layer of a walk: how long a swing takes and how far it goes (as a logarithm of the price). */
interface Octave {
  readonly seconds: number;
  readonly amplitude: number;
}

/** The layers whose sum is the logarithm of a price over time. */
export interface Walk {
  readonly seed: number;
  readonly octaves: readonly Octave[];
}

const YEAR = 365.25 * 86_400;

/** Four times longer each, from four seconds to two years: a swing's size grows with the root of its length. */
const PERIODS = Array.from({ length: 13 }, (_, octave) => 4 ** (octave + 1));

/** A second's own movement, without which a calm price would stand still for minutes. */
const SHORTEST = 1;

/**
 * The walk of one name. `volatility` is the usual relative movement of a year, `flicker` the relative
 * movement of a single second at least (a price that is watched must tick).
 */
export const walk = (name: string, volatility: number, flicker: number): Walk => ({
  seed: noiseSeed(name),
  octaves: [
    { seconds: SHORTEST, amplitude: flicker },
    ...PERIODS.map((seconds) => ({ seconds, amplitude: (volatility / 2) * Math.sqrt(seconds / YEAR) })),
  ].filter(({ amplitude }) => amplitude > 0),
});

/** The logarithm of the price at a moment, up to a constant. */
export function walkAt({ seed, octaves }: Walk, moment: Instant): number {
  let sum = 0;
  for (const [index, { seconds, amplitude }] of octaves.entries()) {
    sum += amplitude * valueNoise(seed + index, moment / 1_000 / seconds);
  }
  return sum;
}

/** The lowest and the highest that the walk can be within a stretch of time; never too narrow. */
export function walkRange(
  { seed, octaves }: Walk,
  from: Instant,
  to: Instant,
): { readonly lowest: number; readonly highest: number } {
  let lowest = 0;
  let highest = 0;
  for (const [index, { seconds, amplitude }] of octaves.entries()) {
    const scale = 1_000 * seconds;
    const [least, most] = noiseRange(seed + index, from / scale, to / scale);
    lowest += amplitude * least;
    highest += amplitude * most;
  }
  return { lowest, highest };
}
