import { catalogue, wireNameOf } from '@domain/product-application/catalogue/catalogue';
import { FIELDS } from '@sandbox/areas/application/field/field-catalogue';

describe('the two lists of fields, each derived by its side [APP-12]', () => {
  it('name the same', () => {
    const portal = new Set(catalogue.map(({ name }) => wireNameOf(name) ?? name));
    const bank = new Set(FIELDS.keys());
    expect([...portal].filter((name) => !bank.has(name))).toEqual([]);
    expect([...bank].filter((name) => !portal.has(name))).toEqual([]);
  });
});
