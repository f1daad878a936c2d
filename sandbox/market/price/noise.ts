/** Prices are made of millions of these: as names of this module they are found at once. */
const { floor, imul, max, min } = Math;

/** Where a noise starts: 32 bits made from a text by FNV-1a, the same in every process and after every start. */
export function noiseSeed(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    state = imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state >>> 0;
}

/** A number in [0, 1) that depends on seed and lattice point alone (the finaliser of MurmurHash3). */
export function latticeValue(seed: number, point: number): number {
  let state = seed ^ imul(point | 0, 0x9e3779b1);
  state = imul(state ^ (state >>> 16), 0x85ebca6b);
  state = imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Value noise in [-1, 1]: continuous in x, hashed at whole numbers, eased between them. */
export function valueNoise(seed: number, x: number): number {
  const left = floor(x);
  const along = x - left;
  const eased = along * along * (3 - 2 * along);
  const from = latticeValue(seed, left);
  return 2 * (from + (latticeValue(seed, left + 1) - from) * eased) - 1;
}

/** Over more lattice points than this the noise may be anything. */
const MOST_POINTS = 8;

/** Bounds of the noise between two places: between lattice points it only rises or only falls. */
export function noiseRange(seed: number, from: number, to: number): readonly [least: number, most: number] {
  if (to - from > MOST_POINTS) return [-1, 1];
  const start = valueNoise(seed, from);
  const end = valueNoise(seed, to);
  let least = min(start, end);
  let most = max(start, end);
  for (let point = floor(from) + 1; point < to; point++) {
    const value = 2 * latticeValue(seed, point) - 1;
    least = min(least, value);
    most = max(most, value);
  }
  return [least, most];
}
