/** What is known of the heights of a list's rows, in pixels. */
export interface KnownHeights {
  /** Of a row nobody has seen yet, and of each that is not said to differ. */
  readonly usual: number;
  /** Rows that were seen to be of another height. */
  readonly others: ReadonlyMap<string, number>;
}

/** A difference of less than this is a rounding of the browser's. */
const NOTABLE = 0.5;

/**
 * What is known once these rows were measured; the same object where that says nothing new, so that scrolling
 * through rows of one height draws nothing twice. Where no row is as high as it was thought, nobody has seen one
 * before or the layout has changed: what was known is forgotten, and the middle one of them is the usual.
 */
export function learnedHeights(
  known: KnownHeights,
  measured: readonly (readonly [key: string, height: number])[],
): KnownHeights {
  const news = measured.filter(([key, height]) => differs(height, known.others.get(key) ?? known.usual));
  if (news.length === 0) return known;
  if (news.length < measured.length) return { ...known, others: new Map([...known.others, ...news]) };
  const ranked = measured.map(([, height]) => height).sort((a, b) => a - b);
  const usual = ranked[Math.floor(ranked.length / 2)] ?? known.usual;
  return { usual, others: new Map(measured.filter(([, height]) => differs(height, usual))) };
}

const differs = (one: number, other: number): boolean => Math.abs(one - other) >= NOTABLE;
