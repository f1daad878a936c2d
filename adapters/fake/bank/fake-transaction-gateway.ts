import type { TransactionGateway } from '@application/ports/bank/transaction-gateway';
import type { Result } from '@application/ports/result';
import type { AccountTransaction } from '@domain/banking/account-transaction';
import type { AccountId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';

/** The bookings of the fake bank's accounts. */
export class FakeTransactionGateway implements TransactionGateway {
  constructor(private readonly bank: FakeBank) {}

  transactions(accountId: AccountId): Result<readonly AccountTransaction[]> {
    return this.bank.answer('transactions', 'session-tan', () => {
      const { balances, transactions } = this.bank.world;
      if (!balances.some((balance) => balance.accountId === accountId)) return E.left({ kind: 'not-found' });
      return E.right(transactions.get(accountId) ?? []);
    });
  }
}
