import { fc } from '@tests/support/properties';
import { present } from '@adapters/http/wire/present';

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
/** The wire's names; `__proto__` is none: `JSON.parse` would make an own entry of it that no field of ours can carry. */
const name = fc.string().filter((some) => some !== '__proto__');
const record = fc.dictionary(name, value, { noNullPrototype: true });

describe('a record of the wire for the domain', () => {
  it('keeps every field that has a value, in its place, and no other [OBK-06]', () => {
    fc.assert(
      fc.property(record, (some) => {
        const kept = Object.entries(some).filter(([, each]) => each !== undefined);
        expect(Object.entries(present(some))).toEqual(kept);
      }),
    );
  });

  it('is not copied where nothing is left out [OBK-06]', () => {
    const whole = { limit: '33.19', validity: null };
    expect(present(whole)).toBe(whole);
  });

  it('leaves the given record as it is where something is left out', () => {
    const some = { limit: undefined, side: 'BUY' };
    expect(Object.keys(present(some))).toEqual(['side']);
    expect(Object.keys(some)).toEqual(['limit', 'side']);
  });
});
