/** Something with a place on a line. */
export interface Placed {
  readonly position: number;
}

/** Pushes labels that would cover each other apart, keeping their order; the lines they name stay true. */
export function apart<Label extends Placed>(
  labels: readonly Label[],
  distance: number,
): readonly (Label & { readonly place: number })[] {
  let free = Number.NEGATIVE_INFINITY;
  const pushed = [...labels]
    .sort((a, b) => a.position - b.position)
    .map((label) => {
      const place = Math.max(label.position, free);
      free = place + distance;
      return { ...label, place };
    });
  const excess = Math.max(0, free - distance - 100);
  return pushed.map((label) => ({ ...label, place: label.place - excess }));
}
