import { subjectOfDraft, toOrder } from '../../support/filled-order';
import { present } from '@adapters/http/wire/present';
import { isTradingDay } from '@domain/time/trading-calendar';
import { orderSentence, type SentencePart } from '@domain/order/say/order-sentence';
import { subjectOfOrder } from '@domain/order/say/sentence-subject';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes } from '@domain/order/order-request';
import { venueOf } from '@domain/instrument/dimensions';
import { quoteOrder } from '@domain/order/quote/quote';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { anyDraft } from '../../support/any-draft';
import { dealersQuote } from '../../support/any-order';
import { isDecided } from '../../support/is-decided';
import { orderOf, read, success } from '../../support/reading';
import { draft, exchange, facts, filledDraft, fundCompany, share } from '../../support/samples';

const sentence = (change: Partial<OrderDraft>): readonly SentencePart[] =>
  orderSentence(subjectOfDraft({ ...draft, ...change }, facts));
const part = (change: Partial<OrderDraft>, kind: SentencePart['kind']): SentencePart | undefined =>
  sentence(change).find((each) => each.kind === kind);

/** Entered on a day of trading, while trading goes on. */
const entry = { today: facts.today, activeDay: facts.today, trades: isTradingDay };

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

  it('counts a price in the currency of the instrument before there is a venue [ORD-08]', () => {
    const nowhere = present({ ...draft, venueId: undefined });
    const said = orderSentence(
      subjectOfDraft(
        { ...nowhere, orderType: 'LIMIT', limit: '9', instrument: { ...share, currency: USD } },
        facts,
      ),
    );
    expect(said).toContainEqual({ kind: 'limit', bound: 'at-most', limit: amount('9', USD) });
  });

  it('leaves out the validity where there is none', () => {
    expect(part({ venueId: fundCompany.id }, 'validity')).toBeUndefined();
    expect(part({ venueId: exchange.id }, 'validity')).toBeDefined();
  });

  it('marks what is still to be decided [ORD-29]', () => {
    const open = orderSentence(subjectOfDraft(emptyDraft, facts)).filter((each) => !isDecided(each));
    expect(open.map(({ kind }) => kind)).toEqual(['quantity', 'instrument', 'venue']);
    expect(sentence({}).every(isDecided)).toBe(true);
  });

  it.each(['BUY', 'SELL'] as const)('says how a stop moves before a %s [ORD-29]', (side) => {
    const order = { ...filledDraft, orderType: 'TRAILING_STOP_LIMIT', side } as const;
    const bound = side === 'BUY' ? 'at-most' : 'at-least';
    expect(sentence(order).slice(4, 6)).toEqual([
      {
        kind: 'trailing',
        when: side === 'BUY' ? 'risen' : 'fallen',
        start: amount('105', EUR),
        trailing: { kind: 'relative', distance: decimal('5') },
      },
      { kind: 'triggered-limit', bound, limit: amount('95', EUR), moves: true },
    ]);
    expect(part({ ...order, orderType: 'STOP_LIMIT' }, 'triggered-limit')).toEqual({
      kind: 'triggered-limit',
      bound,
      limit: amount('95', EUR),
      moves: false,
    });
    expect(part({ ...order, orderType: 'TRAILING_STOP_NATIVE_MARKET' }, 'triggered-limit')).toBeUndefined();
  });

  it('says of an OCO what happens whichever comes first [ORD-29]', () => {
    expect(part({ ...filledDraft, orderType: 'ONE_CANCELS_OTHER' }, 'whichever-first')).toEqual({
      kind: 'whichever-first',
      stop: [{ kind: 'trigger', when: 'risen', trigger: amount('105', EUR) }],
      limit: [{ kind: 'limit', bound: 'at-most', limit: amount('95', EUR) }],
    });
  });

  it('says of a next order what is sold then [ORD-29]', () => {
    expect(part({ ...filledDraft, orderType: 'NEXT_ORDER' }, 'then')).toEqual({
      kind: 'then',
      parts: [
        { kind: 'side', side: 'SELL' },
        { kind: 'quantity', quantity: amount('10', PIECES) },
        { kind: 'limit', bound: 'at-least', limit: amount('110', EUR) },
        { kind: 'validity', validity: { type: 'MAX' }, until: '2027-11-17' },
      ],
    });
  });

  it('has neither price nor validity before a dealer quotes [ORD-29]', () => {
    const quoted = sentence({ ...filledDraft, orderType: 'QUOTE' });
    expect(quoted.map(({ kind }) => kind)).toEqual(['side', 'quantity', 'instrument', 'venue', 'quote']);
    expect(quoted.every(isDecided)).toBe(true);
  });

  it('names the price once a dealer has quoted it, and still no validity [ORD-18] [ORD-29]', () => {
    const reading = success(read({ ...filledDraft, orderType: 'QUOTE' }));
    if (reading.kind !== 'quote') throw new Error('an order');
    const order = quoteOrder(reading.request, dealersQuote);
    const said = orderSentence(
      subjectOfOrder(order, { instrument: { name: 'SAP SE' }, venueName: 'Direkthandel', entry }),
    );
    expect(said.slice(4)).toEqual([{ kind: 'quoted', price: dealersQuote.price }]);
  });

  it.each<[Partial<OrderDraft>, SentencePart['kind'], string]>([
    [{ orderType: 'ONE_CANCELS_OTHER', limit: '' }, 'whichever-first', 'one leg of two'],
    [{ orderType: 'TRAILING_STOP_MARKET', distance: 'x' }, 'trailing', 'how far it stays behind'],
    [{ orderType: 'NEXT_ORDER', follow: { ...filledDraft.follow, quantity: '' } }, 'then', 'what follows'],
  ])('knows what is open within: %j leaves %s, %s [ORD-29]', (change, kind) => {
    const open = sentence({ ...filledDraft, ...change }).filter((each) => !isDecided(each));
    expect(open.map((each) => each.kind)).toEqual([kind]);
  });

  it.each(enterableOrderTypes.filter((type) => type !== 'QUOTE'))(
    'of a %s is the same before and after it is complete [TAN-14]',
    (orderType) => {
      const names = { instrument: { name: 'SAP SE' }, venueName: 'Direkthandel', entry };
      const order = orderOf({ ...filledDraft, orderType });
      expect(orderSentence(subjectOfOrder(order, names))).toEqual(sentence({ ...filledDraft, orderType }));
    },
  );

  it('signs what was entered: draft and order read alike [TAN-14]', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const read = toOrder(edited, facts);
        if (E.isLeft(read) || read.right.kind === 'quote') return;
        const venueName = venueOf(facts.dimensions, edited.venueId)?.name ?? '';
        const names = {
          instrument: { ...edited.instrument, name: edited.instrument?.name ?? '' },
          venueName,
          entry,
        };
        expect(orderSentence(subjectOfOrder(read.right.order, names))).toEqual(
          orderSentence(subjectOfDraft(edited, facts)),
        );
      }),
    );
  });

  it('leaves nothing open of an order that can be sent [ORD-29]', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const parts = orderSentence(subjectOfDraft(edited, facts));
        return E.isLeft(toOrder(edited, facts)) || parts.every(isDecided);
      }),
    );
  });
});
