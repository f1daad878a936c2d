type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** A record whose possibly undefined entries are optional instead. */
export type Present<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined: the domain's optional fields are absent or have a value. */
export const present = <T extends object>(record: T): Present<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Present<T>;
