import type { Instrument } from '@domain/instrument/instrument';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { EUR, PERCENT, PIECES, USD } from '@domain/money/unit';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { bond, dealer, exchange, limitOnly, pricedOnly, quote, share } from '../../support/samples';
import { filled, nameless, quotesAt, told, unplaced } from '../../support/told-of-order';

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
      'each kind once, at a venue that trades alike where one knows it',
      filled({ venueId: exchange.id }),
      [exchange, dealer, pricedOnly],
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
