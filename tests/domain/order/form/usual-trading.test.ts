import type { OrderPreferences } from '@domain/order/draft/order-preferences';
import { usualTrading, usualType } from '@domain/order/form/usual-trading';
import type { UsualTrading } from '@domain/order/form/order-form-facts';

type Kept = Pick<OrderPreferences, 'orderType' | 'lastUsedTradingSystem'>;
const kept = (orderType: Kept['orderType'], lastUsedTradingSystem: Kept['lastUsedTradingSystem']): Kept => ({
  orderType,
  lastUsedTradingSystem,
});
const usual = (
  orderType: UsualTrading['orderType'],
  tradingSystem: UsualTrading['tradingSystem'],
): UsualTrading => ({ orderType, tradingSystem });

describe('what lasts from other orders [ORD-27]', () => {
  it.each<[Kept, UsualTrading, string]>([
    [kept('LIMIT', 'STANDARD'), usual('LIMIT', 'STANDARD'), 'type and way of trading'],
    [
      kept('STOP_LIMIT', 'QUOTE'),
      usual('STOP_LIMIT', 'QUOTE'),
      'the type beside live trading, for when it ends',
    ],
    [kept('QUOTE', 'STANDARD'), usual('MARKET', 'QUOTE'), 'a quote is a way of trading rather than a type'],
    [kept('SUBSCRIPTION', 'STANDARD'), usual('MARKET', 'STANDARD'), 'a subscription nobody enters'],
  ])('%j begins with %j: %s', (preferences, begun) => {
    expect(usualTrading(preferences)).toEqual(begun);
  });

  it.each<[Kept['orderType'], Kept]>([
    ['LIMIT', kept('LIMIT', 'STANDARD')],
    ['QUOTE', kept('QUOTE', 'QUOTE')],
  ])('a %s chosen in the settings decides on the way of trading too: %j', (chosen, preferences) => {
    expect(usualType(chosen)).toEqual(preferences);
    // What is chosen in the settings is what an order then begins with.
    expect(usualTrading(usualType(chosen))).toEqual(
      chosen === 'QUOTE' ? usual('MARKET', 'QUOTE') : usual('LIMIT', 'STANDARD'),
    );
  });
});
