import type { AccountGateway } from '@application/ports/bank/account-gateway';
import type { Result } from '@application/ports/result';
import type { AccountBalance } from '@domain/depot/account';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireAccountBalance } from './account-codec';
import { toAccountBalance } from './account-mapper';

/** Accounts with their balances (brokerage.md 7). */
export class HttpAccountGateway implements AccountGateway {
  constructor(private readonly client: BankClient) {}

  balances(): Result<readonly AccountBalance[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/banking/clients/user/v2/accounts/balances',
      answer: wireList(wireAccountBalance),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toAccountBalance)),
    );
  }
}
