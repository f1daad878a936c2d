import { fc } from '@tests/support/properties';
import { sameValue } from '@domain/form/same-value';

class Thing {
  readonly name = 'thing';
}
const thing = new Thing();

describe('values that say the same', () => {
  it.each([
    ['a number that is none', NaN, NaN, true],
    ['decimals by their digits', { units: 10n, scale: 1 }, { units: 10n, scale: 1 }, true],
    ['a list in another order', [1, 2], [2, 1], false],
    ['a list that goes on', [1], [1, 2], false],
    ['a member that is undefined and one that is absent', { a: undefined }, { b: 1 }, false],
    ['records without a prototype', Object.create(null), Object.create(null), true],
    ['a record with a prototype and one without', {}, Object.create(null), false],
    ['an empty list and an empty record', [], {}, false],
    ['nothing and an empty record', null, {}, false],
    ['two things of a class', new Thing(), new Thing(), false],
    ['the same thing', thing, thing, true],
    ['two functions', () => 1, () => 1, false],
  ])('%s', (_, one, other, same) => {
    expect(sameValue(one, other)).toBe(same);
    expect(sameValue(other, one)).toBe(same);
  });

  it('are those that serialise alike', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(sameValue(one, JSON.parse(JSON.stringify(one)))).toBe(true);
        const isSame = sameValue(one, other);
        expect(isSame).toBe(sameValue(other, one));
      }),
    );
  });
});
