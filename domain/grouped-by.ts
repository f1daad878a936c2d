/** The items that have the same key, in their order; the keys stand in the order in which they come first. */
export function groupedBy<K, T>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
