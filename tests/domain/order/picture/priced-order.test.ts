import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { PricedOrder } from '@domain/order/picture/priced-order';
import { pricedDraft } from '../../support/filled-order';
import { dealer, exchange, filledDraft, fundCompany } from '../../support/samples';

const euro = (text: string) => amount(text, EUR);
const nothing = { triggerLimit: undefined, limit: undefined, trailing: undefined, distanceKind: 'relative' };

/** At the dealer, who knows all types: limit 95, trigger 105, distance 5. */
const pictured = (change: Partial<OrderDraft>, venue = dealer) =>
  pricedDraft({ ...filledDraft, ...change }, venue);

describe('an order as the picture of its prices sees it [ORD-29]', () => {
  it.each<[string, Partial<OrderDraft>, object]>([
    [
      'of a limit its limit alone',
      { orderType: 'LIMIT' },
      { orderType: 'LIMIT', ...nothing, limit: euro('95') },
    ],
    [
      'of a stop its trigger alone',
      { orderType: 'STOP_MARKET' },
      { orderType: 'STOP_MARKET', ...nothing, triggerLimit: euro('105') },
    ],
    [
      'of one that follows the price its distance too',
      { orderType: 'TRAILING_STOP_MARKET' },
      {
        orderType: 'TRAILING_STOP_MARKET',
        ...nothing,
        triggerLimit: euro('105'),
        trailing: { kind: 'relative', distance: percentage(decimal('5')) },
      },
    ],
    [
      'a distance in money, as it is counted',
      { orderType: 'TRAILING_STOP_MARKET', distanceKind: 'absolute' },
      {
        orderType: 'TRAILING_STOP_MARKET',
        ...nothing,
        triggerLimit: euro('105'),
        trailing: { kind: 'absolute', distance: euro('5') },
        distanceKind: 'absolute',
      },
    ],
    [
      'a limit that is still missing as a limit, not as the market order it would fall back to',
      { orderType: 'LIMIT', limit: '' },
      { orderType: 'LIMIT', ...nothing },
    ],
    [
      'in live trading nothing but the dealer’s quote [ORD-07]',
      { orderType: 'LIMIT', tradingSystem: 'QUOTE' },
      { orderType: 'QUOTE', ...nothing },
    ],
  ])('%s', (_, change, seen) => {
    expect(pictured(change)).toEqual({ side: 'BUY', ...seen });
  });

  it('a fund company sees no price, whatever was typed [ORD-07]', () => {
    expect(pictured({ orderType: 'LIMIT' }, fundCompany)).toEqual({
      side: 'BUY',
      orderType: 'MARKET',
      ...nothing,
    });
  });

  it.each<[OrderDraft['orderType'], PricedOrder['follow'] | undefined]>([
    ['LIMIT', undefined],
    ['ONE_CANCELS_OTHER', undefined],
  ])('a %s is followed by none', (orderType, follow) => {
    expect(pictured({ orderType }, exchange).follow).toBe(follow);
  });

  it('what follows a purchase is a sale at prices of its own [ORD-13]', () => {
    expect(pictured({ orderType: 'NEXT_ORDER' })).toEqual({
      side: 'BUY',
      orderType: 'NEXT_ORDER',
      ...nothing,
      limit: euro('95'),
      follow: { side: 'SELL', orderType: 'LIMIT', ...nothing, limit: euro('110') },
    });
  });
});
