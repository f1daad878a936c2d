import { instrumentId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import { chooseOffer, chooseType, takeSuggestion, turnToInstrument } from '@domain/order/form/choose-trading';
import type { ProposedStop } from '@domain/order/prefill/protective-stop';
import type { VenueReason } from '@domain/order/offer/venue-choice';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import { templateOf } from '@domain/order/form/template-of';
import { filledForm } from '../../support/filled-order';
import { bond, dealer, draft, exchange, facts, share } from '../../support/samples';

const proposedStop: ProposedStop = {
  venueId: dealer.id,
  stop: amount('225.50', EUR),
  distance: percentage(decimal('3.5')),
  decidedBy: 'usual',
  usualDay: percentage(decimal('1.2')),
  days: 20,
};

const { instrument: _instrument, ...nameless } = draft;

/** An order for a share at the dealer, in live trading, where another venue would have been suggested. */
function trading(begun: OrderDraft = draft) {
  const session = filledForm(begun, {
    ...facts,
    suggestedVenue: exchange.id,
    suggestedSystem: 'STANDARD',
    usual: { orderType: 'MARKET', tradingSystem: 'STANDARD' },
    proposedStop,
  });
  chooseOffer(session, { venue: dealer, system: 'QUOTE' });
  return session;
}
const placed = (session: ReturnType<typeof trading>) => [
  session.field(session.nodes.venueId).value,
  session.field(session.nodes.tradingSystem).value,
];

describe('another security [ORD-03] [ORD-27]', () => {
  it('is to be traded where and how is still to be found: what was chosen says nothing of it', () => {
    const session = trading();
    turnToInstrument(session, bond);
    expect(session.field(session.nodes.instrument).value).toBe(bond);
    expect(placed(session)).toEqual([undefined, 'STANDARD']);
    expect(session.value(session.nodes.proposedStop)).toBeUndefined();
  });

  it('that comes while there was none leaves the way of trading that was chosen', () => {
    const session = trading(nameless);
    turnToInstrument(session, share);
    expect(placed(session)).toEqual([undefined, 'QUOTE']);
    expect(session.value(session.nodes.proposedStop)).toEqual(proposedStop);
  });

  it('that is the same leaves the way of trading and the stop proposed for it', () => {
    const session = trading();
    turnToInstrument(session, { ...share, name: 'SAP' });
    expect(placed(session)).toEqual([undefined, 'QUOTE']);
    expect(session.value(session.nodes.proposedStop)).toEqual(proposedStop);
  });

  it('of a draft keeps its venue while the market opens, what was suggested does not', () => {
    const kept = trading();
    turnToInstrument(kept, share, { keepsVenue: true });
    expect(placed(kept)).toEqual([dealer.id, 'QUOTE']);
    kept.field(kept.nodes.venueId).takeBack();
    expect(placed(kept)).toEqual([undefined, 'QUOTE']);
  });

  it('taken away takes all of that along', () => {
    const session = trading();
    turnToInstrument(session, undefined);
    expect(session.field(session.nodes.instrument).value).toBeUndefined();
    expect(placed(session)).toEqual([undefined, 'STANDARD']);
    expect(session.value(session.nodes.proposedStop)).toBeUndefined();
  });
});

describe('a venue suggested [ORD-04]', () => {
  /** In live trading until now; by `system` at the venue suggested. */
  const way = (reason: VenueReason, system: TradingSystem) => {
    const session = trading();
    takeSuggestion(session, { offer: { venue: dealer, system }, reason });
    const { value, isEdited } = session.field(session.nodes.tradingSystem);
    return [value, isEdited];
  };

  it.each<[VenueReason, TradingSystem, readonly [TradingSystem, boolean]]>([
    // The draft said it, and it is had: it stays the customer's own.
    ['draft', 'QUOTE', ['QUOTE', true]],
    ['draft', 'STANDARD', ['STANDARD', false]],
    ['link', 'QUOTE', ['QUOTE', false]],
    ['narrowest', 'STANDARD', ['STANDARD', false]],
    ['only', 'QUOTE', ['QUOTE', false]],
  ])('by %s brings its way of trading, %s: %j', (reason, system, expected) => {
    expect(way(reason, system)).toEqual(expected);
  });

  it('type and way of trading: a type ends live trading, a quote begins it [ORD-07]', () => {
    const session = trading();
    chooseType(session, 'LIMIT');
    expect(session.field(session.nodes.tradingSystem).value).toBe('STANDARD');
    chooseType(session, 'QUOTE');
    expect(session.field(session.nodes.tradingSystem).value).toBe('QUOTE');
    expect(session.field(session.nodes.orderType).value).toBe('LIMIT');
  });
});

describe('a template of a draft that stands on no page [ORD-21]', () => {
  it('keeps what the draft says', () => {
    expect(templateOf({ ...draft, orderType: 'LIMIT', limit: '95' }, facts)).toMatchObject({
      orderType: 'LIMIT',
      side: 'BUY',
      limit: amount('95', EUR),
    });
  });

  it('keeps another security as another one', () => {
    const other = { ...share, id: instrumentId('i-other') };
    expect(templateOf({ ...draft, instrument: other }, facts)).not.toEqual(templateOf(draft, facts));
  });
});
