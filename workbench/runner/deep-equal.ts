/** Objects that are being compared already: a circle is equal where it comes back to itself in both. */
type Pairs = ReadonlyMap<object, object>;

/** Whether two values are equal as `node:assert/strict` has it: same prototypes, same own members, `Object.is` within. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => areEqual(one, other, new Map());

function areEqual(one: unknown, other: unknown, before: Pairs): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || typeof one === 'function') return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (before.get(one) === other) return true;
  const pairs = new Map([...before, [one, other]]);
  return hasSameContent(one, other, pairs) && hasSameMembers(one, other, pairs);
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** What an object holds besides its members. */
function hasSameContent(one: object, other: object, pairs: Pairs): boolean {
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime());
  if (one instanceof RegExp && other instanceof RegExp) return String(one) === String(other);
  if (one instanceof Error && other instanceof Error)
    return one.message === other.message && one.name === other.name;
  if (one instanceof Map && other instanceof Map) return holdsSame([...one], [...other], pairs);
  if (one instanceof Set && other instanceof Set) return holdsSame([...one], [...other], pairs);
  return !Array.isArray(one) || !Array.isArray(other) || one.length === other.length;
}

/** Whether each entry has one of its own among the others, in whatever order. */
function holdsSame(some: readonly unknown[], others: readonly unknown[], pairs: Pairs): boolean {
  const left = [...others];
  return (
    some.length === others.length &&
    some.every((entry) => {
      const at = left.findIndex((candidate) => areEqual(entry, candidate, pairs));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function hasSameMembers(one: object, other: object, pairs: Pairs): boolean {
  const keys = membersOf(one);
  return (
    keys.length === membersOf(other).length &&
    keys.every(
      (key) =>
        Object.prototype.propertyIsEnumerable.call(other, key) &&
        areEqual(Reflect.get(one, key), Reflect.get(other, key), pairs),
    )
  );
}

const membersOf = (value: object): readonly PropertyKey[] =>
  Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
