import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, USD } from '@domain/money/unit';
import { distanceFrom } from '@domain/order/say/distance';

const euros = (text: string) => amount(text, EUR);

describe('how far a price is from the market [ORD-06]', () => {
  it.each([
    ['801.00', 'above', '0.13', 'half a hundredth of a percent is rounded up'],
    ['799.00', 'below', '0.13', 'below the market too'],
    ['800.00', 'at', '0.00', 'the market itself'],
    ['1600.00', 'above', '100.00', 'twice the market'],
  ])('%s is %s 800.00, by %s percent: %s', (price, direction, percent) => {
    expect(distanceFrom(euros('800.00'), euros(price))).toEqual({ direction, percent: decimal(percent) });
  });

  it.each([
    ['no market', undefined, euros('1')],
    ['no price', euros('1'), undefined],
    ['another currency', euros('1'), amount('1', USD)],
    ['a market of nothing', euros('0.00'), euros('1')],
  ])('is not known: %s', (_why, market, price) => {
    expect(distanceFrom(market, price)).toBeUndefined();
  });
});
