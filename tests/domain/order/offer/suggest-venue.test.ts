import { direkthandel, fundHouse, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { instrumentId } from '@domain/codes/ids';
import type { Venue } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { defaultOrderPreferences } from '@domain/order/draft/order-preferences';
import { suggestVenue } from '@domain/order/offer/suggest-venue';
import type { Quotes } from '@domain/order/offer/venue-choice';
import { instant } from '@domain/time/instant';

/** Xetra with the narrowest spread, Tradegate with a wider one, the dealer with the widest; all trade. */
const asks = new Map([
  [xetra.id, '100.05'],
  [tradegate.id, '100.10'],
  [direkthandel.id, '100.30'],
]);
const quotes: Quotes = {
  areCurrent: true,
  quote: (venueId) => {
    const ask = asks.get(venueId);
    if (ask === undefined) return undefined;
    return {
      instrumentId: instrumentId('i'),
      venueId,
      at: instant(0),
      sequence: 1,
      hours: { state: 'open' },
      bid: amount('100.00', EUR),
      ask: amount(ask, EUR),
    };
  },
};

type Question = Parameters<typeof suggestVenue>[0];

const begin = (
  changes: Partial<Omit<Question, 'wanted'>> & { wanted?: Partial<Question['wanted']> } = {},
) => {
  const found = suggestVenue({
    venues: [xetra, tradegate, direkthandel],
    wish: undefined,
    shown: defaultOrderPreferences.displayVenues,
    quotes,
    ...changes,
    wanted: {
      side: 'BUY',
      orderType: 'MARKET',
      tradingSystem: 'STANDARD',
      protects: false,
      ...changes.wanted,
    },
  });
  return found && [found.offer.venue.name, found.offer.system, found.reason];
};

const everyGroup = {
  domesticExchangesStandard: true,
  domesticExchangesQuote: true,
  foreignExchangesStandard: true,
  otcStandard: true,
  otcQuote: true,
};
const onlyBuying = (venue: Venue): Venue => ({ ...venue, sides: ['BUY'] });

describe('where an order begins [ORD-04]', () => {
  it.each<[string, Parameters<typeof begin>[0], ReturnType<typeof begin>]>([
    ['at the narrowest where nothing is wished', {}, ['Xetra', 'STANDARD', 'narrowest']],
    [
      'where the link says, though another is narrower',
      { wish: { venue: tradegate.id, by: 'link' } },
      ['Tradegate', 'STANDARD', 'link'],
    ],
    [
      'where the draft says, whichever way its name is written',
      { wish: { venue: 'tRADEgate', by: 'draft' } },
      ['Tradegate', 'STANDARD', 'draft'],
    ],
    [
      'as if nothing was wished where no venue is meant',
      { wish: { venue: 'Tradegat', by: 'link' } },
      ['Xetra', 'STANDARD', 'narrowest'],
    ],
    [
      'on the way of trading used last at a venue that is wished',
      { wish: { venue: direkthandel.id, by: 'link' }, wanted: { tradingSystem: 'QUOTE' } },
      ['Direkthandel Nord', 'QUOTE', 'link'],
    ],
    [
      'on the other way at a wished venue that does not know the one used last',
      { wish: { venue: tradegate.id, by: 'link' }, wanted: { tradingSystem: 'QUOTE' } },
      ['Tradegate', 'STANDARD', 'link'],
    ],
    [
      'at a wished venue of a group that is not shown',
      { wish: { venue: xetra.id, by: 'link' }, shown: { ...everyGroup, domesticExchangesStandard: false } },
      ['Xetra', 'STANDARD', 'link'],
    ],
    [
      'at the only one that knows the order type, the narrower ones do not',
      { venues: [xetra, tradegate], wanted: { orderType: 'STOP_MARKET' } },
      ['Tradegate', 'STANDARD', 'only'],
    ],
    [
      'at one that takes the side where none of those knows the type',
      { venues: [onlyBuying(xetra), tradegate], wanted: { side: 'SELL', orderType: 'STOP_LIMIT' } },
      ['Tradegate', 'STANDARD', 'only'],
    ],
    [
      'with a quote where the customer last traded so',
      { shown: everyGroup, wanted: { tradingSystem: 'QUOTE' } },
      ['Direkthandel Nord', 'QUOTE', 'only'],
    ],
    [
      'without a quote where none is given, though the customer last traded so',
      { venues: [xetra, tradegate], shown: everyGroup, wanted: { tradingSystem: 'QUOTE' } },
      ['Xetra', 'STANDARD', 'narrowest'],
    ],
    [
      'among what is shown alone',
      { shown: { ...everyGroup, domesticExchangesStandard: false } },
      ['Direkthandel Nord', 'STANDARD', 'only'],
    ],
    [
      'at the fund company, which no setting hides',
      {
        venues: [fundHouse],
        shown: {
          domesticExchangesStandard: false,
          domesticExchangesQuote: false,
          foreignExchangesStandard: false,
          otcStandard: false,
          otcQuote: false,
        },
      },
      ['Fondsgesellschaft', 'STANDARD', 'only'],
    ],
    [
      'nowhere where nobody takes the side',
      { venues: [onlyBuying(xetra)], wanted: { side: 'SELL' } },
      undefined,
    ],
  ])('%s', (_what, asked, expected) => {
    expect(begin(asked)).toEqual(expected);
  });
});
