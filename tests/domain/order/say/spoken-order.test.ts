import type { BondInterest } from '@domain/instrument/bond-terms';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import type { VenueQuote } from '@domain/instrument/venue';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { orderSentence } from '@domain/order/say/order-sentence';
import { spokenRequest } from '@domain/order/say/spoken-order';
import { startOf } from '@domain/order/say/order-start';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { spokenDraft } from '../../support/filled-order';
import { known } from '../../support/known';
import { orderOf } from '../../support/reading';
import {
  bond,
  dealer,
  draft,
  exchange,
  facts,
  filledDraft,
  fundCompany,
  quote,
  share,
} from '../../support/samples';
import { iban } from '@domain/codes/iban';

const at = (day: number, hour: number) => instant(Date.UTC(2026, 10, day, hour - 1, 0, 0));
/** Noon of Monday 23 November 2026 in Berlin. */
const now = at(23, 12);
const closed: VenueQuote = { ...quote, hours: { state: 'closed', opens: at(24, 9) } };

const spoken = (change: Partial<OrderDraft>, market: VenueQuote | undefined = quote) =>
  spokenDraft({ ...draft, ...change }, { dimensions: facts.dimensions, quote: market, now });

describe('an order with all that its sentence says of it [ORD-29]', () => {
  it('is said of a security only', () => {
    const { instrument: _instrument, ...nameless } = draft;
    expect(spokenDraft(nameless, { dimensions: facts.dimensions, quote, now })).toBeUndefined();
    expect(spoken({})).toMatchObject({
      instrument: share,
      venue: exchange,
      subject: { orderType: 'MARKET' },
    });
  });

  it('is said of the type that would be sent [ORD-07]', () => {
    expect(spoken({ orderType: 'LIMIT' })?.subject.orderType).toBe('MARKET');
    expect(spoken({ orderType: 'LIMIT', limit: '95' })?.subject.orderType).toBe('LIMIT');
  });

  it.each<[string, Partial<OrderDraft>, object]>([
    [
      'what the venue takes for the type',
      { orderType: 'LIMIT', limit: '9', limitExtension: 'FOK' },
      { limitExtension: 'FOK' },
    ],
    ['an auction it is kept for', { tradingRestriction: 'AO' }, { tradingRestriction: 'AO' }],
  ])('names what refines it: %s [ORD-10]', (_, change, refined) => {
    expect(spoken(change)).toMatchObject(refined);
  });

  it('does not name what the venue does not take [ORD-10]', () => {
    expect(spoken({ limitExtension: 'FOK', tradingRestriction: 'OAO' })).not.toMatchObject({
      limitExtension: 'FOK',
    });
    expect(spoken({ tradingRestriction: 'OAO' })?.tradingRestriction).toBeUndefined();
  });

  it.each<[string, Partial<OrderDraft>, VenueQuote, object]>([
    ['now where it trades', {}, quote, { activation: { kind: 'now' }, activeDay: '2026-11-23' }],
    [
      'when it opens where it does not',
      {},
      closed,
      { activation: { kind: 'at', opens: at(24, 9) }, activeDay: '2026-11-24' },
    ],
    [
      'when it closes where it is kept for that auction',
      { orderType: 'LIMIT', limit: '9', tradingRestriction: 'CAO' },
      { ...quote, hours: { state: 'open', closes: at(23, 17) } },
      { activation: { kind: 'at', opens: at(23, 17) }, activeDay: '2026-11-23' },
    ],
  ])('reaches the market %s [CUS-06]', (_, change, market, start) => {
    expect(spoken(change, market)?.start).toMatchObject({ today: '2026-11-23', ...start });
  });

  it('reaches it nobody knows when where no hours are known, and ends with its security', () => {
    const instrument = { ...share, maturity: calendarDay('2026-12-01') };
    const start = startOf({ venue: exchange, instrument, quote: undefined, now });
    expect(start).toMatchObject({
      activation: { kind: 'unknown' },
      activeDay: '2026-11-23',
      maturity: '2026-12-01',
    });
    expect(startOf({ venue: exchange, instrument: share, quote: undefined, now })).not.toHaveProperty(
      'maturity',
    );
  });
});

describe('the interest of a bond in the sentence of its order [ORD-29]', () => {
  const interest: BondInterest = {
    rate: decimal('3.65'),
    interval: 'YEARLY',
    start: calendarDay('2025-01-01'),
    firstPayment: calendarDay('2026-01-01'),
    maturity: calendarDay('2035-01-01'),
  };

  function parts(change: Partial<OrderDraft>) {
    const said = spoken({ instrument: { ...bond, interest }, quantity: '10000', ...change });
    if (said === undefined) throw new Error('The sample has an instrument');
    return orderSentence(said.subject);
  }
  const kinds = (change: Partial<OrderDraft>) => parts(change).map(({ kind }) => kind);

  it('is said behind the price, for the day on which it would be paid', () => {
    expect(kinds({})).toEqual(['side', 'quantity', 'instrument', 'venue', 'market', 'interest', 'validity']);
    // Of 10,000 a euro a day: traded on Monday it settles on Wednesday, 328 days into the year.
    expect(parts({})).toContainEqual({
      kind: 'interest',
      interest: { amount: amount('328.00', EUR), tradedOn: '2026-11-23', settledOn: '2026-11-25' },
    });
  });

  it('is not said before it is known of how much, nor of what bears none', () => {
    expect(kinds({ quantity: '' })).not.toContain('interest');
    expect(kinds({ instrument: bond })).not.toContain('interest');
  });
});

describe('an order exactly as it will be sent [ORD-29] [CUS-08]', () => {
  const entered = spoken({ orderType: 'LIMIT', limit: '95', limitExtension: 'FOK' });
  if (entered === undefined) throw new Error('The sample has an instrument');

  it('says its own terms with the names of what was entered', () => {
    const sent = spokenRequest(entered, orderOf({ orderType: 'LIMIT', limit: '94', quantity: '9' }));
    expect(sent).toMatchObject({ instrument: share, venue: exchange, start: entered.start });
    expect(sent.subject).toMatchObject({
      instrumentName: 'SAP SE',
      venueName: 'Xetra',
      orderType: 'LIMIT',
      limit: amount('94', EUR),
      quantity: amount('9', PIECES),
    });
    // What it was entered with and is not sent with is not said.
    expect(sent.limitExtension).toBeUndefined();
  });

  it('says what refines it, and whose account pays [ORD-10] [ORD-14]', () => {
    const refined = spokenRequest(entered, orderOf({ tradingRestriction: 'AO' }));
    expect([refined.tradingRestriction, refined.directDebit]).toEqual(['AO', undefined]);
    const paid = {
      hasConsent: true,
      iban: 'DE02120300000000202051',
      maxAmount: '',
      accountHolderName: 'Ada',
    };
    const debited = spokenRequest(entered, orderOf({ venueId: fundCompany.id, directDebit: paid }));
    expect(debited.directDebit).toEqual({
      iban: known(iban('DE02120300000000202051')),
      accountHolderName: 'Ada',
    });
  });

  it('has no name of a venue that is not known', () => {
    const { venueName } = spokenRequest({ ...entered, venue: undefined }, orderOf({})).subject;
    expect(venueName).toBe('');
  });

  it('says what follows a purchase that is followed, and of no other order [ORD-13]', () => {
    const { follow } = filledDraft;
    const said = (orderType: 'LIMIT' | 'NEXT_ORDER') =>
      spoken({ orderType, limit: '95', venueId: dealer.id, follow })?.subject;
    expect(said('NEXT_ORDER')).toMatchObject({
      follow: { side: 'SELL', orderType: 'LIMIT', limit: amount('110', EUR), quantity: amount('10', PIECES) },
    });
    expect(said('LIMIT')).not.toHaveProperty('follow');
  });
});
