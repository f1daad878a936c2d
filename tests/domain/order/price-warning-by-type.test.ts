import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderRequest } from '@domain/order/order-request';
import type { InputScreenMode } from '@domain/order/draft/order-preferences';
import { priceWarnings } from '@domain/order/check/price-warning';
import type { PriceStep } from '@domain/instrument/price-step';
import type { VenueQuote } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { quoteId, quoteTicketId } from '@domain/codes/ids';
import { EUR, USD } from '@domain/money/unit';
import { wireMoment } from '@domain/time/wire-moment';
import { leadIn, orderOf } from '../support/reading';
import { facts, filledDraft, quote, silentQuote } from '../support/samples';

const { today } = facts;

interface Situation {
  readonly mode?: InputScreenMode;
  readonly steps?: readonly PriceStep[];
  readonly quote?: VenueQuote;
}

/** The warnings of the filled draft with a change; bid 99, ask 101, last 100. */
const warn = (change: Partial<OrderDraft>, situation: Situation = {}): readonly string[] =>
  priceWarnings(orderOf({ ...filledDraft, ...change }), {
    venue: { type: 'EXCHANGE', priceSteps: situation.steps ?? [] },
    quote: situation.quote ?? quote,
    mode: situation.mode ?? 'FULL',
    today,
  }).map(({ severity, field, key }) => `${severity} ${field ?? '-'} ${key}`);

const atOnce = 'WARN triggerLimit warnung-stop-loest-sofort-aus';
const mayNever = 'WARN limit warnung-limit-auf-falscher-seite';
const moves = 'INFO triggerLimit hinweis-stop-rueckt-sofort-nach';

describe('a stop that becomes a limit order', () => {
  it.each<['BUY' | 'SELL', string, string, readonly string[], string]>([
    ['BUY', '105', '106', [], 'pays up to a little more than its trigger'],
    ['BUY', '105', '105', [], 'or just that'],
    ['BUY', '105', '104,99', [mayNever], 'less than its trigger may never be had'],
    ['SELL', '95', '94', [], 'sells down to a little less than its trigger'],
    ['SELL', '95', '95', [], 'or just that'],
    ['SELL', '95', '95,01', [mayNever], 'more than its trigger may never come'],
    ['BUY', '99', '98', [atOnce, mayNever], 'both can be wrong'],
  ])('%s, stop %s, limit %s: %j, %s [ORD-06]', (side, triggerLimit, limit, expected) => {
    expect(warn({ orderType: 'STOP_LIMIT', side, triggerLimit, limit })).toEqual(expected);
    const trailing = warn({ orderType: 'TRAILING_STOP_LIMIT', side, triggerLimit, limit, distance: '50' });
    expect(trailing).toEqual(expected);
  });
});

describe('a stop that follows the price', () => {
  it.each<['BUY' | 'SELL', string, string, OrderDraft['distanceKind'], readonly string[], string]>([
    ['SELL', '95', '5', 'relative', [], 'begins where it will follow'],
    ['SELL', '94', '5', 'relative', [moves], 'begins further away: it catches up at once'],
    ['SELL', '96', '5', 'relative', [], 'begins nearer: it waits for the price to rise'],
    ['SELL', '94', '5', 'absolute', [moves], 'an amount is judged alike'],
    ['SELL', '95', '5', 'absolute', [], 'at its full distance'],
    ['SELL', '100', '5', 'relative', [atOnce], 'at the market it is triggered'],
    ['BUY', '105', '5', 'relative', [], 'a purchase follows from above'],
    ['BUY', '106', '5', 'relative', [moves], 'and catches up downwards'],
    ['BUY', '104', '5', 'absolute', [], 'nearer'],
    [
      'SELL',
      '1',
      '100',
      'absolute',
      ['ERROR distance order-distance-too-large'],
      'the whole price: it protects nothing',
    ],
    ['SELL', '1', '99,99', 'absolute', [], 'just below it'],
  ])('%s from %s at %s %s: %j, %s [ORD-06]', (side, triggerLimit, distance, distanceKind, expected) => {
    for (const orderType of ['TRAILING_STOP_MARKET', 'TRAILING_STOP_NATIVE_MARKET'] as const)
      expect(warn({ orderType, side, triggerLimit, distance, distanceKind })).toEqual(expected);
  });

  it('says to where it moves, and nothing without a price it can be compared with', () => {
    const trailing = {
      orderType: 'TRAILING_STOP_MARKET',
      side: 'SELL',
      triggerLimit: '80',
      distance: '2,5',
    } as const;
    const [found] = priceWarnings(orderOf({ ...filledDraft, ...trailing }), {
      venue: { type: 'EXCHANGE', priceSteps: [] },
      quote,
      mode: 'FULL',
      today,
    });
    expect(found?.args).toEqual({ stop: '97.50' });
    expect(warn(trailing, { quote: silentQuote })).toEqual([]);
    expect(warn(trailing, { quote: { ...silentQuote, last: amount('100', USD) } })).toEqual([]);
    expect(
      warn(
        { ...trailing, distanceKind: 'absolute' },
        { quote: { ...silentQuote, last: amount('100', USD) } },
      ),
    ).toEqual([]);
  });

  it('is refused to who is guided when it triggers at once', () => {
    expect(
      warn({ orderType: 'TRAILING_STOP_MARKET', side: 'SELL', triggerLimit: '101' }, { mode: 'INTERVIEW' }),
    ).toEqual(['ERROR triggerLimit warnung-stop-loest-sofort-aus']);
  });
});

describe('an OCO', () => {
  it.each<['BUY' | 'SELL', string, string, readonly string[], string]>([
    ['BUY', '95', '105', [], 'the market lies between'],
    [
      'BUY',
      '102',
      '105',
      ['WARN limit warnung-limit-jenseits-markt'],
      'both above it: the limit is executed at once',
    ],
    ['BUY', '95', '99', [atOnce], 'both below it: the stop triggers at once'],
    ['SELL', '105', '95', [], 'the market lies between'],
    ['SELL', '98', '95', ['WARN limit warnung-limit-jenseits-markt'], 'both below it'],
    ['SELL', '105', '101', [atOnce], 'both above it'],
  ])('%s, limit %s, stop %s: %j, %s [ORD-12]', (side, limit, triggerLimit, expected) => {
    expect(warn({ orderType: 'ONE_CANCELS_OTHER', side, limit, triggerLimit })).toEqual(expected);
  });
});

describe('a next order', () => {
  it('is judged by the market in its base alone: nobody knows where that is later [ORD-13]', () => {
    expect(warn({ orderType: 'NEXT_ORDER', limit: '102' })).toEqual([
      'WARN limit warnung-limit-jenseits-markt',
    ]);
    const follow = { ...filledDraft.follow, orderType: 'STOP_MARKET', triggerLimit: '101' } as const;
    expect(
      warn({ orderType: 'NEXT_ORDER', limit: '101', follow: { ...follow, triggerLimit: '100,99' } }),
    ).toEqual([]);
  });

  it('has what follows judged by itself, at its own fields [ORD-13]', () => {
    const follow = {
      ...filledDraft.follow,
      orderType: 'STOP_LIMIT',
      triggerLimit: '90',
      limit: '91',
    } as const;
    expect(warn({ orderType: 'NEXT_ORDER', follow })).toEqual([
      'WARN follow.limit warnung-limit-auf-falscher-seite',
    ]);
    const steps = [{ from: decimal('0'), step: decimal('0.5') }];
    const offGrid = {
      ...filledDraft.follow,
      orderType: 'ONE_CANCELS_OTHER',
      triggerLimit: '90,2',
      limit: '110,1',
    } as const;
    expect(warn({ orderType: 'NEXT_ORDER', follow: offGrid }, { steps })).toEqual([
      'WARN follow.triggerLimit warnung-preis-nicht-im-kursraster',
      'WARN follow.limit warnung-preis-nicht-im-kursraster',
    ]);
  });
});

describe('a price between two steps of the venue', () => {
  const steps = [
    { from: decimal('0'), step: decimal('0.01') },
    { from: decimal('100'), step: decimal('0.05') },
  ];

  it.each<[Partial<OrderDraft>, readonly string[], string]>([
    [{ orderType: 'LIMIT', limit: '95,01' }, [], 'on the grid below 100'],
    [
      { orderType: 'LIMIT', limit: '95,005' },
      ['WARN limit warnung-preis-nicht-im-kursraster'],
      'between cents',
    ],
    [{ orderType: 'LIMIT', limit: '99,99' }, [], 'the band below'],
    [{ orderType: 'LIMIT', limit: '100' }, [], 'where the next band begins'],
    [
      { orderType: 'STOP_MARKET', triggerLimit: '105,02' },
      ['WARN triggerLimit warnung-preis-nicht-im-kursraster'],
      'five cents above 100',
    ],
    [{ orderType: 'MARKET' }, [], 'no price, no grid'],
  ])('%j: %j, %s', (change, expected) => {
    expect(warn(change, { steps })).toEqual(expected);
  });

  it('says how large the steps are', () => {
    const [found] = priceWarnings(orderOf({ ...filledDraft, orderType: 'LIMIT', limit: '95,005' }), {
      venue: { type: 'EXCHANGE', priceSteps: steps },
      quote,
      mode: 'FULL',
      today,
    });
    expect(found?.args).toEqual({ schritt: '0.01' });
  });
});

describe('any warning', () => {
  const steps = [{ from: decimal('0'), step: decimal('0.5') }];

  it("is none for a quote: its price is the dealer's", () => {
    const quoted: OrderRequest = {
      ...leadIn({}),
      orderType: 'QUOTE',
      limit: amount('150.25', EUR),
      quoteId: quoteId('q-1'),
      quoteTicketId: quoteTicketId('t-1'),
      quotedAt: wireMoment('2026-11-23T10:00:00,000000+01'),
    };
    expect(
      priceWarnings(quoted, { venue: { type: 'OFF', priceSteps: steps }, quote, mode: 'INTERVIEW', today }),
    ).toEqual([]);
  });

  it('comes from a rule of the form', () => {
    const wrong = [
      { orderType: 'MARKET' },
      { orderType: 'LIMIT', limit: '150,25' },
      { orderType: 'STOP_LIMIT', triggerLimit: '90', limit: '80' },
      { orderType: 'TRAILING_STOP_MARKET', triggerLimit: '190' },
      { orderType: 'TRAILING_STOP_MARKET', side: 'SELL', distance: '100', distanceKind: 'absolute' },
    ] as const;
    const situation = { venue: { type: 'EXCHANGE', priceSteps: steps }, mode: 'FULL', today } as const;
    const cheap = { ...quote, last: amount('0.5', EUR) };
    const found = wrong.flatMap((change) => [
      ...priceWarnings(orderOf({ ...filledDraft, ...change }), { ...situation, quote }),
      ...priceWarnings(orderOf({ ...filledDraft, ...change }), { ...situation, quote: cheap }),
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(7);
    expect(found.every(({ source }) => source === 'rule')).toBe(true);
  });
});
