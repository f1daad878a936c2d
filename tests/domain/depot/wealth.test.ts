import { accountId, depotId } from '@domain/codes/ids';
import type { AccountBalance } from '@domain/depot/account';
import { isComplete, knownTotal, ownWealth, wealthOfChildren, type DepotWorth } from '@domain/depot/wealth';
import { amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';

const depot = (id: string, value: string | undefined, name?: string): DepotWorth => ({
  depot: {
    id: depotId(id),
    displayId: id,
    type: 'STANDARD_DEPOT',
    defaultSettlementAccountId: accountId(id),
    furtherSettlementAccountIds: [],
    ...(name !== undefined && { heldFor: { name } }),
  },
  totals: value === undefined ? undefined : { currentValue: amount(value, EUR) },
});
const account = (id: string, value: string, name?: string): AccountBalance => ({
  accountId: accountId(id),
  account: {
    id: accountId(id),
    displayId: id,
    currency: EUR,
    type: 'settlement',
    ...(name !== undefined && { heldFor: { name } }),
  },
  balance: amount(value, EUR),
  balanceEur: amount(value, EUR),
  availableCash: amount(value, EUR),
  availableCashEur: amount(value, EUR),
});
const total = (wealth: Parameters<typeof knownTotal>[0]): string => decimalText(knownTotal(wealth).value);

describe('whose wealth is whose', () => {
  it.each<
    [
      why: string,
      depots: readonly DepotWorth[],
      accounts: readonly AccountBalance[],
      own: string,
      children: readonly (readonly [name: string, total: string])[],
    ]
  >([
    ['everything is the customer’s own', [depot('a', '100.00')], [account('k', '5.00')], '105.00', []],
    [
      'a child’s depot and account are the child’s',
      [depot('a', '100.00'), depot('b', '20.00', 'Mara')],
      [account('k', '5.00'), account('l', '3.00', 'Mara')],
      '105.00',
      [['Mara', '23.00']],
    ],
    [
      'two depots of one child are added, another child’s are not',
      [depot('b', '20.00', 'Mara'), depot('c', '30.00', 'Nils'), depot('d', '1.00', 'Mara')],
      [],
      '0.00',
      [
        ['Mara', '21.00'],
        ['Nils', '30.00'],
      ],
    ],
    [
      'a child may have an account alone',
      [depot('a', '100.00')],
      [account('l', '3.00', 'Mara')],
      '100.00',
      [['Mara', '3.00']],
    ],
  ])('%s', (_, depots, accounts, own, children) => {
    const wealth = { depots, accounts };
    expect(Number(total(ownWealth(wealth)))).toBe(Number(own));
    expect(wealthOfChildren(wealth).map((child) => [child.name, total(child)])).toEqual(children);
  });

  it('does not call the customer’s own incomplete for a child’s depot that is not known', () => {
    const wealth = { depots: [depot('a', '100.00'), depot('b', undefined, 'Mara')], accounts: [] };
    expect(isComplete(ownWealth(wealth))).toBe(true);
    expect(wealthOfChildren(wealth).map(isComplete)).toEqual([false]);
  });
});
