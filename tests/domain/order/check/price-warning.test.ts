import type { InputScreenMode } from '@domain/order/draft/order-preferences';
import type { OrderRequest } from '@domain/order/order-request';
import { priceWarnings } from '@domain/order/check/price-warning';
import { referencePrice } from '@domain/instrument/reference-price';
import type { Side } from '@domain/order/side';
import type { Venue, VenueQuote, VenueType } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { EUR, USD } from '@domain/money/unit';
import { orderOf } from '../../support/reading';
import { facts, prices, quote, silentQuote } from '../../support/samples';

const { today } = facts;

/** Prices: 99 bid, 101 ask, last 100. */
function order(
  side: Side,
  terms: { readonly limit?: string; readonly triggerLimit?: string } = {},
): OrderRequest {
  const orderType =
    terms.limit !== undefined ? 'LIMIT' : terms.triggerLimit !== undefined ? 'STOP_MARKET' : 'MARKET';
  return orderOf({ side, orderType, ...terms });
}

const warn = (
  given: OrderRequest,
  {
    type = 'EXCHANGE',
    mode = 'FULL',
    ...prices
  }: Partial<VenueQuote> & { type?: VenueType; mode?: InputScreenMode } = {},
): readonly string[] =>
  priceWarnings(given, { venue: { type, priceSteps: [] }, quote: { ...quote, ...prices }, mode, today }).map(
    ({ severity, field, key }) => `${severity} ${field ?? '-'} ${key}`,
  );

const beyond = ['WARN limit warnung-limit-jenseits-markt'];
const atOnce = ['WARN triggerLimit warnung-stop-loest-sofort-aus'];
const limitRequired = ['ERROR orderType fehler-limit-erforderlich'];

describe('a limit', () => {
  it.each<[Side, string, readonly string[], string]>([
    ['BUY', '100', [], 'below the ask: it waits'],
    ['BUY', '101', [], 'at the ask: it is the price'],
    ['BUY', '101,01', beyond, 'above the ask: it executes at once'],
    ['SELL', '100', [], 'above the bid: it waits'],
    ['SELL', '99', [], 'at the bid'],
    ['SELL', '98,99', beyond, 'below the bid'],
  ])('%s at %s warns %j: %s', (side, limit, expected) => {
    expect(warn(order(side, { limit }))).toEqual(expected);
  });

  it('is judged by the last price where nobody quotes, and not across currencies', () => {
    const warnings = (market: VenueQuote) =>
      priceWarnings(order('BUY', { limit: '101' }), {
        venue: { type: 'EXCHANGE', priceSteps: [] },
        quote: market,
        mode: 'FULL',
        today,
      });
    expect(warnings({ ...silentQuote, last: prices.last }).map(({ key }) => key)).toEqual([
      'warnung-limit-jenseits-markt',
    ]);
    expect(warnings({ ...silentQuote, bid: prices.bid })).toEqual([]);
    expect(warnings({ ...quote, ask: amount('1', USD) })).toEqual([]);
  });
});

describe('a stop', () => {
  it.each<[Side, string, InputScreenMode, readonly string[], string]>([
    ['BUY', '100,01', 'FULL', [], 'above the market: it waits'],
    ['BUY', '100', 'FULL', atOnce, 'at the market: it triggers'],
    ['BUY', '99', 'FULL', atOnce, 'below the market'],
    ['SELL', '99,99', 'FULL', [], 'below the market: it waits'],
    ['SELL', '100', 'FULL', atOnce, 'at the market'],
    [
      'SELL',
      '101',
      'INTERVIEW',
      ['ERROR triggerLimit warnung-stop-loest-sofort-aus'],
      'an error for who is guided',
    ],
  ])('%s at %s in %s warns %j: %s', (side, triggerLimit, mode, expected) => {
    expect(warn(order(side, { triggerLimit }), { mode })).toEqual(expected);
  });

  it('says nothing without a price in its unit', () => {
    expect(warn(order('BUY', { triggerLimit: '1' }), { last: amount('2', USD) })).toEqual([]);
    const silent = {
      venue: { type: 'EXCHANGE', priceSteps: [] },
      quote: { ...silentQuote, bid: prices.bid },
      mode: 'FULL',
      today,
    } as const;
    expect(priceWarnings(order('BUY', { triggerLimit: '1' }), silent)).toEqual([]);
  });
});

describe('a market order', () => {
  it.each<[Parameters<typeof warn>[1], readonly string[], string]>([
    [{}, [], 'an open market above 1 EUR'],
    [{ last: amount('1', EUR) }, [], 'at 1 EUR'],
    [{ last: amount('0.9999', EUR) }, limitRequired, 'under 1 EUR a limit is mandatory'],
    [{ last: amount('0.50', USD) }, [], 'the rule is about euro'],
    [{ hours: { state: 'closed' } }, limitRequired, 'no unlimited orders outside trading hours'],
    [{ hours: { state: 'closed' }, type: 'FUND' }, [], 'a fund company has neither hours nor prices'],
  ])('with %j warns %j: %s', (situation, expected) => {
    expect(warn(order('BUY'), situation)).toEqual(expected);
  });

  it('needs a price', () => {
    const noPrice = {
      venue: { type: 'EXCHANGE', priceSteps: [] },
      quote: silentQuote,
      mode: 'FULL',
      today,
    } as const;
    expect(priceWarnings(order('BUY'), noPrice).map(({ key }) => key)).toEqual(['fehler-limit-erforderlich']);
  });
});

describe('the reference price', () => {
  it.each<[Side, VenueType, string, string]>([
    ['BUY', 'EXCHANGE', '100', 'the last price on an exchange'],
    ['SELL', 'EXCHANGE', '100', 'for both sides'],
    ['BUY', 'OFF', '101', 'the ask where a market maker quotes'],
    ['SELL', 'OFF', '99', 'or the bid'],
  ])('%s at %s is %s: %s', (side, type, expected) => {
    expect(referencePrice(side, { type }, quote)).toEqual(amount(expected, EUR));
  });

  it.each<[Side, VenueType, NonNullable<Venue['triggerPrice']>, string]>([
    ['BUY', 'EXCHANGE', 'QUOTE', '101'],
    ['SELL', 'EXCHANGE', 'QUOTE', '99'],
    ['BUY', 'OFF', 'LAST', '100'],
    ['SELL', 'FUND', 'LAST', '100'],
  ])('is the one that the venue says: %s at %s by %s is %s', (side, type, triggerPrice, expected) => {
    expect(referencePrice(side, { type, triggerPrice }, quote)).toEqual(amount(expected, EUR));
  });

  it.each<[Side, string, readonly string[]]>([
    ['BUY', '100,50', atOnce],
    ['BUY', '101,01', []],
    ['SELL', '98,99', []],
    ['SELL', '99,50', atOnce],
  ])('at an exchange with a market maker judges a stop of a %s at %s', (side, triggerLimit, expected) => {
    const venue = { type: 'EXCHANGE', triggerPrice: 'QUOTE', priceSteps: [] } as const;
    const found = priceWarnings(order(side, { triggerLimit }), { venue, quote, mode: 'FULL', today });
    expect(found.map(({ severity, field, key }) => `${severity} ${field ?? '-'} ${key}`)).toEqual(expected);
  });

  it('is the other one where it is missing', () => {
    expect(referencePrice('BUY', { type: 'EXCHANGE' }, { ...silentQuote, ask: prices.ask })).toEqual(
      amount('101', EUR),
    );
    expect(referencePrice('SELL', { type: 'OFF' }, { ...silentQuote, last: prices.last })).toEqual(
      amount('100', EUR),
    );
  });
});
