import type { Venue, VenueQuote } from '@domain/instrument/venue';
import { decimal } from '@domain/money/decimal';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import { dealer, quote } from '../../support/samples';
import { filled, quotesAt, told, unplaced } from '../../support/told-of-order';

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

  it('is all that is told of a stop so soon', () => {
    const coarse: Venue = { ...dealer, priceSteps: [{ from: decimal('0'), step: decimal('10') }] };
    const odd = { ...stop, triggerLimit: '95' };
    const keys = told((nodes) => nodes.stopAtOnce, filled(odd), { dimensions: { venues: [coarse] } });
    expect(keys?.map(({ key }) => key)).toEqual(['warnung-stop-loest-sofort-aus']);
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

  it.each<[string, VenueQuote['hours'], readonly string[]]>([
    ['nothing while it is open', { state: 'open' }, []],
    [
      'an error where it is closed: nobody would answer',
      { state: 'closed' },
      ['ERROR venueId order-quote-closed'],
    ],
  ])('of a request to a dealer: %s [ORD-18]', (_, hours, found) => {
    const draft = filled({ tradingSystem: 'QUOTE' });
    const issues = told((nodes) => nodes.warnings, draft, { quotes: quotesAt({ ...quote, hours }) });
    expect(issues?.map(({ severity, field, key }) => `${severity} ${field ?? '-'} ${key}`)).toEqual(found);
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
