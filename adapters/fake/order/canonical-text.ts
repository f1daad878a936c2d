/** A value as a text in which the order of fields does not matter: how the fake bank tells whether two orders are the same. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return part.toString();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
