import { decimal } from '@domain/money/decimal';
import { hasRunAway } from '@sandbox/areas/order/quote/quote-terms';

describe('a dealer withdraws a quote [ORD-18]', () => {
  it.each<['BUY' | 'SELL', string, string, boolean, string]>([
    ['BUY', '100.00', '101.00', false, 'one percent is borne'],
    ['BUY', '100.00', '101.01', true, 'a little more is not'],
    ['BUY', '100.00', '90.00', false, 'what has become cheaper is the dealer’s gain'],
    ['SELL', '100.00', '99.00', false, 'one percent is borne'],
    ['SELL', '100.00', '98.99', true, 'a little more is not'],
    ['SELL', '100.00', '120.00', false, 'what has become dearer is the dealer’s gain'],
  ])('%s at %s while the market is at %s: %s (%s)', (side, price, market, expected) => {
    expect(hasRunAway(side, decimal(price), decimal(market))).toBe(expected);
  });
});
