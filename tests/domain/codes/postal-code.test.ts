import { isPostalCode, isPostalCodeOf } from '@domain/codes/postal-code';

describe('postal codes', () => {
  it.each([
    ['DE', '10115', '00115', '1011', '101155'],
    ['AT', '1010', '0101', '10100'],
    ['CH', '8001', '0801', '80011'],
    ['LI', '9490', '8001'],
    ['BE', '1000', '0100'],
    ['NL', '1012 AB', '0012 AB', '1012'],
    ['LU', '1009', '10099'],
    ['DK', '0999', '999'],
    ['FR', '01000', '1000'],
    ['IT', '00118', '118'],
    ['ES', '01001', '00001', '53001'],
    ['PL', '00-950', '00950'],
    ['CZ', '110 00', '1100'],
    ['SE', '111 22', '1112'],
    ['GB', 'SW1A 1AA', '1SW 1AA'],
    ['US', '94105-1234', '9410', '94105-12'],
    ['BG', '1000', '100', '10000'],
    ['CY', '1010', '101'],
    ['EE', '10111', '1011'],
    ['FI', '00100', '0100', 'ABC-DEF'],
    ['GR', '104 31', '1043', 'ZZZ'],
    ['HR', '10000', '1000'],
    ['HU', '1051', '0051', 'AAAA'],
    ['IE', 'D02 X285', 'D2 X285'],
    ['IS', '101', '1011'],
    ['LT', 'LT-01100', '0110'],
    ['LV', 'LV-1050', '105'],
    ['MT', 'VLT 1117', 'VL 1117'],
    ['NO', '0150', '150'],
    ['PT', '1000-001', '1000001'],
    ['RO', '010011', '01001'],
    ['SI', '1000', '10000'],
    ['SK', '811 01', '8110'],
    ['JP', '100-0001', '1', 'ABCDEFGHIJK'],
  ])('knows those of %s: %s, but not %s [APP-07]', (country, right, ...wrong) => {
    expect(isPostalCodeOf(country, right)).toBe(true);
    expect(wrong.filter((code) => isPostalCodeOf(country, code))).toEqual([]);
  });

  it.each([
    ['12', false],
    ['123', true],
    ['1234567890', true],
    ['12345678901', false],
    ['-123', false],
    ['123-', false],
    ['12_3', false],
  ])(
    'may be any text of three to ten characters where the country is not known: %s may: %s [APP-07]',
    (code, may) => {
      expect(isPostalCode(code)).toBe(may);
    },
  );
});
