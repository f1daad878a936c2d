import type { DepositGateway } from '@application/ports/bank/deposit-gateway';
import type { Result } from '@application/ports/result';
import { depositKinds, type Deposit } from '@domain/banking/deposit';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { present } from '../wire/present';
import { wireAmount, wirePercentage } from '../wire/wire-amount';
import { wireEnum } from '../wire/wire-enum';
import { wireList } from '../wire/wire-list';
import { wireObject } from '../wire/wire-object';
import { wireDay } from '../wire/wire-time';

/** A deposit as the bank tells it (docs/decisions/wire.md). */
const wireDeposit = wireObject(
  'Deposit',
  {
    depositId: t.string,
    depositType: wireEnum('DepositType', depositKinds, 'UNKNOWN'),
    displayId: t.string,
    amount: wireAmount,
  },
  { rate: wirePercentage, collectedOn: wireDay, end: wireDay },
);

const toDeposit = (wire: t.TypeOf<typeof wireDeposit>): Deposit =>
  present({
    id: wire.depositId,
    kind: wire.depositType,
    displayId: wire.displayId,
    amount: wire.amount,
    rate: wire.rate,
    collectedOn: wire.collectedOn,
    end: wire.end,
  });

/** Deposits with what is on them. */
export class HttpDepositGateway implements DepositGateway {
  constructor(private readonly client: BankClient) {}

  deposits(): Result<readonly Deposit[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/banking/clients/user/v1/deposits',
      answer: wireList(wireDeposit),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toDeposit)),
    );
  }
}
