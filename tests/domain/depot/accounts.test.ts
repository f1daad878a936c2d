import { accountKind, type Account, type AccountBalance } from '@domain/depot/account';
import { amount } from '@domain/money/amount';
import { accountType, accountTypes, type AccountType } from '@domain/depot/account-type';
import { settlementAccountIds } from '@domain/depot/depot';
import { currencyRank, rankedBalances } from '@domain/depot/settlement-rank';
import { accountId } from '@domain/codes/ids';
import { EUR, unit, USD } from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { depotOf } from '../support/samples';

const account = (id: string, type: AccountType, currency = EUR): Account => ({
  id: accountId(id),
  displayId: id,
  type,
  currency,
});
const nothing = amount('0', EUR);
const balanceOf = (given: Account): AccountBalance => ({
  accountId: given.id,
  account: given,
  balance: nothing,
  balanceEur: nothing,
  availableCash: nothing,
  availableCashEur: nothing,
});
const ids = (balances: readonly AccountBalance[]): readonly string[] =>
  balances.map((each) => each.accountId);

describe('account types', () => {
  it.each<[string, AccountType]>([
    ['CA', 'checking'],
    ['CAJ', 'checking'],
    ['CAEU', 'checking'],
    ['CAEJ', 'checking'],
    ['SA', 'settlement'],
    ['LLA', 'lombard-loan'],
    ['EXT', 'external'],
  ])('the key %s is %s [OBK-07]', (key, type) => {
    expect(accountType(key)).toEqual(E.right(type));
  });

  it.each(['', 'ca', 'XX', 'toString'])('the key %j is an error [OBK-07]', (key) => {
    expect(accountType(key)).toEqual(E.left({ kind: 'unknown-account-type', key }));
  });
});

describe('the order of settlement accounts', () => {
  it('ranks currencies DEFAULT, EUR, USD, CAD, others [OBK-07]', () => {
    const ranks = (['DEFAULT', EUR, USD, unit('CAD'), unit('CHF'), unit('JPY')] as const).map(currencyRank);
    expect(ranks).toEqual([0, 1, 2, 3, 1000, 1000]);
  });

  it('goes by type, then default, then currency, then number [OBK-07]', () => {
    const accounts = [
      account('9-ext', 'external'),
      account('8-usd', 'settlement', USD),
      account('7-chf', 'settlement', unit('CHF')),
      account('6-eur', 'settlement'),
      account('5-eur', 'settlement'),
      account('4-default', 'settlement', unit('JPY')),
      account('3-loan', 'lombard-loan'),
      account('2-checking', 'checking', unit('CHF')),
    ];
    expect(ids(rankedBalances(accounts.map(balanceOf), accountId('4-default')))).toEqual([
      '2-checking',
      '4-default',
      '5-eur',
      '6-eur',
      '8-usd',
      '7-chf',
      '3-loan',
      '9-ext',
    ]);
  });

  it('goes by number within one type and currency, however the bank lists them [OBK-07]', () => {
    const [a, b, c] = ['1-a', '2-b', '3-c'].map((id) => balanceOf(account(id, 'settlement')));
    if (a === undefined || b === undefined || c === undefined) throw new Error('No accounts');
    for (const list of [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ])
      expect(rankedBalances(list, undefined)).toEqual([a, b, c]);
  });

  it('has last those whose account the bank did not name [OBK-07]', () => {
    const { account: _account, ...nameless } = balanceOf(account('1', 'checking'));
    const [first, second] = ['2-a', '3-b'].map((id) => balanceOf(account(id, 'settlement')));
    if (first === undefined || second === undefined) throw new Error('No accounts');
    const lists = [
      [nameless, second, first],
      [second, nameless, first],
      [first, second, nameless],
    ];
    for (const list of lists) expect(rankedBalances(list, undefined)).toEqual([first, second, nameless]);
  });

  it('does not depend on the order in which the bank lists them', () => {
    const accounts = fc.uniqueArray(
      fc.record({
        number: fc.nat({ max: 99 }),
        type: fc.constantFrom(...accountTypes),
        currency: fc.constantFrom(EUR, USD, unit('CHF')),
      }),
      { selector: ({ number }) => number },
    );
    fc.assert(
      fc.property(accounts, (list) => {
        const given = list.map(({ number, type, currency }) =>
          balanceOf(account(`${number}`, type, currency)),
        );
        expect(rankedBalances(given.toReversed(), undefined)).toEqual(rankedBalances(given, undefined));
      }),
    );
  });

  it('begins with the default, which the list does not repeat', () => {
    expect(settlementAccountIds(depotOf('STANDARD_DEPOT'))).toEqual(['a-1', 'a-2']);
  });

  it('says of an account in another currency that it is one', () => {
    expect([account('a', 'checking'), account('b', 'settlement', USD)].map(accountKind)).toEqual([
      'checking',
      'foreign',
    ]);
  });
});
