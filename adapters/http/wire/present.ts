type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** A record whose possibly undefined entries are optional instead. */
export type Present<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/**
 * Leaves out what is undefined: the domain's optional fields are absent or have a value. Long lists are full of
 * these records and most lack nothing, so that one is only made again where something is left out.
 */
export function present<T extends object>(record: T): Present<T> {
  for (const key in record) if (record[key] === undefined) return without(record);
  return record;
}

function without<T extends object>(record: T): Present<T> {
  const kept: Partial<T> = {};
  for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
  return kept as Present<T>;
}
