import { decimal, decimalText } from '@domain/money/decimal';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import { priceSuggestions, type PriceQuestion } from '@domain/order/interview/price-suggestions';

const suggested = (question: PriceQuestion, side: Side, orderType: EnterableOrderType, against = '200.00') =>
  priceSuggestions(question, {
    side,
    orderType,
    distanceKind: 'relative',
    against: decimal(against),
    steps: [{ from: decimal('0'), step: decimal('0.05') }],
  }).map(({ text }) => text);

type Case = readonly [PriceQuestion, Side, EnterableOrderType, readonly string[], string];

describe('suggested prices', () => {
  it.each<Case>([
    ['limit', 'BUY', 'LIMIT', ['200,00', '198,00', '196,00'], 'a purchase waits below the market'],
    ['limit', 'SELL', 'LIMIT', ['200,00', '202,00', '204,00'], 'a sale above it'],
    ['triggerLimit', 'BUY', 'STOP_MARKET', ['204,00', '210,00', '220,00'], 'a buying stop lies above'],
    ['triggerLimit', 'SELL', 'STOP_MARKET', ['196,00', '190,00', '180,00'], 'a selling stop below'],
    ['limit', 'BUY', 'STOP_LIMIT', ['200,00', '201,00', '202,00'], 'after a stop it gives some room'],
    ['limit', 'SELL', 'TRAILING_STOP_LIMIT', ['200,00', '199,00', '198,00'], 'for a sale downwards'],
    ['limit', 'SELL', 'ONE_CANCELS_OTHER', ['204,00', '210,00', '220,00'], 'the gain of an OCO'],
    ['followLimit', 'SELL', 'NEXT_ORDER', ['204,00', '210,00', '220,00'], 'with gain after a purchase'],
    ['followTriggerLimit', 'SELL', 'NEXT_ORDER', ['196,00', '190,00', '180,00'], 'with a bounded loss'],
    ['distance', 'SELL', 'TRAILING_STOP_MARKET', ['3,00', '5,00', '10,00'], 'distances in percent'],
  ])('for %s, %s, %s are %j: %s [ORD-01]', (question, side, orderType, texts) => {
    expect(suggested(question, side, orderType)).toEqual(texts);
  });

  it('lie on the venue’s grid, but for the price they are measured against [ORD-01]', () => {
    expect(suggested('limit', 'BUY', 'LIMIT', '231.43')).toEqual(['231,43', '229,10', '226,80']);
  });

  it('are the same shares for a distance that follows, and write no more decimals than a price has [ORD-13]', () => {
    expect(suggested('followDistance', 'SELL', 'NEXT_ORDER')).toEqual(['3,00', '5,00', '10,00']);
    const asked = { ...nothing, side: 'BUY', orderType: 'LIMIT', against: decimal('0.12345') } as const;
    expect(priceSuggestions('limit', asked).map(({ text }) => text)).toEqual(['0,1235', '0,12', '0,12']);
  });

  it('say how far from what they are measured against they lie [ORD-01]', () => {
    const asked = { ...nothing, side: 'BUY', orderType: 'LIMIT', against: decimal('200') } as const;
    expect(priceSuggestions('limit', asked).map(({ share }) => decimalText(share))).toEqual([
      '0',
      '-1',
      '-2',
    ]);
  });

  it('are none while there is nothing to measure against [ORD-01]', () => {
    expect(priceSuggestions('limit', { ...nothing, side: 'BUY', orderType: 'LIMIT' })).toEqual([]);
  });

  it('are none for a distance in money, whose usual size nobody knows [ORD-01]', () => {
    const asked = { ...nothing, distanceKind: 'absolute' as const, side: 'SELL' as const };
    expect(priceSuggestions('distance', { ...asked, orderType: 'TRAILING_STOP_MARKET' })).toEqual([]);
  });
});

const nothing = { distanceKind: 'relative', against: undefined, steps: [] } as const;
