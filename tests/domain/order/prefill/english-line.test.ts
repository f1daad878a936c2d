import { calendarDay } from '@domain/time/local-date';
import { draftOfLine } from '@domain/order/prefill/one-line-draft';
import { parseOneLineOrder, type OneLineOrder } from '@domain/order/prefill/one-line-order';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { sap } from '@adapters/fake/bank/fake-market';
import * as O from 'fp-ts/Option';

function understood(line: string): OneLineOrder {
  const order = parseOneLineOrder(line, { language: 'en', today: calendarDay('2026-11-23') });
  if (O.isNone(order)) throw new Error(`Not an order: ${line}`);
  return order.value;
}

describe('an order in one line on the English page [ORD-30]', () => {
  it.each<[string, Partial<OrderDraft>]>([
    ['buy 3 sap limit 12,500', { quantity: '3', orderType: 'LIMIT', limit: '12.500' }],
    ['buy 3 sap limit 128.500', { quantity: '3', orderType: 'LIMIT', limit: '128,500' }],
    ['buy 3 sap limit 1,250.50', { quantity: '3', orderType: 'LIMIT', limit: '1.250,50' }],
    ['buy 3 sap limit 128.50', { quantity: '3', orderType: 'LIMIT', limit: '128,50' }],
    ['buy 3 sap limit 128,50', { quantity: '3', orderType: 'LIMIT', limit: '128,50' }],
    ['buy 1,000 sap', { quantity: '1.000', orderType: 'MARKET' }],
    ['buy 1.5 sap', { quantity: '1,5', orderType: 'MARKET' }],
    ['buy sap for 1,000.50 euro', { quantity: '40', orderType: 'MARKET' }],
    [
      'buy 3 sap stop 140 distance 2.5%',
      { quantity: '3', orderType: 'TRAILING_STOP_MARKET', triggerLimit: '140', distance: '2,5' },
    ],
    ...['30/11/2026', '30/11/26', '30/11', '30.11.2026', '2026-11-30'].map(
      (day): [string, Partial<OrderDraft>] => [
        `buy 3 sap until ${day}`,
        { quantity: '3', orderType: 'MARKET', validityType: 'GTD', validityDate: '30.11.2026' },
      ],
    ),
  ])('%s', (line, said) => {
    const order = understood(line);
    const draft = draftOfLine(order, { instrument: sap, quantity: '40' });
    expect(draft).toEqual({ ...emptyDraft, side: 'BUY', instrument: sap, ...said });
    expect(order.notUnderstood).toEqual([]);
  });

  it('leaves a price not understood that may be meant in two ways', () => {
    expect(understood('buy 10 SAP limit 1,23.4').notUnderstood).toEqual(['limit', '1,23.4']);
  });
});
