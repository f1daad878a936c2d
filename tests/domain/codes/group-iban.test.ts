import { groupIban } from '@domain/codes/group-iban';

it.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['de89 3704-0044', 'DE89 3704 0044'],
  ['DE89', 'DE89'],
  ['', ''],
])('an IBAN is written in groups of four: %s [APP-07]', (typed, written) => {
  expect(groupIban(typed)).toBe(written);
});
