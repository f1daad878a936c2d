import type { OrderDraft } from '@domain/order/draft/order-draft';
import { venueId } from '@domain/codes/ids';
import { amount, type Amount } from '@domain/money/amount';
import { EUR, PERCENT, PIECES, USD } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import { issuesOf, leadIn, orderOf, read } from '../../support/reading';
import { bond, fund, share } from '../../support/samples';

describe('a complete draft', () => {
  it('becomes a market order [ORD-06]', () => {
    expect(read({})).toEqual(
      E.right({
        kind: 'order',
        order: {
          orderType: 'MARKET',
          depotId: 'd-1',
          settlementAccountId: 'a-1',
          side: 'BUY',
          instrumentId: 'i-sap',
          venueId: 'v-xetra',
          quantity: amount('10', PIECES),
          validity: { type: 'GFD' },
        },
      }),
    );
  });

  it('leaves out a limit typed for another order type', () => {
    expect(orderOf({ limit: '99,50', triggerLimit: '101' })).toEqual(orderOf({}));
  });

  it.each<[string, Amount, string]>([
    ['99,50', amount('99.5', EUR), 'a German number'],
    ['1.234,5678', amount('1234.5678', EUR), 'four decimals'],
    [',5', amount('0.5', EUR), 'a decimal part alone'],
    ['5,', amount('5', EUR), 'a separator on its way'],
    ['1,234', amount('1.234', EUR), 'three decimals are a price'],
  ])('reads the limit %j as %j: %s [ORD-06] [ORD-09]', (limit, expected) => {
    expect(orderOf({ orderType: 'LIMIT', limit })).toMatchObject({ orderType: 'LIMIT', limit: expected });
  });

  it('reads the trigger of a stop order [ORD-06]', () => {
    expect(orderOf({ orderType: 'STOP_MARKET', triggerLimit: '101' })).toMatchObject({
      orderType: 'STOP_MARKET',
      triggerLimit: amount('101', EUR),
    });
  });

  it('puts prices in the unit of the instrument and in a currency of the venue [ORD-06]', () => {
    const dollar = { ...share, currency: USD };
    const limited = { orderType: 'LIMIT', limit: '98,5' } as const;
    expect(orderOf({ ...limited, instrument: bond })).toMatchObject({ limit: amount('98.5', PERCENT) });
    expect(orderOf({ ...limited, instrument: dollar })).toMatchObject({ limit: amount('98.5', EUR) });
  });
});

describe('a quantity', () => {
  it.each<[string, OrderDraft['instrument'], Amount, string]>([
    ['10', share, amount('10', PIECES), 'pieces'],
    ['1.000', share, amount('1000', PIECES), 'with a thousands dot'],
    ['2,5', share, amount('2.5', PIECES), 'with a fraction'],
    ['1,234', fund, amount('1.234', PIECES), 'fund units in thousandths'],
    ['5.000', bond, amount('5000', EUR), 'nominal in the currency of the instrument'],
  ])('%j of %j is %j: %s [ORD-08]', (quantity, instrument, expected) => {
    const at = instrument === fund ? { venueId: venueId('v-kvg') } : {};
    expect(leadIn({ quantity, ...at, ...(instrument && { instrument }) }).quantity).toEqual(expected);
  });

  it('is refused in parts of fund units where no fund company takes them [ORD-08]', () => {
    expect(issuesOf({ quantity: '1,234', instrument: fund })).toEqual(['quantity order-fund-units-whole']);
    expect(issuesOf({ quantity: '3,000', instrument: fund })).toEqual([]);
  });

  it.each([
    ['', 'order-quantity-missing', 'nothing'],
    ['zehn', 'order-amount-format', 'a word'],
    ['-5', 'order-amount-format', 'a sign'],
    ['0', 'order-amount-not-positive', 'none'],
    ['0,00', 'order-amount-not-positive', 'none, written longer'],
    ['1.00', 'order-amount-thousands', 'a dot for the comma'],
    ['1,234', 'order-amount-ambiguous', 'thousands dot or decimals?'],
  ])('%j is refused as %s: %s [ORD-08]', (quantity, key) => {
    expect(issuesOf({ quantity })).toEqual([`quantity ${key}`]);
  });

  it('says what may have been meant', () => {
    const result = read({ quantity: '1,234' });
    expect(E.isLeft(result) && result.left[0]).toMatchObject({
      severity: 'ERROR',
      source: 'rule',
      args: { first: '1.234,00', second: '1,23' },
      key: 'order-amount-ambiguous',
    });
  });
});

describe('refinements', () => {
  it.each<[string, Partial<OrderDraft>, object]>([
    [
      'chosen and possible',
      { limitExtension: 'FOK', tradingRestriction: 'CAO' },
      { limitExtension: 'FOK', tradingRestriction: 'CAO' },
    ],
    ['not chosen', { limitExtension: 'NO', tradingRestriction: 'NO' }, {}],
    ['not possible for the type', { limitExtension: 'AON', tradingRestriction: 'AO' }, {}],
  ])('%s [ORD-10]', (_, change, expected) => {
    const { limitExtension, tradingRestriction } = leadIn({ orderType: 'LIMIT', limit: '99', ...change });
    expect({ limitExtension, tradingRestriction }).toEqual({
      limitExtension: undefined,
      tradingRestriction: undefined,
      ...expected,
    });
  });

  it('are those of the type that is sent, not of the one chosen [ORD-10]', () => {
    expect(
      orderOf({ orderType: 'LIMIT', limit: '', limitExtension: 'FOK', tradingRestriction: 'AO' }),
    ).toEqual({
      ...orderOf({}),
      tradingRestriction: 'AO',
    });
  });
});
