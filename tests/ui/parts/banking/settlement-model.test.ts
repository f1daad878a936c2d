import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import type { AccountBalance } from '@domain/depot/account';
import type { AccountType } from '@domain/depot/account-type';
import { accountId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR, USD, unit, type Unit } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { SettlementModel } from '@ui/parts/banking/settlement-model';
import * as TE from 'fp-ts/TaskEither';
import { depotOf } from '../../../domain/support/samples';

const balanceOf = (id: string, type: AccountType, currency: Unit = EUR): AccountBalance => {
  const figure = amount('1.00', currency);
  return {
    accountId: accountId(id),
    account: { id: accountId(id), displayId: id, type, currency },
    balance: figure,
    balanceEur: figure,
    availableCash: figure,
    availableCashEur: figure,
  };
};

describe('the accounts an order can be settled on', () => {
  it('stand by type, then default, EUR, USD, CAD and others, however the bank lists them [ORD-04] [OBK-07]', async () => {
    const depot = {
      ...depotOf('STANDARD_DEPOT'),
      defaultSettlementAccountId: accountId('default-usd'),
      furtherSettlementAccountIds: ['loan', 'chf', 'cad', 'eur', 'giro'].map(accountId),
    };
    const balances = [
      balanceOf('loan', 'lombard-loan'),
      balanceOf('chf', 'settlement', unit('CHF')),
      balanceOf('elsewhere', 'checking'),
      balanceOf('cad', 'settlement', unit('CAD')),
      balanceOf('eur', 'settlement'),
      balanceOf('default-usd', 'settlement', USD),
      balanceOf('giro', 'checking'),
    ];
    const model = new SettlementModel({
      holdings: {
        depots: { depots: () => TE.right([depot]), positions: () => TE.left({ kind: 'not-found' }) },
        accounts: { balances: () => TE.right(balances) },
      },
      clock: { now: () => instant(0) },
      scheduler: new ManualScheduler(),
      followFailure: { obey: () => ({ kind: 'stay' }) },
    });
    await model.load();
    expect(model.accountsOf(depot).map((each) => each.accountId)).toEqual([
      'giro',
      'default-usd',
      'eur',
      'cad',
      'chf',
      'loan',
    ]);
  });
});
