import { direkthandel, fundHouse, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import type { VenueId } from '@domain/codes/ids';
import { instrumentId } from '@domain/codes/ids';
import type { VenueHours, VenueQuote } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { EUR, USD } from '@domain/money/unit';
import { narrowestVenue, suggestedOffer, type Quotes } from '@domain/order/offer/venue-choice';
import { offerGroups } from '@domain/order/offer/venue-offer';
import { instant } from '@domain/time/instant';

const offers = offerGroups([xetra, tradegate, direkthandel]).flatMap((group) => group.offers);
const standard = offers.filter(({ system }) => system === 'STANDARD');

/** Friday, 20 November 2026, 23:30, and the Monday after it, in Berlin (UTC+1). */
const FRIDAY_NIGHT = instant(Date.UTC(2026, 10, 20, 22, 30));
const monday = (hour: number, minute: number) => instant(Date.UTC(2026, 10, 23, hour - 1, minute));

const open: VenueHours = { state: 'open' };
const from = (hour: number, minute: number): VenueHours => ({ state: 'closed', opens: monday(hour, minute) });
const unknown: VenueHours = { state: 'closed' };

type State = readonly [hours: VenueHours, ask: string | undefined];

const quotes = (states: readonly State[], areCurrent = true): Quotes => {
  const known = new Map(
    [xetra, tradegate, direkthandel].flatMap(({ id }, index) => {
      const [hours, ask] = states[index] ?? [];
      if (hours === undefined) return [];
      const prices = ask === undefined ? {} : { bid: amount('100.00', EUR), ask: amount(ask, EUR) };
      const quote = { instrumentId: instrumentId('i'), venueId: id, at: FRIDAY_NIGHT, sequence: 1, hours };
      return [[id, { ...quote, ...prices }] as const];
    }),
  );
  return { areCurrent, quote: (id) => known.get(id) };
};

const chosen = (states: readonly State[]) => {
  const found = suggestedOffer(standard, quotes(states));
  return found && [found.offer.venue.name, found.reason];
};

describe('the venue to begin with [ORD-04] [CUS-06]', () => {
  it.each<[string, readonly State[], readonly string[] | undefined]>([
    [
      'the narrowest of those that trade',
      [
        [open, '100.10'],
        [open, '100.05'],
        [open, '100.20'],
      ],
      ['Tradegate', 'narrowest'],
    ],
    [
      'one that trades before one that was narrower at its close, which is not said to be narrowest',
      [
        [open, '100.10'],
        [from(7, 30), '100.02'],
        [open, '100.20'],
      ],
      ['Xetra', 'open'],
    ],
    [
      'on Friday night the one that opens next, however wide it was',
      [
        [from(9, 0), '100.02'],
        [from(7, 30), '100.30'],
        [from(8, 0), '100.10'],
      ],
      ['Tradegate', 'opensNext'],
    ],
    [
      'of two that open at the same time the narrower one',
      [
        [from(9, 0), '100.02'],
        [from(8, 0), '100.30'],
        [from(8, 0), '100.10'],
      ],
      ['Direkthandel Nord', 'opensNext'],
    ],
    [
      'the first where two share the smallest spread',
      [
        [open, '100.05'],
        [open, '100.05'],
        [open, '100.20'],
      ],
      ['Xetra', 'open'],
    ],
    [
      'the only one of known hours',
      [
        [unknown, '100.02'],
        [unknown, undefined],
        [from(8, 0), '100.10'],
      ],
      ['Direkthandel Nord', 'opensNext'],
    ],
    [
      'of two that open at the same time the one whose spread is known',
      [
        [from(8, 0), undefined],
        [from(8, 0), '100.30'],
        [from(9, 0), '100.10'],
      ],
      ['Tradegate', 'opensNext'],
    ],
    [
      'the first where nothing is known of several that trade',
      [
        [open, undefined],
        [open, undefined],
        [open, undefined],
      ],
      ['Xetra', 'open'],
    ],
    [
      'none where nothing speaks for one',
      [
        [unknown, '100.02'],
        [unknown, '100.05'],
        [unknown, '100.10'],
      ],
      undefined,
    ],
  ])('is %s', (_, states, expected) => {
    expect(chosen(states)).toEqual(expected);
  });
});

describe('the fund company among others [ORD-04]', () => {
  it('is begun with as the fund’s own place, where it comes first', () => {
    const [fundOffer] = offerGroups([fundHouse]).flatMap((group) => group.offers);
    const { quote } = quotes([[from(9, 0), undefined]]);
    const found =
      fundOffer &&
      suggestedOffer([fundOffer, ...standard], {
        areCurrent: true,
        quote: (id) => (id === fundHouse.id ? quote(xetra.id) : undefined),
      });
    expect(found).toEqual({ offer: fundOffer, reason: 'fund' });
  });
});

describe('the smallest spread [ORD-04]', () => {
  const venues = [xetra, tradegate, direkthandel];

  it.each<[string, readonly State[], VenueId | undefined]>([
    [
      'is that of one venue',
      [
        [open, '100.10'],
        [open, '100.05'],
      ],
      tradegate.id,
    ],
    [
      'is told apart where the percentages shown are alike',
      [
        [open, '100.021'],
        [open, '100.020'],
      ],
      tradegate.id,
    ],
    ['is nobody’s where only one is known', [[open, '100.10']], undefined],
    [
      'is nobody’s where one of two sides is missing everywhere else',
      [
        [open, '100.10'],
        [open, undefined],
      ],
      undefined,
    ],
    [
      'is nobody’s where two share it',
      [
        [open, '100.05'],
        [open, '100.05'],
        [open, '100.20'],
      ],
      undefined,
    ],
    [
      'is nobody’s where a closed venue in sight quoted a smaller one last',
      [
        [open, '100.10'],
        [from(8, 0), '100.05'],
      ],
      undefined,
    ],
    [
      'is nobody’s at night',
      [
        [from(9, 0), '100.10'],
        [from(8, 0), '100.05'],
      ],
      undefined,
    ],
    [
      'is not that of a bid above its ask',
      [
        [open, '100.10'],
        [open, '99.90'],
        [open, '100.20'],
      ],
      xetra.id,
    ],
  ])('%s', (_, states, expected) => {
    expect(narrowestVenue(venues, quotes(states))).toBe(expected);
  });

  it('is nobody’s once the prices are old', () => {
    const states: readonly State[] = [
      [open, '100.10'],
      [open, '100.05'],
    ];
    expect(narrowestVenue(venues, quotes(states, false))).toBeUndefined();
    expect(suggestedOffer(standard, quotes(states, false))?.reason).toBe('open');
  });

  it('is nobody’s where a venue quotes in another currency', () => {
    const { quote } = quotes([
      [open, '100.10'],
      [open, '100.05'],
    ]);
    const inDollars = { bid: amount('110.00', USD), ask: amount('110.20', USD) };
    const mixed = (id: VenueId): VenueQuote | undefined => {
      const found = quote(xetra.id);
      return id === direkthandel.id && found ? { ...found, ...inDollars, venueId: id } : quote(id);
    };
    expect(narrowestVenue(venues, { quote: mixed, areCurrent: true })).toBeUndefined();
  });
});
