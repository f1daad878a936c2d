import { calendarDay } from '@domain/calendar/local-date';
import { draftOfLine, typeOfLine } from '@domain/order/one-line-draft';
import { parseOneLineOrder, type OneLineOrder } from '@domain/order/one-line-order';
import { emptyDraft, type OrderDraft } from '@domain/order/order-draft';
import { sap } from '@adapters/fake/fake-market';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';

/** A Monday; the month's last trading day is the 30th. */
const today = calendarDay('2026-11-23');

function understood(line: string): OneLineOrder {
  const order = parseOneLineOrder(line, today);
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
    ['kauf SAP heute', { side: 'BUY', orderType: 'MARKET', validityType: 'GFD' }],
    [
      'kauf 1 SAP bis 15.01.',
      { side: 'BUY', quantity: '1', orderType: 'MARKET', validityType: 'GTD', validityDate: '15.01.2027' },
    ],
    [
      'kauf 1 SAP until 2026-12-04',
      { side: 'BUY', quantity: '1', orderType: 'MARKET', validityType: 'GTD', validityDate: '04.12.2026' },
    ],
  ])('%s', (line, said) => {
    const draft = draftOfLine(understood(line), { instrument: sap, holding: '40' });
    expect(draft).toEqual({ ...emptyDraft, instrument: sap, ...said });
  });

  it.each([
    ['kauf 10 Deutsche Telekom limit 25', 'Deutsche Telekom'],
    ['kauf limit 25 Deutsche Telekom', 'Deutsche Telekom'],
    ['kauf 716460', '716460'],
    ['kauf 10 DE0007164600 an Xetra', 'DE0007164600'],
    ['kauf', ''],
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
  ])('%s: leaves %j not understood, %s', (line, words) => {
    expect(understood(line).notUnderstood).toEqual(words);
  });

  it.each(['', 'SAP kaufen', '716460', 'orderbuch'])('"%s" is no order', (line) => {
    expect(parseOneLineOrder(line, today)).toEqual(O.none);
  });

  it('takes the next month where its last trading day is over', () => {
    const [part] = O.toUndefined(parseOneLineOrder('k SAP ultimo', calendarDay('2026-10-31')))?.parts ?? [];
    expect(part).toEqual({ kind: 'validity', validity: { type: 'GTD', date: '2026-11-30' } });
  });
});

describe('whatever is typed', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'kauf',
      'v',
      'alles',
      '10',
      '1.000',
      '128,50',
      'SAP',
      '716460',
      'limit',
      'stop',
      'abstand',
      '5%',
      '%',
      'oco',
      'xetra',
      'an',
      'ultimo',
      'heute',
      'bis',
      '30.11.',
      'fok',
      'mit',
      'Stück',
    ),
    fc.string(),
  );
  const lines = fc.array(word).map((words) => ['kauf', ...words].join(' '));

  it('no word gets lost: each is a part, the instrument, or not understood', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { instrument, parts, notUnderstood } = understood(line);
        const words = line.trim().split(/\s+/).slice(1);
        const kept = [...instrument.split(' '), ...notUnderstood].filter((text) => text !== '');
        expect(words.filter((text) => !kept.includes(text)).length).toBeLessThanOrEqual(parts.length * 4);
        for (const text of kept) expect(words).toContain(text);
      }),
    );
  });

  it('what was understood stands in the draft', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const order = understood(line);
        const draft = draftOfLine(order, { instrument: sap, holding: '40' });
        expect(draft).toMatchObject({ side: 'BUY', instrument: sap, orderType: typeOfLine(order.parts) });
        for (const part of order.parts) {
          if (part.kind === 'quantity') expect(draft.quantity).toBe(part.quantity);
          if (part.kind === 'holding') expect(draft.quantity).toBe('40');
          if (part.kind === 'limit') expect(draft.limit).toBe(part.price);
          if (part.kind === 'trigger') expect(draft.triggerLimit).toBe(part.price);
          if (part.kind === 'distance')
            expect(draft).toMatchObject({ distance: part.distance, distanceKind: part.distanceKind });
          if (part.kind === 'validity') expect(draft.validityType).toBe(part.validity.type);
          if (part.kind === 'extension') expect(draft.limitExtension).toBe(part.extension);
        }
      }),
    );
  });
});
