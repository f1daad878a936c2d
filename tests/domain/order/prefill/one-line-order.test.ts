import { calendarDay } from '@domain/time/local-date';
import { draftOfLine } from '@domain/order/prefill/one-line-draft';
import { parseOneLineOrder, type OneLineOrder } from '@domain/order/prefill/one-line-order';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { sap } from '@adapters/fake/bank/fake-market';
import { depotId, venueId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';

/** A Monday; the month's last trading day is the 30th. */
const today = calendarDay('2026-11-23');

function understood(line: string): OneLineOrder {
  const order = parseOneLineOrder(line, { language: 'de', today });
  if (O.isNone(order)) throw new Error(`Not an order: ${line}`);
  return order.value;
}

describe('an order in one line', () => {
  it.each<[string, Partial<OrderDraft>]>([
    [
      'kauf 10 SAP limit 128,50 ultimo',
      {
        side: 'BUY',
        quantity: '10',
        orderType: 'LIMIT',
        limit: '128,50',
        validityType: 'GTD',
        validityDate: '30.11.2026',
      },
    ],
    [
      'verkauf alles SAP stop 140',
      { side: 'SELL', quantity: '40', orderType: 'STOP_MARKET', triggerLimit: '140' },
    ],
    [
      'k 5 716460 xetra stop 250 limit 248 bis 1.12.',
      {
        side: 'BUY',
        quantity: '5',
        orderType: 'STOP_LIMIT',
        triggerLimit: '250',
        limit: '248',
        validityType: 'GTD',
        validityDate: '01.12.2026',
      },
    ],
    [
      'sell 3 SAP stop 140 distance 5 %',
      {
        side: 'SELL',
        quantity: '3',
        orderType: 'TRAILING_STOP_MARKET',
        triggerLimit: '140',
        distance: '5',
      },
    ],
    [
      'v 3 SAP stop 140 abstand 2,50',
      {
        side: 'SELL',
        quantity: '3',
        orderType: 'TRAILING_STOP_MARKET',
        triggerLimit: '140',
        distance: '2,50',
        distanceKind: 'absolute',
      },
    ],
    [
      'v 3 SAP oco stop 140 limit 260 max',
      {
        side: 'SELL',
        quantity: '3',
        orderType: 'ONE_CANCELS_OTHER',
        triggerLimit: '140',
        limit: '260',
        validityType: 'MAX',
      },
    ],
    ['buy 10 shares SAP at 128.50', { side: 'BUY', quantity: '10', orderType: 'LIMIT', limit: '128,50' }],
    [
      'KAUF 1.000 Stück SAP FOK',
      { side: 'BUY', quantity: '1.000', orderType: 'MARKET', limitExtension: 'FOK' },
    ],
    [
      'v 3 SAP stop 140 abstand 5% limit 139',
      {
        side: 'SELL',
        quantity: '3',
        orderType: 'TRAILING_STOP_LIMIT',
        triggerLimit: '140',
        distance: '5',
        limit: '139',
      },
    ],
    ['kauf für 500 € SAP', { side: 'BUY', quantity: '40', orderType: 'MARKET' }],
    ['kauf 500€ SAP limit 200', { side: 'BUY', quantity: '40', orderType: 'LIMIT', limit: '200' }],
    ['buy SAP for 1.000,50 euro', { side: 'BUY', quantity: '40', orderType: 'MARKET' }],
    [
      'kauf 10 SAP limit 128,50 max dann verkauf limit 140 stop 120 oco bis 30.12.',
      {
        side: 'BUY',
        quantity: '10',
        orderType: 'NEXT_ORDER',
        limit: '128,50',
        validityType: 'MAX',
        follow: {
          ...emptyDraft.follow,
          orderType: 'ONE_CANCELS_OTHER',
          quantity: '10',
          limit: '140',
          triggerLimit: '120',
          validityType: 'GTD',
          validityDate: '30.12.2026',
        },
      },
    ],
    [
      'k 10 SAP limit 128,50 danach 4 stop 120',
      {
        side: 'BUY',
        quantity: '10',
        orderType: 'NEXT_ORDER',
        limit: '128,50',
        follow: { ...emptyDraft.follow, orderType: 'STOP_MARKET', quantity: '4', triggerLimit: '120' },
      },
    ],
    [
      'kauf 10 SAP limit 128,50 dann heute',
      {
        side: 'BUY',
        quantity: '10',
        orderType: 'NEXT_ORDER',
        limit: '128,50',
        follow: { ...emptyDraft.follow, quantity: '10', validityType: 'GFD' },
      },
    ],
    [
      'kauf 10 SAP mit limit 120 und gültig heute',
      { side: 'BUY', quantity: '10', orderType: 'LIMIT', limit: '120', validityType: 'GFD' },
    ],
    ['kauf SAP heute', { side: 'BUY', orderType: 'MARKET', validityType: 'GFD' }],
    [
      'kauf 1 SAP bis 23.11.',
      { side: 'BUY', quantity: '1', orderType: 'MARKET', validityType: 'GTD', validityDate: '23.11.2026' },
    ],
    [
      'kauf 1 SAP bis 1.2.',
      { side: 'BUY', quantity: '1', orderType: 'MARKET', validityType: 'GTD', validityDate: '01.02.2027' },
    ],
    [
      'k 10 SAP limit 128,50 dann verkauf 4 stop 120',
      {
        side: 'BUY',
        quantity: '10',
        orderType: 'NEXT_ORDER',
        limit: '128,50',
        follow: { ...emptyDraft.follow, orderType: 'STOP_MARKET', quantity: '4', triggerLimit: '120' },
      },
    ],
    [
      'kauf 1 SAP bis 22.11',
      { side: 'BUY', quantity: '1', orderType: 'MARKET', validityType: 'GTD', validityDate: '22.11.2027' },
    ],
    ['kauf 1 SAP limit 128.5', { side: 'BUY', quantity: '1', orderType: 'LIMIT', limit: '128,5' }],
    ['kauf 1 SAP limit 0.1234', { side: 'BUY', quantity: '1', orderType: 'LIMIT', limit: '0,1234' }],
    ['kauf 1 SAP limit 1.234', { side: 'BUY', quantity: '1', orderType: 'LIMIT', limit: '1.234' }],
    [
      'kauf 1 SAP bis 15.01.',
      { side: 'BUY', quantity: '1', orderType: 'MARKET', validityType: 'GTD', validityDate: '15.01.2027' },
    ],
    [
      'kauf 1 SAP until 2026-12-04',
      { side: 'BUY', quantity: '1', orderType: 'MARKET', validityType: 'GTD', validityDate: '04.12.2026' },
    ],
  ])('%s', (line, said) => {
    const draft = draftOfLine(understood(line), { instrument: sap, quantity: '40' });
    expect(draft).toEqual({ ...emptyDraft, instrument: sap, ...said });
    expect(understood(line).notUnderstood).toEqual([]);
  });

  it.each([
    ['kauf 10 Deutsche Telekom limit 25', 'Deutsche Telekom'],
    ['kauf limit 25 Deutsche Telekom', 'Deutsche Telekom'],
    ['kauf 716460', '716460'],
    ['kauf 10 DE0007164600 an Xetra', 'DE0007164600'],
    ['kauf', ''],
    ['kauf 716460 limit 5', '716460'],
    ['kauf  10   Deutsche  Telekom ', 'Deutsche Telekom'],
    ['kauf 7164601', ''],
    ['kauf 1.234.567', ''],
    ['kauf 10 Siemens an Xetra', 'Siemens'],
    ['kauf 10 Siemens xetra', 'Siemens'],
    ['kauf 716460 Siemens', 'Siemens'],
    ['kauf 10 limit Siemens', 'Siemens'],
  ])('%s: the instrument is "%s"', (line, instrument) => {
    expect(understood(line).instrument).toBe(instrument);
  });

  it.each([
    ['kauf 10 SAP limit', ['limit'], 'a limit without a price'],
    ['kauf 10 SAP limit 100 limit 120', ['limit', '120'], 'a second limit'],
    ['kauf 10 SAP limit 1.23,4', ['limit', '1.23,4'], 'a price that may be meant in two ways'],
    ['kauf 10 SAP limit 5%', ['limit', '5%'], 'a limit in percent'],
    ['kauf 10 SAP limit 5 bitte schnell', ['bitte', 'schnell'], 'words that say nothing of an order'],
    ['kauf 10 SAP max bis 31.02.', ['bis', '31.02.'], 'a day that does not exist'],
    ['kauf 10 SAP limit 5 dann kauf', ['dann', 'kauf'], 'a second purchase follows none'],
    ['kauf 10 SAP limit 5 bis 1.1.20261', ['bis', '1.1.20261'], 'no day of any year'],
    ['kauf 10 SAP limit 5 bis 1.1.1', ['bis', '1.1.1'], 'no day of any year'],
    ['kauf 10 SAP limit 5 bis 131.12.', ['bis', '131.12.'], 'no day of any month'],
    ['kauf 10 SAP für 500 €', ['für', '500', '€'], 'pieces and money both say how much'],
    ['kauf SAP für 500', ['für', '500'], 'money without its currency'],
    ['kauf alles SAP für 500€', ['für', '500€'], 'all of it and money'],
    ['kauf 10 SAP dann', ['dann'], 'nothing that follows'],
    ['kauf 10 SAP limit 5 dann bitte', ['dann', 'bitte'], 'words that say nothing of what follows'],
    ['verkauf 10 SAP limit 5 dann limit 7', ['dann', 'limit', '7'], 'nothing follows a sale'],
    ['kauf 10 SAP stop 5 dann limit 7', ['stop', '5'], 'only a limited purchase is followed'],
    ['kauf 10 SAP limit 5 dann kauf limit 7', ['kauf'], 'what follows is a sale'],
    ['kauf 10 SAP limit 5 dann limit 7 xetra fok', ['xetra', 'fok'], 'what follows trades at the same venue'],
    ['kauf 10 SAP limit 5 und mit bitte', ['und', 'mit', 'bitte'], 'words that lead to nothing'],
    ['kauf 10 SAP limit 5 und', ['und'], 'a word with nothing behind it'],
    ['kauf 10 SAP mit freundlichen Grüßen', [], 'a name may begin with any word'],
  ])('%s: leaves %j not understood, %s', (line, words) => {
    expect(understood(line).notUnderstood).toEqual(words);
  });

  it('trades where and from which depot it was found to name, and nowhere of its own accord', () => {
    const found = { instrument: sap, venueId: venueId('v-x'), depotId: depotId('d-2') };
    expect(draftOfLine(understood('kauf 10 SAP'), found)).toMatchObject({ venueId: 'v-x', depotId: 'd-2' });
    const bare = draftOfLine(understood('kauf alles SAP'), { instrument: sap });
    expect(bare).toStrictEqual({ ...emptyDraft, side: 'BUY', instrument: sap });
  });

  it.each(['', 'SAP kaufen', '716460', 'orderbuch'])('"%s" is no order', (line) => {
    expect(parseOneLineOrder(line, { language: 'de', today })).toEqual(O.none);
  });

  it('takes the next month where its last trading day is over', () => {
    const saturday = { language: 'de', today: calendarDay('2026-10-31') } as const;
    const [part] = O.toUndefined(parseOneLineOrder('k SAP ultimo', saturday))?.parts ?? [];
    expect(part).toEqual({ kind: 'validity', validity: { type: 'GTD', date: '2026-11-30' } });
  });
});
