import type { Cell } from '../graph/cell';
import { Computed } from '../graph/computed';
import type { Layout } from './layout';
import type { Placed } from './placed';

/** One thing of every place of a layout, in its order; rows may come and go. */
export function acrossPlaces<T>(
  layout: Cell<Layout | undefined>,
  pick: (place: Placed) => Cell<T>,
): Computed<readonly T[]> {
  const made: Computed<readonly T[]> = new Computed<readonly T[]>([layout], () => {
    const cells = (layout.get()?.places ?? []).map(pick);
    made.rewire([layout, ...cells]);
    return cells.map((cell) => cell.get());
  });
  return made;
}
