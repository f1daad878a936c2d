import { calendarDay } from '@domain/time/local-date';
import { draftOfLine, typeOfLine } from '@domain/order/prefill/one-line-draft';
import { parseOneLineOrder, type OneLineOrder } from '@domain/order/prefill/one-line-order';
import { fillerWords } from '@domain/order/prefill/one-line-words';
import { sap } from '@adapters/fake/bank/fake-market';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

function understood(line: string): OneLineOrder {
  const order = parseOneLineOrder(line, { language: 'de', today: calendarDay('2026-11-23') });
  if (O.isNone(order)) throw new Error(`Not an order: ${line}`);
  return order.value;
}

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
      'und',
      'für',
      '500€',
      '€',
      'dann',
      'verkauf',
      'Stück',
    ),
    fc.string(),
  );
  const lines = fc.array(word).map((words) => ['kauf', ...words].join(' '));

  it('no word gets lost: each is a part, the instrument, or not understood', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { instrument, parts, follow = [], notUnderstood } = understood(line);
        const words = line.trim().split(/\s+/).slice(1);
        // What stands before a part and says nothing belongs to it.
        const said = words.filter((text) => !fillerWords.has(text.toLowerCase()));
        const kept = [...instrument.split(' '), ...notUnderstood].filter((text) => text !== '');
        expect(said.filter((text) => !kept.includes(text)).length).toBeLessThanOrEqual(
          parts.length * 3 + (follow.length > 0 ? 2 + follow.length * 3 : 0),
        );
        for (const text of kept) expect(words).toContain(text);
      }),
    );
  });

  it('what was understood stands in the draft', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const order = understood(line);
        const draft = draftOfLine(order, { instrument: sap, quantity: '40' });
        expect(draft).toMatchObject({ side: 'BUY', instrument: sap, orderType: typeOfLine(order) });
        for (const part of order.parts) {
          if (part.kind === 'quantity') expect(draft.quantity).toBe(part.quantity);
          if (part.kind === 'holding' || part.kind === 'money') expect(draft.quantity).toBe('40');
          if (part.kind === 'limit') expect(draft.limit).toBe(part.price);
          if (part.kind === 'trigger') expect(draft.triggerLimit).toBe(part.price);
          if (part.kind === 'distance')
            expect(draft).toMatchObject({ distance: part.distance, distanceKind: part.distanceKind });
          if (part.kind === 'validity') expect(draft.validityType).toBe(part.validity.type);
          if (part.kind === 'extension') expect(draft.limitExtension).toBe(part.extension);
        }
        for (const part of order.follow ?? []) {
          if (part.kind === 'limit') expect(draft.follow.limit).toBe(part.price);
          if (part.kind === 'trigger') expect(draft.follow.triggerLimit).toBe(part.price);
          if (part.kind === 'quantity') expect(draft.follow.quantity).toBe(part.quantity);
        }
      }),
    );
  });
});
