import { isBalanceKnown } from '@domain/depot/account';
import { bund, msciWorld, sap } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { depotState } from '@domain/depot/depot-state';
import type { Position } from '@domain/depot/position';
import { PositionRanking } from '@domain/depot/position-ranking';
import type { PositionRank } from '@domain/depot/positions-view-state';
import { isComplete, knownTotal } from '@domain/depot/wealth';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { depotOf } from '../support/samples';

const named = (name: string, position: Position, more: Partial<Position> = {}): Position => ({
  ...position,
  ...more,
  ...(position.instrument && { instrument: { ...position.instrument, name } }),
});
const change = (absolute: string, relative: string) => ({
  absolute: amount(absolute, EUR),
  relative: percentage(decimal(relative)),
});
const at = (milliseconds: number, price: string) => ({
  price: amount(price, EUR),
  at: instant(milliseconds),
});

/** Bought at 100.00 each, and worth 900.00, 1,200.00 and 95.00. */
const stated = [
  named('Öl', positionIn(mainDepot, sap, '9', '100.00', '100.00'), {
    profitLossPreviousDay: change('2.00', '0.2'),
    profitLossPurchase: change('0.00', '0'),
    currentPrice: at(3, '100.00'),
  }),
  named('Zink', positionIn(mainDepot, msciWorld, '10', '100.00', '120.00'), {
    profitLossPreviousDay: change('-10.00', '-0.83'),
    profitLossPurchase: change('200.00', '20'),
    currentPrice: at(1, '120.00'),
  }),
  named('Anleihe', positionIn(mainDepot, bund, '100', '100.00', '95.00'), {
    profitLossPreviousDay: undefined,
    profitLossPurchase: change('-5.00', '-5'),
    currentPrice: at(2, '95.00'),
  }),
];

const ranked = (rank: PositionRank, descending: boolean) =>
  new PositionRanking(stated.map((each) => ({ stated: each })))
    .ranked(rank, descending)
    .map((row) => row.stated.instrument?.name);

describe('the order of positions [OBK-04]', () => {
  it.each<[PositionRank, readonly string[]]>([
    // As a German list: Ö stands at O.
    ['name', ['Anleihe', 'Öl', 'Zink']],
    ['value', ['Anleihe', 'Öl', 'Zink']],
    ['share', ['Anleihe', 'Öl', 'Zink']],
    ['price', ['Anleihe', 'Öl', 'Zink']],
    ['priceAt', ['Zink', 'Anleihe', 'Öl']],
    ['profit', ['Anleihe', 'Öl', 'Zink']],
    ['profitShare', ['Anleihe', 'Öl', 'Zink']],
    ['quantity', ['Öl', 'Zink', 'Anleihe']],
    ['purchaseValue', ['Anleihe', 'Öl', 'Zink']],
  ])('by %s is %s, and descending the other way round', (rank, order) => {
    expect(ranked(rank, false)).toEqual(order);
    expect(ranked(rank, true)).toEqual(order.toReversed());
  });

  it.each<PositionRank>(['today', 'todayValue'])(
    'by %s has last what is not known, in either direction',
    (rank) => {
      expect(ranked(rank, false)).toEqual(['Zink', 'Öl', 'Anleihe']);
      expect(ranked(rank, true)).toEqual(['Öl', 'Zink', 'Anleihe']);
    },
  );

  it.each<PositionRank>(['depot', 'purchasePrice'])('has equals by name, in either direction: %s', (rank) => {
    const same = stated.map((each) => ({ stated: { ...each, purchasePrice: amount('100.00', EUR) } }));
    const names = (descending: boolean) =>
      new PositionRanking(same).ranked(rank, descending).map((row) => row.stated.instrument?.name);
    expect([names(false), names(true)]).toEqual([
      ['Anleihe', 'Öl', 'Zink'],
      ['Anleihe', 'Öl', 'Zink'],
    ]);
  });

  it('is found once', () => {
    const ranking = new PositionRanking(stated.map((each) => ({ stated: each })));
    expect(ranking.ranked('value', true)).toBe(ranking.ranked('value', true));
    expect(ranking.ranked('value', true)).not.toBe(ranking.ranked('value', false));
    expect(ranking.ranked('value', true)).not.toBe(ranking.ranked('price', true));
  });
});

describe('what depots are for [OBK-06]', () => {
  it.each([
    [[], 'none'],
    [['COMINVEST'], 'funds-only'],
    [['COMINVEST', 'STANDARD_DEPOT'], 'full'],
    [['STANDARD_DEPOT'], 'full'],
  ] as const)('%j: %s', (types, state) => {
    expect(depotState(types.map((type) => ({ type })))).toBe(state);
  });
});

describe('what belongs to a customer [OBK-06]', () => {
  const worth = (value: string | undefined) => ({
    depot: depotOf('STANDARD_DEPOT'),
    totals: value === undefined ? undefined : { currentValue: amount(value, EUR) },
  });
  const balance = { balanceEur: amount('10.50', EUR) } as Parameters<
    typeof knownTotal
  >[0]['accounts'][number];

  it('leaves out what is at another bank, which this one names as 0', () => {
    const external = { balanceEur: amount('0.00', EUR), account: { type: 'external' } } as typeof balance;
    const own = { balanceEur: amount('0.00', EUR), account: { type: 'checking' } } as typeof balance;
    expect([isBalanceKnown(external), isBalanceKnown(own), isBalanceKnown(balance)]).toEqual([
      false,
      true,
      true,
    ]);
    const elsewhere = { ...external, balanceEur: amount('7.00', EUR) };
    expect(knownTotal({ depots: [], accounts: [balance, elsewhere] })).toEqual(amount('10.50', EUR));
  });

  it('is all that is known, and whole where every depot is', () => {
    const some = { depots: [worth('100.00'), worth(undefined)], accounts: [balance, balance] };
    const all = { depots: [worth('100.00'), worth('0.25')], accounts: [balance] };
    expect([knownTotal(some), isComplete(some)]).toEqual([amount('121.00', EUR), false]);
    expect([knownTotal(all), isComplete(all)]).toEqual([amount('110.75', EUR), true]);
    expect([knownTotal({ depots: [], accounts: [] }), isComplete({ depots: [], accounts: [] })]).toEqual([
      amount('0', EUR),
      true,
    ]);
  });
});
