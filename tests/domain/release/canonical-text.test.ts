import { decimal } from '@domain/money/decimal';
import { canonicalText } from '@domain/release/canonical-text';
import { fc } from '@tests/support/properties';

describe('the text of a request [ORD-17]', () => {
  it.each([
    [
      { side: 'BUY', limit: { value: decimal('10.50'), unit: 'EUR' } },
      '{"limit":{"unit":"EUR","value":"10.50"},"side":"BUY"}',
    ],
    [[decimal('-0.05'), 3n, null, 'a'], '["-0.05","3",null,"a"]'],
    [{ units: 5, scale: 2 }, '{"scale":2,"units":5}'],
    [{ b: [{ d: 1, c: undefined }], a: true }, '{"a":true,"b":[{"d":1}]}'],
  ])('%# is written with its fields in order and its decimals exact', (request, text) => {
    expect(canonicalText(request)).toBe(text);
  });

  it('is the same for the same request, in whatever order its fields stand', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (request) => {
        expect(canonicalText(Object.fromEntries(Object.entries(request).reverse()))).toBe(
          canonicalText(request),
        );
      }),
    );
  });

  it('is another one for another amount, another order of parts, another decimal place', () => {
    const texts = [
      [decimal('1.0')],
      [decimal('1.00')],
      [decimal('10')],
      [decimal('1.0'), null],
      [null, decimal('1.0')],
    ];
    expect(new Set(texts.map(canonicalText)).size).toBe(texts.length);
  });
});
