import type { OnPart } from '@application/ports/bank/on-part';
import type { TransactionGateway } from '@application/ports/bank/transaction-gateway';
import type { Result } from '@application/ports/result';
import type { AccountTransaction } from '@domain/banking/account-transaction';
import type { AccountId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { readAllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireAccountTransaction } from './transaction-codec';
import { toAccountTransaction } from './transaction-mapper';

/** Bookings of accounts (api.md 8). */
export class HttpTransactionGateway implements TransactionGateway {
  constructor(private readonly client: BankClient) {}

  transactions(
    accountId: AccountId,
    onPart?: OnPart<readonly AccountTransaction[]>,
  ): Result<readonly AccountTransaction[]> {
    const call = {
      method: 'GET',
      path: path`/banking/v1/accounts/${accountId}/transactions`,
      answer: wireList(wireAccountTransaction),
      timeOut: timeOuts.read,
    } as const;
    return pipe(
      readAllPages(
        this.client,
        call,
        toAccountTransaction,
        onPart && (({ values }, matches) => onPart(values, matches)),
      ),
      TE.map(({ values }) => values),
    );
  }
}
