import type { Node } from '@domain/form/nodes/node';
import type { Instrument } from '@domain/instrument/instrument';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PERCENT, PIECES, USD } from '@domain/money/unit';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import { instant } from '@domain/time/instant';
import { filledForm } from '../../support/filled-order';
import {
  bond,
  dealer,
  exchange,
  facts,
  filledDraft,
  limitOnly,
  pricedOnly,
  quote,
  share,
} from '../../support/samples';

/** Noon of Monday 23 November 2026 in Berlin. */
const now = instant(Date.UTC(2026, 10, 23, 11, 0, 0));

const quotesAt = (given: VenueQuote) => new Map([[dealer.id, { ...given, venueId: dealer.id }]]);

/** Bid 99, ask 101, last 100; limit 95, trigger 105. */
const filled = (change: Partial<OrderDraft>): OrderDraft => ({ ...filledDraft, ...change });
const { venueId: _venue, ...unplaced } = filledDraft;
const { instrument: _instrument, ...nameless } = filledDraft;

/** What a node of the form says of a draft. */
function told<T>(
  pick: (nodes: OrderNodes) => Node<T>,
  draft: OrderDraft = filledDraft,
  more: Partial<OrderFormFacts> = {},
): T | undefined {
  const session = filledForm(draft, { ...facts, now, quotes: quotesAt(quote), ...more });
  return session.value(pick(session.nodes));
}

describe('the order types that can be chosen [ORD-05]', () => {
  const all = [
    'MARKET',
    'LIMIT',
    'STOP_MARKET',
    'STOP_LIMIT',
    'TRAILING_STOP_MARKET',
    'TRAILING_STOP_LIMIT',
    'TRAILING_STOP_NATIVE_MARKET',
    'ONE_CANCELS_OTHER',
  ];

  it.each<[string, OrderDraft, readonly Venue[], readonly string[]]>([
    [
      'those of the venue',
      filled({ venueId: exchange.id }),
      [exchange, dealer],
      ['MARKET', 'LIMIT', 'STOP_MARKET'],
    ],
    ['no quote, which is a way of trading', filled({}), [dealer], [...all, 'NEXT_ORDER']],
    ['none to follow a sale', filled({ side: 'SELL' }), [dealer], all],
    [
      'none at a venue that does not take the side',
      filled({ side: 'SELL', venueId: limitOnly.id }),
      [limitOnly, dealer],
      [],
    ],
    [
      'those of any venue while none is chosen',
      unplaced,
      [limitOnly, exchange],
      ['MARKET', 'LIMIT', 'STOP_MARKET'],
    ],
    ['all while it is not known where it trades', unplaced, [], [...all, 'NEXT_ORDER']],
  ])('are %s', (_, draft, venues, types) => {
    expect(told((nodes) => nodes.offeredTypes, draft, { dimensions: { venues } })).toEqual(types);
  });

  it.each<[string, OrderDraft, readonly Venue[], readonly string[]]>([
    [
      'each kind once, at the first venue that knows it',
      filled({ venueId: exchange.id }),
      [exchange, pricedOnly, dealer],
      ['STOP_LIMIT', 'TRAILING_STOP_MARKET', 'ONE_CANCELS_OTHER', 'NEXT_ORDER'].map(
        (type) => `${type} at ${pricedOnly.name}`,
      ),
    ],
    [
      'none that would follow a sale',
      filled({ venueId: exchange.id, side: 'SELL' }),
      [exchange, dealer],
      ['STOP_LIMIT', 'TRAILING_STOP_MARKET', 'ONE_CANCELS_OTHER'].map((type) => `${type} at ${dealer.name}`),
    ],
    ['none where the venue knows all', filled({}), [exchange, dealer], []],
    ['none where no other venue knows more', filled({ venueId: exchange.id }), [exchange, limitOnly], []],
    ['none while no venue is chosen', unplaced, [exchange, dealer], []],
  ])('elsewhere are %s', (_, draft, venues, types) => {
    const found = told((nodes) => nodes.typesElsewhere, draft, { dimensions: { venues } });
    expect(found?.map(({ type, venue }) => `${type} at ${venue.name}`)).toEqual(types);
  });

  it.each([
    [[exchange, dealer], true],
    [[exchange, limitOnly], false],
    [[], false],
  ])('a quote can be had somewhere, case %#: %s [ORD-07]', (venues, can) => {
    const draft = filled({ venueId: exchange.id });
    expect(told((nodes) => nodes.quotesSomewhere, draft, { dimensions: { venues } })).toBe(can);
  });

  it.each<[string, OrderDraft, object | undefined]>([
    ['a limit', filled({ orderType: 'LIMIT', venueId: exchange.id }), exchange.orderTypes.LIMIT],
    [
      'the market order that a limit without a price becomes [ORD-07]',
      filled({ orderType: 'LIMIT', limit: '', venueId: exchange.id }),
      exchange.orderTypes.MARKET,
    ],
    ['a type the venue does not know', filled({ orderType: 'STOP_LIMIT', venueId: exchange.id }), undefined],
    ['no venue', unplaced, undefined],
  ])('can be refined by what the venue offers for %s [ORD-10]', (_, draft, abilities) => {
    expect(told((nodes) => nodes.abilities, draft)).toEqual(abilities);
  });
});

describe('what a price counts at the venue [ORD-06] [ORD-08]', () => {
  const dollar: Instrument = { ...share, currency: USD };

  it.each<[string, OrderDraft, string]>([
    ['the currency of the share', filled({}), EUR],
    ['a currency that the venue trades in', filled({ instrument: dollar }), EUR],
    ['its own while no venue is chosen', { ...unplaced, instrument: dollar }, USD],
    ['percent for a bond', filled({ instrument: bond }), PERCENT],
    ['euro before anything is chosen', nameless, EUR],
  ])('is %s', (_, draft, unit) => {
    expect(told((nodes) => nodes.priceUnit, draft)).toBe(unit);
  });
});

describe('the price a piece is expected to cost or bring', () => {
  const { ask: _ask, ...noAsk } = quote;

  it.each<[string, OrderDraft, VenueQuote, string]>([
    ['the ask of a purchase', filled({ orderType: 'MARKET' }), quote, '101'],
    ['the bid of a sale', filled({ orderType: 'MARKET', side: 'SELL' }), quote, '99'],
    ['the last where no side quotes', filled({ orderType: 'MARKET' }), noAsk, '100'],
    ['the limit', filled({ orderType: 'LIMIT' }), quote, '95'],
    ['the trigger of a stop', filled({ orderType: 'STOP_MARKET' }), quote, '105'],
    ['the limit after a stop', filled({ orderType: 'STOP_LIMIT' }), quote, '95'],
    [
      'the stop of two that cancel each other, the worse for a purchase',
      filled({ orderType: 'ONE_CANCELS_OTHER' }),
      quote,
      '105',
    ],
    [
      'their limit while the stop is missing',
      filled({ orderType: 'ONE_CANCELS_OTHER', triggerLimit: '' }),
      quote,
      '95',
    ],
    [
      'the market’s while the limit is missing [ORD-07]',
      filled({ orderType: 'LIMIT', limit: '' }),
      quote,
      '101',
    ],
  ])('is %s', (_, draft, market, price) => {
    expect(told((nodes) => nodes.expectedPrice, draft, { quotes: quotesAt(market) })).toEqual(
      amount(price, EUR),
    );
  });

  it('is unknown while nobody quotes', () => {
    const draft = filled({ orderType: 'MARKET' });
    expect(told((nodes) => nodes.expectedPrice, draft, { quotes: new Map() })).toBeUndefined();
  });
});

describe('what the bank is asked to check meanwhile [ORD-17]', () => {
  const limited = { orderType: 'LIMIT', limit: amount('95', EUR), side: 'BUY' };

  it('is all of the order where it can be read', () => {
    const draft = filled({ orderType: 'LIMIT' });
    expect(told((nodes) => nodes.order, draft)).toMatchObject({ ...limited, quantity: amount('10', PIECES) });
    expect(told((nodes) => nodes.checkable, draft)).toEqual(told((nodes) => nodes.order, draft));
  });

  it('is as much as can be read otherwise', () => {
    const draft = filled({ orderType: 'LIMIT', quantity: 'viele' });
    const { quantity: _quantity, ...soFar } = {
      quantity: undefined,
      ...told((nodes) => nodes.checkable, draft),
    };
    expect(told((nodes) => nodes.order, draft)).toBeUndefined();
    expect(soFar).toMatchObject(limited);
    expect(_quantity).toBeUndefined();
  });

  it('in live trading a quote is asked for, no order made of it yet [ORD-07] [ORD-18]', () => {
    const draft = filled({ tradingSystem: 'QUOTE' });
    expect(told((nodes) => nodes.order, draft)).toBeUndefined();
    expect(told((nodes) => nodes.quoteRequest, draft)).toMatchObject({
      orderType: 'QUOTE',
      venueId: dealer.id,
    });
    expect(told((nodes) => nodes.quoteRequest)).toBeUndefined();
  });
});

describe('a stop that would trigger at once, told before the prices after it are known [ORD-01]', () => {
  const stop: Partial<OrderDraft> = { orderType: 'STOP_LIMIT', triggerLimit: '100', limit: '' };

  it.each<[string, OrderDraft, readonly string[]]>([
    ['of a purchase that is not above the market', filled(stop), ['ERROR triggerLimit']],
    ['of a sale that is not below it', filled({ ...stop, side: 'SELL' }), ['ERROR triggerLimit']],
    ['none where it waits', filled({ ...stop, triggerLimit: '105' }), []],
    ['none while there is no trigger', filled({ ...stop, triggerLimit: '' }), []],
    ['none while it is not known where it trades', { ...unplaced, ...stop }, []],
  ])('%s', (_, draft, found) => {
    const issues = told((nodes) => nodes.stopAtOnce, draft);
    expect(issues?.map(({ severity, field }) => `${severity} ${field ?? '-'}`)).toEqual(found);
  });

  it('is nothing where nobody quotes', () => {
    expect(told((nodes) => nodes.stopAtOnce, filled(stop), { quotes: new Map() })).toEqual([]);
  });
});

describe('what is to be minded of an order that can be read [ORD-25]', () => {
  const coarse: Venue = { ...dealer, priceSteps: [{ from: decimal('0'), step: decimal('10') }] };
  const there = { dimensions: { venues: [coarse] } };

  it.each<[string, OrderDraft, readonly string[]]>([
    [
      'a limit beyond the market',
      filled({ orderType: 'LIMIT', limit: '110' }),
      ['limit warnung-limit-jenseits-markt'],
    ],
    [
      'a price between two steps',
      filled({ orderType: 'STOP_MARKET' }),
      ['triggerLimit warnung-preis-nicht-im-kursraster'],
    ],
    [
      'of several findings of one weight at one field the first',
      filled({ orderType: 'LIMIT', limit: '105' }),
      ['limit warnung-limit-jenseits-markt'],
    ],
    [
      'at each field its own',
      filled({ orderType: 'STOP_LIMIT', triggerLimit: '105', limit: '115' }),
      ['triggerLimit warnung-preis-nicht-im-kursraster', 'limit warnung-preis-nicht-im-kursraster'],
    ],
    ['nothing while it cannot be read', filled({ orderType: 'LIMIT', limit: '110', quantity: '' }), []],
  ])('%s', (_, draft, found) => {
    const issues = told((nodes) => nodes.shownWarnings, draft, there);
    expect(issues?.map(({ field, key }) => `${field ?? '-'} ${key}`)).toEqual(found);
  });

  it('nothing where nobody quotes', () => {
    const draft = filled({ orderType: 'LIMIT', limit: '105' });
    expect(told((nodes) => nodes.warnings, draft, { ...there, quotes: new Map() })).toEqual([]);
  });

  it('a stop that triggers at once only warns who sees all fields, and stops who is guided [ORD-01]', () => {
    const draft = filled({ orderType: 'STOP_MARKET', triggerLimit: '100' });
    const severity = (more: Partial<OrderFormFacts>) =>
      told((nodes) => nodes.warnings, draft, more)?.map((issue) => issue.severity);
    expect([severity({}), severity({ mode: 'FULL' }), severity({ mode: 'INTERVIEW' })]).toEqual([
      ['WARN'],
      ['WARN'],
      ['ERROR'],
    ]);
  });
});
