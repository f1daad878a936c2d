import { enterableOrderTypes } from '@domain/order/order-request';
import {
  isProtective,
  protectedValue,
  protectionHindrance,
  unprotectedQuantity,
} from '@domain/order/prefill/protection';
import { amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { EUR, PIECES, USD } from '@domain/money/unit';

const pieces = (text: string) => amount(text, PIECES);
const eur = (text: string) => amount(text, EUR);

describe('protecting a position [ORD-22]', () => {
  it('is for stops that sell, nothing else', () => {
    expect(enterableOrderTypes.filter(isProtective)).toEqual([
      'STOP_MARKET',
      'STOP_LIMIT',
      'TRAILING_STOP_MARKET',
      'TRAILING_STOP_LIMIT',
      'TRAILING_STOP_NATIVE_MARKET',
      'ONE_CANCELS_OTHER',
    ]);
  });

  it.each<[boolean, string, string | undefined]>([
    [true, '40', undefined],
    [true, '0', 'nothing-free'],
    [false, '40', 'not-hedgeable'],
    [false, '0', 'not-hedgeable'],
  ])('hedgeable %s with %s free: %s', (hedgeable, free, expected) => {
    expect(protectionHindrance({ hedgeable, availableQuantityToHedge: pieces(free) })).toBe(expected);
  });

  it('says what a stop keeps, and how much of today that is', () => {
    const kept = protectedValue(pieces('40'), eur('214.00'), eur('232.75'));
    expect(kept?.quantity).toEqual(pieces('40'));
    expect(kept?.value).toEqual(eur('8560.00'));
    expect(kept && decimalText(kept.share)).toMatch(/^91[.]94/);
  });

  it.each([
    ['part of it', pieces('14'), pieces('10')],
    ['all of it', pieces('24'), undefined],
    ['more than is there', pieces('30'), undefined],
    ['something else', eur('14'), undefined],
  ])('knows what of 24 pieces is left out by an order over %s', (_, quantity, left) => {
    expect(unprotectedQuantity(pieces('24'), quantity)).toEqual(left);
  });

  it('does not compare prices of different currencies', () => {
    expect(protectedValue(pieces('40'), eur('214.00'), amount('250.00', USD))).toBeUndefined();
  });
});
