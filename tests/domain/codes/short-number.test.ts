import { shortNumber } from '@domain/codes/short-number';

describe('a number as people read it out', () => {
  it.each([
    ['018f3c2a-77d1-7c3e-b5a0-9b1e0204af85', '0204\u00a0AF85', 'the end of a long one, in two groups'],
    ['12345678a', '2345\u00a0678A', 'of nine characters the last eight'],
    ['12345abc', '12345abc', 'one of eight as it is'],
    ['1', '1', 'and any shorter one'],
  ])('%s is %s: %s [OBK-01]', (id, short) => {
    expect(shortNumber(id)).toBe(short);
  });
});
