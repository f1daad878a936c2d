import { sheetOf } from '@domain/instrument/product-sheet';

describe('the document that tells of a security before it is bought [CUS-03]', () => {
  it.each([
    ['SHARE', false, false, 'information'],
    ['BONDS', false, false, 'information'],
    ['ETF', true, true, 'key-information'],
    ['CERTIFICATE', true, false, undefined],
    ['NOT_AVAILABLE', false, false, undefined],
  ] as const)('of a %s, packaged: %s, made: %s, is %s', (type, priipsRelevant, made, expected) => {
    expect(sheetOf({ type, priipsRelevant, keyInformationAvailable: made })).toBe(expected);
  });
});
