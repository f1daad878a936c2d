import { isDecided, orderSentence, type SentencePart } from '@domain/order/order-sentence';
import { subjectOfDraft, subjectOfOrder } from '@domain/order/sentence-subject';
import { emptyDraft, type OrderDraft } from '@domain/order/order-draft';
import { toOrder } from '@domain/order/to-order';
import { amount } from '@domain/shared/amount';
import { EUR, PIECES } from '@domain/shared/unit';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { draft, exchange, facts, fundCompany, share } from '../support/samples';

const sentence = (change: Partial<OrderDraft>): readonly SentencePart[] =>
  orderSentence(subjectOfDraft({ ...draft, ...change }, facts));
const part = (change: Partial<OrderDraft>, kind: SentencePart['kind']): SentencePart | undefined =>
  sentence(change).find((each) => each.kind === kind);

describe('the sentence of an order', () => {
  it('says everything in the order in which it is spoken [ORD-29]', () => {
    expect(sentence({ orderType: 'LIMIT', limit: '99,5' })).toEqual([
      { kind: 'side', side: 'BUY' },
      { kind: 'quantity', quantity: amount('10', PIECES) },
      { kind: 'instrument', name: 'SAP SE' },
      { kind: 'venue', name: 'Xetra' },
      { kind: 'limit', bound: 'at-most', limit: amount('99.5', EUR) },
      { kind: 'validity', validity: { type: 'GFD' }, until: facts.today },
    ]);
  });

  it.each<[Partial<OrderDraft>, SentencePart, string]>([
    [{}, { kind: 'market' }, 'at the next price'],
    [
      { orderType: 'LIMIT', limit: '9', side: 'SELL' },
      { kind: 'limit', bound: 'at-least', limit: amount('9', EUR) },
      'a sale brings at least',
    ],
    [
      { orderType: 'STOP_MARKET', triggerLimit: '9' },
      { kind: 'trigger', when: 'risen', trigger: amount('9', EUR) },
      'a purchase waits for a rise',
    ],
    [
      { orderType: 'STOP_MARKET', triggerLimit: '9', side: 'SELL' },
      { kind: 'trigger', when: 'fallen', trigger: amount('9', EUR) },
      'a sale waits for a fall',
    ],
    [
      { orderType: 'LIMIT', limit: 'x' },
      { kind: 'limit', bound: 'at-most', limit: undefined },
      'a limit that cannot be read is open',
    ],
    [{ orderType: 'LIMIT', limit: '' }, { kind: 'market' }, 'it speaks of what would be sent'],
  ])('%j has the part %j: %s [ORD-29]', (change, expected) => {
    expect(part(change, expected.kind)).toEqual(expected);
  });

  it('leaves out the validity where there is none', () => {
    expect(part({ venueId: fundCompany.id }, 'validity')).toBeUndefined();
    expect(part({ venueId: exchange.id }, 'validity')).toBeDefined();
  });

  it('marks what is still to be decided [ORD-29]', () => {
    const open = orderSentence(subjectOfDraft(emptyDraft, facts)).filter((each) => !isDecided(each));
    expect(open.map(({ kind }) => kind)).toEqual(['side', 'quantity', 'instrument', 'venue', 'validity']);
    expect(sentence({}).every(isDecided)).toBe(true);
  });

  it('signs what was entered: draft and order read alike [TAN-14]', () => {
    const change = fc.record({
      side: fc.constantFrom('BUY' as const, 'SELL' as const),
      orderType: fc.constantFrom('MARKET' as const, 'LIMIT' as const, 'STOP_MARKET' as const),
      limit: fc.constantFrom('', '99,5'),
      triggerLimit: fc.constantFrom('', '101'),
      quantity: fc.constantFrom('1', '2,5'),
      venueId: fc.constantFrom(exchange.id, fundCompany.id),
    });
    fc.assert(
      fc.property(change, (edited) => {
        const read = toOrder({ ...draft, ...edited }, facts);
        if (E.isLeft(read)) throw new Error('the sample draft is complete');
        const venueName = edited.venueId === exchange.id ? exchange.name : fundCompany.name;
        const names = { instrumentName: share.name, venueName, activeDay: facts.today };
        expect(orderSentence(subjectOfOrder(read.right.order, names))).toEqual(sentence(edited));
      }),
    );
  });
});
