import { addDays, calendarDay, type LocalDate } from '@domain/time/local-date';
import type { TradingRestriction } from '@domain/order/order-type';
import { priceWarnings } from '@domain/order/check/price-warning';
import type { Validity } from '@domain/order/validity';
import type { VenueHours } from '@domain/instrument/venue';
import { instant } from '@domain/time/instant';
import { leadIn, orderOf } from '../../support/reading';
import { facts, filledDraft, fundCompany, quote } from '../../support/samples';

const { today } = facts;
const open: VenueHours = { state: 'open' };
const closed: VenueHours = { state: 'closed', opens: instant(1) };
const day: Validity = { type: 'GFD' };
const until = (date: LocalDate): Validity => ({ type: 'GTD', date });
const saturday = calendarDay('2026-11-28');
const friday = calendarDay('2026-11-27');

const situation = { venue: { type: 'EXCHANGE', priceSteps: [] }, mode: 'FULL' } as const;

const keysFor = (
  tradingRestriction: TradingRestriction,
  validity: Validity | undefined,
  { hours, entered = today }: { readonly hours: VenueHours; readonly entered?: LocalDate },
): readonly string[] => {
  const order = leadIn(
    validity === undefined ? { venueId: fundCompany.id } : { orderType: 'LIMIT', limit: '95' },
  );
  return priceWarnings(
    { ...order, tradingRestriction, ...(validity && { validity }) },
    { ...situation, quote: { ...quote, hours }, today: entered },
  ).map(({ field, severity, key }) => `${severity} ${field ?? '-'} ${key}`);
};

const never = ['WARN tradingRestriction warnung-eroeffnungsauktion-vorbei'];

describe('an order kept for an auction', () => {
  it.each<[TradingRestriction, Validity | undefined, VenueHours, readonly string[], string]>([
    ['OAO', day, open, never, 'trading has begun, and the order ends today'],
    ['OAO', until(today), open, never, 'its last day is today'],
    ['OAO', until(addDays(today, 1)), open, [], 'tomorrow has an opening auction of its own'],
    ['OAO', { type: 'MAX' }, open, [], 'and so have many days to come'],
    ['OAO', day, closed, [], 'the next opening auction is still to come'],
    ['OAO', undefined, open, [], 'nothing says when it ends'],
    ['CAO', day, open, [], 'the closing auction is still to come'],
    ['AO', day, open, [], 'so is one of the others'],
  ])('%s with %j at a venue that is %j is warned %j: %s [ORD-10] [ORD-25]', (kept, life, hours, expected) => {
    expect(keysFor(kept, life, { hours })).toEqual(expected);
  });

  it('knows that a last day without trading comes to the trading day before it [ORD-11]', () => {
    expect(keysFor('OAO', until(saturday), { hours: open, entered: friday })).toEqual(never);
  });

  it('is no matter for an order kept for none, nor for what follows another', () => {
    const next = orderOf({ ...filledDraft, orderType: 'NEXT_ORDER' });
    expect(priceWarnings(next, { ...situation, quote, today })).toEqual([]);
  });
});
