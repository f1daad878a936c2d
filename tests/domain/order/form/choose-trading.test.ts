import type { FormSession } from '@domain/form/session/form-session';
import {
  chooseOffer,
  chooseSystem,
  chooseType,
  proposeLimit,
  takeSuggestion,
  wantedOf,
} from '@domain/order/form/choose-trading';
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

describe('the choices of where and how an order trades [ORD-04] [kernel A5]', () => {
  it('an offer brings its venue, its way of trading and the like of the type that it takes', () => {
    const session = ordered();
    const venue = { ...limitOnly, orderTypes: { TRAILING_STOP_LIMIT: noRefinements } };
    chooseType(session, 'TRAILING_STOP_MARKET');
    chooseOffer(session, { venue, system: 'STANDARD' });
    expect(session.field(session.nodes.venueId).value).toBe(limitOnly.id);
    expect(wantedOf(session)).toEqual({
      side: 'BUY',
      orderType: 'TRAILING_STOP_LIMIT',
      tradingSystem: 'STANDARD',
    });
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
    expect(wantedOf(session)).toEqual({ side: 'BUY', orderType: 'LIMIT', tradingSystem: 'QUOTE' });
  });

  it.each([
    ['narrowest', false],
    ['opensNext', false],
    ['draft', true],
    ['link', true],
  ] as const)('a venue by %s is the customer’s own choice: %s', (reason, isOwn) => {
    const session = filledForm(draft, { ...facts, quotes: new Map() });
    takeSuggestion(session, { offer: { venue: dealer, system: 'STANDARD' }, reason }, 'MARKET');
    const chosen = session.field(session.nodes.venueId);
    expect([chosen.value, chosen.isEdited]).toEqual([dealer.id, isOwn]);
  });

  it('a type that lasts from other orders is given up where it cannot be had, one of this order is not', () => {
    const offer = { venue: limitOnly, system: 'STANDARD' } as const;
    const session = ordered();
    chooseType(session, 'STOP_LIMIT');
    expect(takeSuggestion(session, { offer, reason: 'link' }, 'LIMIT')).toBe(false);
    expect(wantedOf(session).orderType).toBe('STOP_LIMIT');
    expect(takeSuggestion(session, { offer, reason: 'link' }, 'STOP_LIMIT')).toBe(true);
    expect(wantedOf(session).orderType).toBe('MARKET');
  });

  it('a limit is proposed where no market order is taken, and taken back while nothing was made of it', () => {
    const session = ordered({ quotes: isClosed });
    const reason = proposeLimit(session, undefined);
    expect(reason).toBe('closed');
    expect(wantedOf(session).orderType).toBe('LIMIT');
    session.tell({ quotes: new Map() });
    expect(proposeLimit(session, reason)).toBeUndefined();
    expect(wantedOf(session).orderType).toBe('MARKET');
  });

  it('a limit that was typed stays, with no reason any more', () => {
    const session = ordered({ quotes: isClosed });
    const reason = proposeLimit(session, undefined);
    session.field(session.nodes.limit).setValue('94');
    session.tell({ quotes: new Map() });
    expect(proposeLimit(session, reason)).toBeUndefined();
    expect(wantedOf(session).orderType).toBe('LIMIT');
  });
});
