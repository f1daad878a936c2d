import { quantityForMoney } from '@domain/order/draft/quantity-for-money';
import { amount, type Amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { EUR, PERCENT, PIECES, USD } from '@domain/money/unit';

describe('how much an amount of money buys', () => {
  it.each<[string, Amount, typeof PIECES, number, string | undefined, string]>([
    ['500', amount('200', EUR), PIECES, 0, '2', 'whole pieces, never one too many'],
    ['600', amount('200', EUR), PIECES, 0, '3', 'exactly as many'],
    ['100', amount('3', EUR), PIECES, 3, '33.333', 'fund units in thousandths'],
    ['4925', amount('98.5', PERCENT), EUR, 0, '5000', 'nominal of a bond'],
    ['100', amount('200', EUR), PIECES, 0, '0', 'not even one'],
    ['500', amount('200', USD), PIECES, 0, undefined, 'no rate is known here'],
    ['500', amount('0', EUR), PIECES, 0, undefined, 'nothing has a price of nothing'],
  ])(
    'case %#: %s EUR at %j, in %s with %s decimals, buy %s: %s',
    (money, price, unit, decimals, expected) => {
      const quantity = quantityForMoney(amount(money, EUR), price, { unit, decimals });
      expect(quantity && decimalText(quantity)).toBe(expected);
    },
  );
});
