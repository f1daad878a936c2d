import { fundKeys } from '@domain/fund-depot/fund-message';
import { referenceKeys } from '@domain/fund-depot/form/reference-form';
import { fundMessage } from '@sandbox/areas/fund-depot/check/fund-messages';

const places = [...Object.keys(fundKeys), ...referenceKeys];

describe('what the bank says about fund depots', () => {
  it.each(fundMessage.keys)('%s has its place in the portal [FUN-01]', (key) => {
    expect(places).toContain(key);
  });
});
