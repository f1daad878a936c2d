/** The edited values of a form by field name, as kept in a draft. */
export type FormSnapshot = Readonly<Record<string, unknown>>;

/**
 * The value a field takes from a kept draft: only one of the kind its first value has, since a draft may
 * come from an older version of the form or be damaged.
 */
export function restorable<Value>(kept: unknown, initial: Value): kept is Value {
  if (initial === undefined || initial === null) return kept !== undefined;
  return typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial);
}
