/** What is known of the heights of a list's rows, in pixels. */
export interface KnownHeights {
  /** Of a row nobody has seen yet, and of each that is not said to differ. */
  readonly usual: number;
  /** Rows that were seen to be of another height; undefined while nobody has seen a row. */
  readonly others: ReadonlyMap<string, number> | undefined;
}

/** A difference of less than this is a rounding of the browser's. */
const NOTABLE = 0.5;

/**
 * What is known once these rows were measured; the same object where that says nothing new, so that scrolling
 * through rows of one height draws nothing twice. The middle one of the first rows seen stays the usual: rows may
 * grow and shrink with what is drawn beside them, and a list that followed them would never come to rest.
 */
export function learnedHeights(
  known: KnownHeights,
  measured: readonly (readonly [key: string, height: number])[],
): KnownHeights {
  const { usual, others } = known;
  if (others === undefined) {
    const ranked = measured.map(([, height]) => height).sort((a, b) => a - b);
    const middle = ranked[Math.floor(ranked.length / 2)];
    return middle === undefined ? known : learnedHeights({ usual: middle, others: new Map() }, measured);
  }
  const news = measured.filter(([key, height]) => differs(height, others.get(key) ?? usual));
  return news.length === 0 ? known : { usual, others: new Map([...others, ...news]) };
}

const differs = (one: number, other: number): boolean => Math.abs(one - other) >= NOTABLE;
