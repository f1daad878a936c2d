/**
 * Whether two values say the same: texts, numbers, lists and records by what they hold, instances of classes and
 * functions by identity. What comes out the same tells nobody that it was calculated again.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other);
  const kind: unknown = Object.getPrototypeOf(one);
  if (kind !== Object.getPrototypeOf(other)) return false;
  return (kind === Object.prototype || kind === null) && sameRecord(one, other);
}

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => sameValue(value, other[index]));

function sameRecord(one: object, other: object): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && sameValue(value, Reflect.get(other, key)))
  );
}
