import { toOrder } from '../support/filled-order';
import { present } from '@adapters/http/wire/present';
import { addDays } from '@domain/time/local-date';
import { formatGermanDate } from '@domain/time/german-date';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import type { Validity } from '@domain/order/validity';
import { venueId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import { draft, facts, fundCompany, limitOnly } from '../support/samples';
import { issuesOf, leadIn, read } from '../support/reading';

describe('the validity', () => {
  const until = (days: number): string => formatGermanDate(addDays(facts.today, days));

  it.each<[string, Partial<OrderDraft>, Validity]>([
    ['the day', { validityType: 'GFD', validityDate: 'left over' }, { type: 'GFD' }],
    ['the maximum', { validityType: 'MAX' }, { type: 'MAX' }],
    ['today', { validityType: 'GTD', validityDate: until(0) }, { type: 'GTD', date: facts.today }],
    [
      'the last possible day',
      { validityType: 'GTD', validityDate: until(359) },
      { type: 'GTD', date: addDays(facts.today, 359) },
    ],
  ])('can be %s [ORD-11]', (_, change, expected) => {
    expect(leadIn(change).validity).toEqual(expected);
  });

  it('is left out where the venue knows none [ORD-11]', () => {
    expect(leadIn({ venueId: fundCompany.id })).not.toHaveProperty('validity');
  });

  it.each<[string, Partial<OrderDraft>, string]>([
    ['no date', { validityType: 'GTD' }, 'validityDate order-date-missing'],
    ['blanks', { validityType: 'GTD', validityDate: '  ' }, 'validityDate order-date-missing'],
    [
      'an impossible date',
      { validityType: 'GTD', validityDate: '30.02.2027' },
      'validityDate order-date-impossible',
    ],
    [
      'an unfinished date',
      { validityType: 'GTD', validityDate: '30.11.' },
      'validityDate order-date-impossible',
    ],
    ['yesterday', { validityType: 'GTD', validityDate: until(-1) }, 'validityDate order-date-past'],
    ['a day too far', { validityType: 'GTD', validityDate: until(360) }, 'validityDate order-date-too-late'],
    [
      'not offered at the venue',
      { orderType: 'LIMIT', limit: '9', venueId: limitOnly.id, validityType: 'MAX' },
      'validityType order-validity-not-offered',
    ],
  ])('is refused: %s [ORD-11]', (_, change, issue) => {
    expect(issuesOf(change)).toEqual([issue]);
  });

  it('says how long is possible', () => {
    const result = read({ validityType: 'GTD', validityDate: until(360) });
    expect(E.isLeft(result) && result.left[0]?.args).toEqual({ latest: '2027-11-17' });
  });
});

describe('an incomplete draft', () => {
  it('names everything at once, each at its field', () => {
    const result = toOrder(emptyDraft, facts);
    expect(E.isLeft(result) && result.left.map(({ field }) => field)).toEqual([
      'depotId',
      'settlementAccountId',
      'instrument',
      'venueId',
      'quantity',
    ]);
  });

  it('says of what is not chosen that it is missing, and nothing else', () => {
    const rest = present({ ...draft, venueId: undefined });
    const missing = (edited: OrderDraft) =>
      E.match(
        (issues: readonly { readonly key: string }[]) => issues.map(({ key }) => key),
        () => [],
      )(toOrder(edited, facts));
    expect(missing(rest)).toEqual(['order-venue-missing']);
  });

  it.each<[string, Partial<OrderDraft>, string]>([
    ['a venue without the instrument', { venueId: venueId('v-else') }, 'venueId order-venue-unknown'],
    [
      'a side the venue does not take',
      { venueId: limitOnly.id, side: 'SELL', orderType: 'LIMIT', limit: '9' },
      'venueId order-venue-side',
    ],
    ['a type the venue does not know', { venueId: limitOnly.id }, 'orderType order-type-not-offered'],
  ])('refuses %s', (_, change, issue) => {
    expect(issuesOf(change)).toEqual([issue]);
  });
});
