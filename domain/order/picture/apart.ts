/** Something with a place on a line. */
export interface Placed {
  /** In percent from the top. */
  readonly position: number;
}

/**
 * Pushes labels that would cover each other apart, keeping their order, and none over the edge; the lines they
 * name stay true. `distance` is the height of a label in percent; labels that do not fit at all share the room.
 */
export function apart<Label extends Placed>(
  labels: readonly Label[],
  distance: number,
): readonly (Label & { readonly place: number })[] {
  const step = Math.min(distance, 100 / Math.max(1, labels.length));
  let free = step / 2;
  const pushed = [...labels]
    .sort((a, b) => a.position - b.position)
    .map((label) => {
      const place = Math.max(label.position, free);
      free = place + step;
      return { ...label, place };
    });
  let last = 100 - step / 2;
  return pushed
    .reverse()
    .map((label) => {
      const place = Math.min(label.place, last);
      last = place - step;
      return { ...label, place };
    })
    .reverse();
}
