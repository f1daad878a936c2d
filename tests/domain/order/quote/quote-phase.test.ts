import { remainingLife } from '@domain/order/quote/quote';
import { stepQuote, type QuoteEvent, type QuotePhase } from '@domain/order/quote/quote-phase';
import { askAgainIn, quoteRefusal, type QuoteRefusal } from '@domain/order/quote/quote-refusal';
import { quote } from '../quote-sample';

const quoted: QuotePhase = { kind: 'quoted', quote, receivedAt: 100 };
const answered: QuoteEvent = { kind: 'quoted', quote, at: 100 };

describe('trading on a quote', () => {
  it.each<[QuotePhase['kind'], QuotePhase, QuoteEvent, QuotePhase['kind'], string]>([
    ['ticket', { kind: 'ticket' }, { kind: 'released' }, 'asking', 'the first question follows the release'],
    ['ticket', { kind: 'ticket' }, { kind: 'ask' }, 'ticket', 'nothing is asked before the release'],
    ['asking', { kind: 'asking' }, answered, 'quoted', 'the dealer names a price'],
    ['asking', { kind: 'asking' }, { kind: 'by-hand' }, 'manual', 'the dealer needs time'],
    ['asking', { kind: 'asking' }, { kind: 'no-quote' }, 'none', 'nobody quotes'],
    ['manual', { kind: 'manual' }, answered, 'quoted', 'the price made by hand is there'],
    ['manual', { kind: 'manual' }, { kind: 'by-hand' }, 'manual', 'it still takes time'],
    ['manual', { kind: 'manual' }, { kind: 'no-quote' }, 'none', 'the dealer names no price after all'],
    ['asking', { kind: 'asking' }, { kind: 'ticket-over' }, 'ticket', 'the ticket was over before'],
    [
      'manual',
      { kind: 'manual' },
      { kind: 'ticket-over' },
      'ticket',
      'it was over before the dealer was done',
    ],
    ['none', { kind: 'none' }, { kind: 'ticket-over' }, 'ticket', 'it is over while nobody quotes'],
    ['none', { kind: 'none' }, { kind: 'ask' }, 'asking', 'the customer asks again'],
    ['quoted', quoted, { kind: 'accept' }, 'accepting', 'the customer takes the price'],
    ['quoted', quoted, { kind: 'time-over' }, 'expired', 'the price is over'],
    ['quoted', quoted, { kind: 'ask' }, 'asking', 'the customer wants another price'],
    ['quoted', quoted, answered, 'quoted', 'a late answer changes nothing'],
    [
      'accepting',
      { kind: 'accepting', quote, receivedAt: 100 },
      { kind: 'refused' },
      'expired',
      'the dealer stands no more by it',
    ],
    [
      'accepting',
      { kind: 'accepting', quote, receivedAt: 100 },
      { kind: 'time-over' },
      'accepting',
      'the order is on its way',
    ],
    [
      'accepting',
      { kind: 'accepting', quote, receivedAt: 100 },
      { kind: 'held' },
      'quoted',
      'the same deal was made in another window: the customer decides',
    ],
    [
      'accepting',
      { kind: 'accepting', quote, receivedAt: 100 },
      { kind: 'ticket-over' },
      'ticket',
      'the ticket was over when the order came',
    ],
    ['quoted', quoted, { kind: 'held' }, 'quoted', 'nothing is on its way'],
    ['expired', { kind: 'expired', quote }, { kind: 'accept' }, 'expired', 'what is over cannot be taken'],
    ['expired', { kind: 'expired', quote }, { kind: 'ask' }, 'asking', 'the customer asks again'],
    ['expired', { kind: 'expired', quote }, { kind: 'ticket-over' }, 'ticket', 'the ticket is over too'],
  ])('from %s: %j by %j to %s: %s [ORD-18]', (_, phase, event, expected) => {
    expect(stepQuote(phase, event).kind).toBe(expected);
  });

  it.each([
    [100, 10_000, 'at its receipt all of it is left'],
    [5_100, 5_000, 'half of it'],
    [10_099, 1, 'the last millisecond counts'],
    [10_100, 0, 'over'],
    [99_999, 0, 'long over, never less than nothing'],
  ])('has at %i ms still %i ms: %s [ORD-18]', (now, left) => {
    expect(remainingLife(quote, 100, now)).toBe(left);
  });

  it.each<[string, QuoteRefusal | undefined, string]>([
    ['fehler-quote-nicht-verfuegbar', 'none', 'nobody quotes'],
    ['hinweis-quote-manuell-angefordert', 'by-hand', 'a dealer is at it'],
    ['fehler-quote-ticket-abgelaufen', 'ticket-over', 'released too long ago'],
    ['fehler-quote-ticket-nicht-freigegeben', 'ticket-over', 'never released'],
    ['fehler-quote-bereits-verwendet', 'ticket-over', 'an order came of it'],
    ['fehler-quote-abgelaufen', 'quote-over', 'accepted too late'],
    ['fehler-quote-kurs-veraendert', 'quote-over', 'the market ran away'],
    ['fehler-quote-weicht-ab', 'quote-over', 'another order than was quoted'],
    ['fehler-menge-ungueltig', undefined, 'speaks of something else'],
  ])('takes %s for %s: %s [ORD-18]', (key, expected) => {
    expect(quoteRefusal([{ key }])).toBe(expected);
  });

  it('finds what says something of the quote among other messages [ORD-18]', () => {
    const keys = ['hinweis_basisinformationsblatt_vorhanden', 'fehler-quote-abgelaufen'];
    expect(quoteRefusal(keys.map((key) => ({ key })))).toBe('quote-over');
  });

  it('asks again for a quote made by hand when the bank says, else after three seconds [ORD-18]', () => {
    expect(askAgainIn([{ args: { sekunden: '8' } }])).toBe(8000);
    expect(askAgainIn([{ args: {} }])).toBe(3000);
    expect(askAgainIn([{ args: { sekunden: 'bald' } }])).toBe(3000);
    expect(askAgainIn([{ args: { sekunden: '0' } }])).toBe(3000);
  });
});
