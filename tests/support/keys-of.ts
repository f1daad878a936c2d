/** The keys of a record whose type names all of them. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);
