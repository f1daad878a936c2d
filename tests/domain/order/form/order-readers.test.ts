import type { Node } from '@domain/form/nodes/node';
import { issuesIn } from '@domain/form/outcome';
import { FormSession } from '@domain/form/session/form-session';
import type { Venue } from '@domain/instrument/venue';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { orderForm } from '@domain/order/form/order-form';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { filledForm } from '../../support/filled-order';
import {
  dealer,
  depotOf,
  draft,
  exchange,
  facts,
  filledDraft,
  fundCompany,
  pricedOnly,
  quote,
  share,
} from '../../support/samples';

/** What a node of the form says of the sample at the dealer, with a change. */
function told<T>(
  pick: (nodes: OrderNodes) => Node<T>,
  change: Partial<OrderDraft> = {},
  more: Partial<OrderFormFacts> = {},
): T | undefined {
  const session = filledForm({ ...filledDraft, ...change }, { ...facts, ...more });
  return session.value(pick(session.nodes));
}

const closed = { hours: { state: 'closed' } } as const;
const quoted = (venue: Venue, more: Partial<typeof quote>) => ({
  quotes: new Map([[venue.id, { ...quote, ...more, venueId: venue.id }]]),
});

describe('the type an order is sent as [ORD-07]', () => {
  it.each<[string, Partial<OrderDraft>, string, string]>([
    ['the one chosen', { orderType: 'STOP_LIMIT' }, 'STOP_LIMIT', 'STOP_LIMIT'],
    [
      'a quote in live trading, whatever was chosen',
      { orderType: 'LIMIT', tradingSystem: 'QUOTE' },
      'QUOTE',
      'QUOTE',
    ],
    ['a market order at a fund company', { orderType: 'LIMIT', venueId: fundCompany.id }, 'LIMIT', 'MARKET'],
    ['a market order where its price is missing', { orderType: 'LIMIT', limit: '' }, 'LIMIT', 'MARKET'],
    [
      'the one chosen where the venue takes none at the market',
      { orderType: 'LIMIT', limit: '', venueId: pricedOnly.id },
      'LIMIT',
      'LIMIT',
    ],
  ])('is %s', (_, change, type, sentAs) => {
    expect([told((nodes) => nodes.type, change), told((nodes) => nodes.sentAs, change)]).toEqual([
      type,
      sentAs,
    ]);
  });

  it('never becomes a sale at once where something is to be protected [ORD-22]', () => {
    const stop: Partial<OrderDraft> = { orderType: 'STOP_MARKET', side: 'SELL', triggerLimit: '' };
    expect(told((nodes) => nodes.sentAs, stop, { protects: false })).toBe('MARKET');
    expect(told((nodes) => nodes.sentAs, stop, { protects: true })).toBe('STOP_MARKET');
    expect(told((nodes) => nodes.fallBack, stop, { protects: true })).toBeUndefined();
  });

  it.each<[string, Partial<OrderDraft>, Partial<OrderFormFacts>]>([
    ['a draft in live trading', { orderType: 'STOP_MARKET', tradingSystem: 'QUOTE' }, {}],
    ['a draft of a quote order', { orderType: 'QUOTE' }, {}],
    ['a venue that is suggested for its quotes', { orderType: 'STOP_MARKET' }, { suggestedSystem: 'QUOTE' }],
    [
      'live trading as what is usual',
      { orderType: 'STOP_MARKET' },
      { usual: { orderType: 'MARKET', tradingSystem: 'QUOTE' } },
    ],
  ])(
    'is a stop where something is to be protected, and no quote is asked for: %s [ORD-22]',
    (_, change, more) => {
      const stop: Partial<OrderDraft> = { side: 'SELL', triggerLimit: '90', ...change };
      const protecting = { ...more, protects: true };
      expect(told((nodes) => nodes.sentAs, stop, protecting)).toBe('STOP_MARKET');
      expect(told((nodes) => nodes.type, stop, protecting)).toBe('STOP_MARKET');
      expect(told((nodes) => nodes.order, stop, protecting)).toMatchObject({ orderType: 'STOP_MARKET' });
      expect(told((nodes) => nodes.quoteRequest, stop, protecting)).toBeUndefined();
    },
  );

  it('falls back to no market order where none is taken just now', () => {
    const limited: Partial<OrderDraft> = { orderType: 'LIMIT', limit: '' };
    expect(told((nodes) => nodes.fallBack, limited, quoted(dealer, {}))).toMatchObject({ to: 'MARKET' });
    expect(told((nodes) => nodes.fallBack, limited, quoted(dealer, closed))).toBeUndefined();
  });

  it('a market order that was chosen is read all the same, so that it can be said why it is not taken', () => {
    const order = told((nodes) => nodes.order, { orderType: 'MARKET' }, quoted(dealer, closed));
    expect(order).toMatchObject({ orderType: 'MARKET' });
  });
});

describe('an ISIN that stands in the search [ORD-03]', () => {
  const { instrument: _instrument, ...nameless } = draft;

  it.each([
    ['DE0007164601', 'order-isin-check-digit', 'its check digit is wrong'],
    ['  de0007164601 ', 'order-isin-check-digit', 'however it is written'],
    ['DE0007164600', 'order-instrument-missing', 'it is right, and nothing was chosen yet'],
    ['DE000716460', 'order-instrument-missing', 'it is not complete'],
    ['XDE0007164601', 'order-instrument-missing', 'it is too long'],
    ['SAP', 'order-instrument-missing', 'it is a name'],
    ['', 'order-instrument-missing', 'nothing stands there'],
  ])('%j is answered by %s: %s', (searched, key) => {
    const session = filledForm(nameless, { ...facts, searched });
    expect(issuesIn(session.outcome(session.nodes.request))).toContainEqual(
      expect.objectContaining({ field: 'instrument', key, source: 'rule' }),
    );
  });

  it('says nothing once a security is chosen', () => {
    expect(told((nodes) => nodes.request, {}, { searched: 'DE0007164601' })).toBeDefined();
  });
});

describe('the days of an order [ORD-11]', () => {
  /** Monday 23 November 2026 in Berlin; the market opens on Tuesday. */
  const night = { now: instant(Date.UTC(2026, 10, 23, 20, 0, 0)) };
  const opens = { hours: { state: 'closed', opens: instant(Date.UTC(2026, 10, 24, 7, 0, 0)) } } as const;
  const dated = { validityType: 'GTD', validityDate: '30.11.2026' } as const;
  const bondUntil = (maturity: string) => ({ instrument: { ...share, maturity: calendarDay(maturity) } });

  it.each<[string, Partial<OrderFormFacts>, string]>([
    ['today while it is not known what time it is', quoted(dealer, opens), '2026-11-23'],
    ['today where the venue is open', { ...night, ...quoted(dealer, {}) }, '2026-11-23'],
    ['the day on which the venue opens', { ...night, ...quoted(dealer, opens) }, '2026-11-24'],
    ['today where its hours are not known', night, '2026-11-23'],
    [
      'the next on which the venue trades',
      { ...night, dimensions: { venues: [{ ...dealer, closedDays: [calendarDay('2026-11-23')] }] } },
      '2026-11-24',
    ],
  ])('it becomes active: %s', (_, more, day) => {
    expect(told((nodes) => nodes.activeDay, {}, more)).toBe(day);
  });

  it.each<[string, Partial<OrderDraft>, string]>([
    ['its own day where it stands for the day', {}, '2026-11-23'],
    ['the date', dated, '2026-11-30'],
    ['its own day while the date is missing', { validityType: 'GTD', validityDate: '' }, '2026-11-23'],
    ['the day before the security is repaid', { ...dated, ...bondUntil('2026-11-27') }, '2026-11-26'],
    ['the date where it is repaid later', { ...dated, ...bondUntil('2026-12-27') }, '2026-11-30'],
  ])('it can be executed at last on %s', (_, change, day) => {
    expect(told((nodes) => nodes.lastDay, change)).toBe(day);
  });

  it('the last trading day of the month is a date to the bank', () => {
    const session = filledForm(filledDraft, facts);
    session.field(session.nodes.validityType).setValue('ULTIMO');
    expect(session.value(session.nodes.order)).toMatchObject({
      validity: { type: 'GTD', date: '2026-11-30' },
    });
  });

  it.each([
    [exchange, true],
    [fundCompany, false],
  ])('case %#: whether it carries a validity at a venue', (venue, takes) => {
    expect(told((nodes) => nodes.takesValidity, { venueId: venue.id })).toBe(takes);
  });

  it('is taken to carry one while no venue is chosen', () => {
    expect(told((nodes) => nodes.takesValidity, {}, { dimensions: { venues: [] } })).toBe(true);
  });
});

describe('what is begun with', () => {
  /** A form nobody has touched. */
  function begun(more: Partial<OrderFormFacts>) {
    const session = new FormSession(orderForm);
    session.tell({ ...facts, ...more });
    return session;
  }

  it('the first of the depots, and its own account [ORD-04]', () => {
    const session = begun({ depots: [depotOf('STANDARD_DEPOT', 'd-1'), depotOf('SECOND_DEPOT', 'd-2')] });
    const [depot, account] = [session.nodes.depotId, session.nodes.settlementAccountId];
    expect([session.field(depot).value, session.field(account).value]).toEqual(['d-1', 'a-1']);
    session.tell({
      depots: [
        depotOf('STANDARD_DEPOT', 'd-1'),
        {
          ...depotOf('SECOND_DEPOT', 'd-2'),
          defaultSettlementAccountId:
            depotOf('SECOND_DEPOT').furtherSettlementAccountIds[0] ??
            depotOf('SECOND_DEPOT').defaultSettlementAccountId,
        },
      ],
    });
    session.field(depot).setValue(depotOf('SECOND_DEPOT', 'd-2').id);
    expect(session.field(account).value).toBe('a-2');
  });

  it.each<[Partial<OrderFormFacts>, string, string]>([
    [{}, 'STANDARD', 'nothing else is known'],
    [{ usual: { orderType: 'MARKET', tradingSystem: 'QUOTE' } }, 'QUOTE', 'it lasts from other orders'],
    [
      { usual: { orderType: 'MARKET', tradingSystem: 'QUOTE' }, suggestedSystem: 'STANDARD' },
      'STANDARD',
      'the venue suggested trades so',
    ],
  ])('case %#: with %j the way of trading %s: %s [ORD-27]', (more, system) => {
    const session = begun(more);
    expect(session.field(session.nodes.tradingSystem).value).toBe(system);
  });
});
