import { toOrder } from '../support/filled-order';
import { isSelectable, selectableFollowTypes } from '@domain/instrument/dimensions';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import { orderTypes } from '@domain/order/order-type';
import type { Side } from '@domain/order/side';
import type { Venue } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PERCENT, PIECES } from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { anyDraft } from '../support/any-draft';
import { issuesOf, orderOf, read, success } from '../support/reading';
import { bond, dealer, exchange, facts, filledDraft, limitOnly } from '../support/samples';

const trade = {
  depotId: 'd-1',
  settlementAccountId: 'a-1',
  side: 'BUY',
  instrumentId: 'i-sap',
  venueId: 'v-dealer',
  quantity: amount('10', PIECES),
};
const frame = { ...trade, validity: { type: 'GFD' } };
const stop = { triggerLimit: amount('105', EUR) };
const limit = { limit: amount('95', EUR) };
const relative = { trailing: { kind: 'relative', distance: decimal('5') } };

/** What the filled draft becomes by type: exactly what the type reads, nothing else that was typed. */
const expected: Readonly<Record<Exclude<EnterableOrderType, 'QUOTE'>, object>> = {
  MARKET: { ...frame },
  LIMIT: { ...frame, ...limit },
  STOP_MARKET: { ...frame, ...stop },
  STOP_LIMIT: { ...frame, ...stop, ...limit },
  TRAILING_STOP_MARKET: { ...frame, ...stop, ...relative },
  TRAILING_STOP_LIMIT: { ...frame, ...stop, ...relative, ...limit },
  TRAILING_STOP_NATIVE_MARKET: { ...frame, ...stop, ...relative },
  ONE_CANCELS_OTHER: {
    depotId: 'd-1',
    subOrders: [
      { orderType: 'STOP_MARKET', ...frame, ...stop },
      { orderType: 'LIMIT', ...frame, ...limit },
    ],
  },
  NEXT_ORDER: {
    depotId: 'd-1',
    subOrders: [
      { orderType: 'LIMIT', ...frame, ...limit },
      {
        orderType: 'LIMIT',
        ...frame,
        side: 'SELL',
        validity: { type: 'MAX' },
        limit: amount('110', EUR),
      },
    ],
  },
};

describe('an order of each type', () => {
  it.each(enterableOrderTypes.filter((type) => type !== 'QUOTE'))(
    '%s reads what it needs and leaves the rest alone [ORD-05] [ORD-06]',
    (orderType) => {
      expect(orderOf({ ...filledDraft, orderType })).toEqual({ orderType, ...expected[orderType] });
    },
  );

  it('QUOTE asks a dealer, by hand too if that is wanted [ORD-07] [ORD-18]', () => {
    const quoted = { ...filledDraft, orderType: 'QUOTE' } as const;
    expect(success(read(quoted))).toEqual({ kind: 'quote', request: { orderType: 'QUOTE', ...trade } });
    expect(success(read({ ...quoted, allowManualQuotation: true }))).toMatchObject({
      request: { allowManualQuotation: true },
    });
  });

  it.each<[Partial<OrderDraft>, object, string]>([
    [{ distance: '5' }, { kind: 'relative', distance: decimal('5') }, 'percent gives a share'],
    [{ distance: '2,5 %' }, { kind: 'relative', distance: decimal('2.5') }, 'the sign may be typed'],
    [{ distance: '2,5% ' }, { kind: 'relative', distance: decimal('2.5') }, 'with a blank behind it'],
    [{ distance: '99,99' }, { kind: 'relative', distance: decimal('99.99') }, 'just below the whole'],
    [
      { distance: '3', distanceKind: 'absolute' },
      { kind: 'absolute', distance: amount('3', EUR) },
      'else an amount in the unit of the price',
    ],
    [
      { distance: '1,5', distanceKind: 'absolute', instrument: bond },
      { kind: 'absolute', distance: amount('1.5', PERCENT) },
      'for a bond in points of its price',
    ],
  ])('reads the distance %j as %j: %s [ORD-06]', (change, trailing) => {
    expect(orderOf({ ...filledDraft, orderType: 'TRAILING_STOP_MARKET', ...change })).toMatchObject({
      trailing,
    });
  });

  it.each<[Partial<OrderDraft>, string, string]>([
    [{ distance: '0' }, 'order-amount-not-positive', 'no distance at all'],
    [{ distance: '100' }, 'order-distance-too-large', 'the whole price'],
    [{ distance: '1,234' }, 'order-amount-ambiguous', 'thousand percent or little more than one?'],
    [{ distance: '-5' }, 'order-amount-format', 'a sign'],
    [{ distance: '5%5' }, 'order-amount-format', 'a sign of percent within'],
    [{ distance: '5 %x' }, 'order-amount-format', 'something behind it'],
    [{ distance: '0', distanceKind: 'absolute' }, 'order-amount-not-positive', 'no amount'],
    [{ distance: 'x', distanceKind: 'absolute' }, 'order-amount-format', 'a word'],
  ])('refuses the distance %j as %s: %s [ORD-06]', (change, key) => {
    expect(issuesOf({ ...filledDraft, orderType: 'TRAILING_STOP_NATIVE_MARKET', ...change })).toEqual([
      `distance ${key}`,
    ]);
  });

  it('says at once what is wrong with every price', () => {
    expect(
      issuesOf({
        ...filledDraft,
        orderType: 'TRAILING_STOP_LIMIT',
        triggerLimit: 'x',
        distance: 'y',
        limit: 'z',
      }),
    ).toEqual([
      'triggerLimit order-amount-format',
      'distance order-amount-format',
      'limit order-amount-format',
    ]);
  });
});

describe('the types that can be chosen', () => {
  const selectable = (venue: Venue, side: Side) =>
    orderTypes.filter((type) => isSelectable(venue, side, type));

  it('are those of the venue, and a sale has nothing to follow it [ORD-05]', () => {
    expect(selectable(exchange, 'BUY')).toEqual(['MARKET', 'LIMIT', 'STOP_MARKET']);
    expect(selectable(limitOnly, 'BUY')).toEqual(['LIMIT', 'STOP_MARKET']);
    expect(selectable(limitOnly, 'SELL')).toEqual([]);
    expect(selectable(dealer, 'BUY')).toContain('NEXT_ORDER');
    expect(selectable(dealer, 'SELL')).toEqual(
      selectable(dealer, 'BUY').filter((type) => type !== 'NEXT_ORDER'),
    );
  });

  it('of a follow are those the venue takes, an OCO only where it takes that [ORD-13]', () => {
    expect(selectableFollowTypes(dealer)).toEqual(followOrderTypes);
    expect(selectableFollowTypes(exchange)).toEqual(['LIMIT', 'STOP_MARKET']);
  });

  it.each(['STOP_LIMIT', 'TRAILING_STOP_MARKET', 'ONE_CANCELS_OTHER', 'QUOTE'] as const)(
    'do not include %s where the venue does not take it [ORD-05]',
    (orderType) => {
      expect(issuesOf({ ...filledDraft, venueId: exchange.id, orderType })).toEqual([
        'orderType order-type-not-offered',
      ]);
    },
  );
});

describe('any draft', () => {
  it('yields an order or issues, and never fails otherwise [ORD-06]', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const result = toOrder(edited, facts);
        if (E.isRight(result)) return true;
        return (
          result.left.length > 0 &&
          result.left.every(({ severity, source }) => severity === 'ERROR' && source === 'rule')
        );
      }),
    );
  });

  it('is told every fault once: no field has the same said of it twice', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const result = toOrder(edited, facts);
        const said = E.isLeft(result) ? result.left.map(({ field, key }) => `${field ?? ''} ${key}`) : [];
        return new Set(said).size === said.length;
      }),
    );
  });

  it('is read by its type alone: what that does not read may be anything', () => {
    const price = fc.constantFrom('', 'x', '95');
    fc.assert(
      fc.property(anyDraft, price, price, price, (edited, triggerLimit, distance, limit) => {
        const others = { ...edited, follow: { ...edited.follow, triggerLimit, distance, limit } };
        const isRead = edited.orderType === 'NEXT_ORDER';
        expect(isRead ? undefined : toOrder(others, facts)).toEqual(
          isRead ? undefined : toOrder(edited, facts),
        );
      }),
    );
  });
});
