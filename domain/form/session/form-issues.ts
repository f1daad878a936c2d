import type { Cell } from '../graph/cell';
import { Computed } from '../graph/computed';
import type { Source } from '../graph/source';
import type { Issue } from '../issue';
import { acrossPlaces } from './across-places';
import type { Layout } from './layout';

/**
 * What is said of the form as a whole: what the bank says of it, and what is found at a place where nobody could see or
 * mend it, since it is not asked for or takes no input.
 */
export function formIssueCell(
  layout: Cell<Layout>,
  found: Source<readonly Issue[]>,
  said: Source<readonly Issue[]>,
): Computed<readonly Issue[]> {
  const made: Computed<readonly Issue[]> = new Computed<readonly Issue[]>([layout, found, said], () => {
    const opens = new Map<string | undefined, Cell<boolean>>();
    for (const { field } of found.get()) {
      const place = layout.get().placeAt(field);
      if (place !== undefined) opens.set(field, place.openCell);
    }
    made.rewire([layout, found, said, ...opens.values()]);
    const homeless = found.get().filter(({ field }) => opens.get(field)?.get() !== true);
    return [...homeless.map((issue): Issue => ({ ...issue, field: undefined })), ...said.get()];
  });
  return made;
}

/** The errors the customer is to see, in the order of the page, those of the form last. */
export function shownCell(layout: Cell<Layout>, ofForm: Cell<readonly Issue[]>): Computed<readonly Issue[]> {
  const shown = acrossPlaces(layout, (place) => place.shownCell);
  return new Computed([shown, ofForm], () => [...shown.get().flat(), ...ofForm.get()]);
}
