import { FormSession } from '@domain/form/session/form-session';
import {
  chooseOffer,
  chooseSystem,
  chooseType,
  takeSuggestion,
  wantedOf,
} from '@domain/order/form/choose-trading';
import { orderForm } from '@domain/order/form/order-form';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import { filledForm } from '../../support/filled-order';
import { exchange, facts, dealer, draft, limitOnly, quote } from '../../support/samples';

const noRefinements = { limitExtensions: [], tradingRestrictions: [] };

const isClosed = new Map([
  [exchange.id, { ...quote, venueId: exchange.id, hours: { state: 'closed' } as const }],
]);

const ordered = (more: Partial<OrderFormFacts> = {}): FormSession<OrderNodes, OrderFormFacts> =>
  filledForm({ ...draft, venueId: exchange.id }, { ...facts, quotes: new Map(), ...more });

/** An order at the exchange of which nothing was said yet but where it trades. */
function begun(more: Partial<OrderFormFacts> = {}): FormSession<OrderNodes, OrderFormFacts> {
  const session = new FormSession(orderForm);
  session.tell({ ...facts, quotes: new Map(), ...more });
  session.field(session.nodes.instrument).setValue(draft.instrument);
  session.field(session.nodes.venueId).setValue(exchange.id);
  return session;
}

describe('the choices of where and how an order trades [ORD-04] [kernel A5]', () => {
  it('an offer brings its venue and its way of trading', () => {
    const session = ordered();
    chooseOffer(session, { venue: limitOnly, system: 'STANDARD' });
    expect(session.field(session.nodes.venueId).value).toBe(limitOnly.id);
    expect(wantedOf(session).tradingSystem).toBe('STANDARD');
  });

  it('a venue that knows only the like of the type reads that, and the type chosen comes back elsewhere', () => {
    const native = { ...limitOnly, orderTypes: { TRAILING_STOP_LIMIT: noRefinements } };
    const session = ordered({ dimensions: { venues: [exchange, native] } });
    chooseType(session, 'TRAILING_STOP_MARKET');
    chooseOffer(session, { venue: native, system: 'STANDARD' });
    expect(session.value(session.nodes.typeThere)).toBe('TRAILING_STOP_LIMIT');
    expect(session.field(session.nodes.orderType).value).toBe('TRAILING_STOP_MARKET');
    chooseOffer(session, { venue: exchange, system: 'STANDARD' });
    expect(session.value(session.nodes.typeThere)).toBe('TRAILING_STOP_MARKET');
  });

  it('another way of trading is taken at the same venue only where it knows it', () => {
    const session = ordered();
    expect(chooseSystem(session, 'QUOTE')).toBeUndefined();
    expect(wantedOf(session).tradingSystem).toBe('QUOTE');
    session.field(session.nodes.venueId).setValue(dealer.id);
    expect(chooseSystem(session, 'QUOTE')).toEqual({ venue: dealer, system: 'QUOTE' });
  });

  it('a quote is a way of trading, and the type chosen before stays beside it', () => {
    const session = ordered();
    chooseType(session, 'LIMIT');
    chooseType(session, 'QUOTE');
    expect(wantedOf(session)).toMatchObject({ side: 'BUY', orderType: 'LIMIT', tradingSystem: 'QUOTE' });
  });

  it.each([
    ['narrowest', false],
    ['opensNext', false],
    ['draft', true],
    ['link', true],
  ] as const)('a venue by %s is the customer’s own choice: %s', (reason, isOwn) => {
    const session = filledForm(draft, { ...facts, quotes: new Map() });
    takeSuggestion(session, { offer: { venue: dealer, system: 'STANDARD' }, reason });
    const chosen = session.field(session.nodes.venueId);
    expect([chosen.value, chosen.isEdited]).toEqual([dealer.id, isOwn]);
  });

  it('a type that lasts from other orders gives way where it cannot be had, one of this order does not', () => {
    const session = begun({ usual: { orderType: 'STOP_LIMIT', tradingSystem: 'STANDARD' } });
    const type = session.field(session.nodes.orderType);
    expect(type.value).toBe('MARKET');
    session.field(session.nodes.venueId).setValue(dealer.id);
    expect(type.value).toBe('STOP_LIMIT');
    session.field(session.nodes.venueId).setValue(exchange.id);
    chooseType(session, 'STOP_LIMIT');
    expect(type.value).toBe('STOP_LIMIT');
  });

  it('a limit is proposed where no market order is taken, and no more where one is', () => {
    const session = begun({ quotes: isClosed });
    expect(session.field(session.nodes.orderType)).toMatchObject({ value: 'LIMIT', isEdited: false });
    expect(session.value(session.nodes.limitProposal)).toBe('closed');
    session.tell({ quotes: new Map() });
    expect(session.field(session.nodes.orderType).value).toBe('MARKET');
    expect(session.value(session.nodes.limitProposal)).toBeUndefined();
  });

  it('a limit that was typed stays, with no reason any more, until its text is gone', () => {
    const session = begun({ quotes: isClosed });
    session.field(session.nodes.limit).setValue('94');
    session.tell({ quotes: new Map() });
    expect(session.field(session.nodes.orderType)).toMatchObject({ value: 'LIMIT', isEdited: false });
    expect(session.value(session.nodes.limitProposal)).toBeUndefined();
    session.field(session.nodes.limit).setValue('');
    expect(session.field(session.nodes.orderType).value).toBe('MARKET');
  });

  it.each<[string, Partial<OrderFormFacts>]>([
    [
      'another type lasts from other orders',
      { usual: { orderType: 'STOP_MARKET', tradingSystem: 'STANDARD' } },
    ],
    [
      'the venue takes no limit',
      {
        dimensions: {
          venues: [{ ...exchange, orderTypes: { MARKET: noRefinements, STOP_MARKET: noRefinements } }],
        },
      },
    ],
  ])('no limit is proposed, nor by what is typed as one, where %s', (_, more) => {
    const session = begun({ quotes: isClosed, ...more });
    const usual = more.usual?.orderType ?? 'MARKET';
    expect(session.field(session.nodes.orderType).value).toBe(usual);
    expect(session.value(session.nodes.limitProposal)).toBeUndefined();
    session.field(session.nodes.limit).setValue('94');
    expect(session.field(session.nodes.orderType).value).toBe(usual);
  });

  it('nothing is proposed over a market order that was chosen', () => {
    const session = begun({ quotes: isClosed });
    chooseType(session, 'MARKET');
    expect(session.field(session.nodes.orderType).value).toBe('MARKET');
    chooseOffer(session, { venue: exchange, system: 'STANDARD' });
    expect(session.field(session.nodes.orderType).value).toBe('MARKET');
  });

  it('no command that chooses a venue writes into the type', () => {
    const session = begun();
    chooseOffer(session, { venue: limitOnly, system: 'STANDARD' });
    takeSuggestion(session, { offer: { venue: exchange, system: 'STANDARD' }, reason: 'narrowest' });
    expect(session.field(session.nodes.orderType).isEdited).toBe(false);
  });
});
