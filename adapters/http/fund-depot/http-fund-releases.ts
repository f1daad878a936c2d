import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { ReferenceAccount } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { askIntent } from '../client/ask-intent';
import type { BankClient } from '../client/bank-client';
import type { Call } from '../client/call';
import { path } from '../client/path';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { fundBody } from './fund-body';
import { wireFundOrder, wireReferenceAccount } from './fund-codec';
import { toFundOrder, toReferenceAccount } from './fund-mapper';

/** What one kind sends: where, how, with which body. */
type Sent = Pick<Call<unknown>, 'method' | 'path' | 'body'>;

/** What is released at the fund depot, as each kind sends and reads it. */
interface Kind<C, W, T> {
  readonly validation: (content: C) => Sent;
  readonly creation: (content: C) => Sent;
  readonly answer: t.Type<W, unknown>;
  readonly read: (wire: W) => T;
}

class HttpFundRelease<C, W, T> implements ReleaseGateway<C, T> {
  constructor(
    private readonly client: BankClient,
    private readonly kind: Kind<C, W, T>,
  ) {}

  validate(content: C, type?: TanType): Result<Validated> {
    const call = this.client.sendForChallenge({
      ...this.kind.validation(content),
      headers: askChallenge(type),
      answer: t.UnknownRecord,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ messages, challenge }) => ({ messages, challenge })),
    );
  }

  create(content: C, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<T> {
    const call = this.client.read({
      ...this.kind.creation(content),
      headers: keyedProof(id, proof),
      answer: this.kind.answer,
      timeOut: timeOuts.create,
    });
    return pipe(call, TE.map(this.kind.read));
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<T>> {
    return askIntent(this.client, 'GET', intent, this.kind.answer, this.kind.read);
  }

  void(intent: KeyedIntent): Result<Outcome<T>> {
    return askIntent(this.client, 'DELETE', intent, this.kind.answer, this.kind.read);
  }
}

const anOrder = { answer: wireFundOrder, read: toFundOrder };

/** New deposits and withdrawals. */
export const httpFundOrderRelease = (client: BankClient): ReleaseGateway<FundOrderRequest, FundOrder> =>
  new HttpFundRelease(client, {
    ...anOrder,
    validation: (order) => ({
      method: 'POST',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders/validation`,
      body: fundBody(order),
    }),
    creation: (order) => ({
      method: 'POST',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders`,
      body: fundBody(order),
    }),
  });

/** Changes of orders that are open. */
export const httpFundChangeRelease = (client: BankClient): ReleaseGateway<ChangeOfFundOrder, FundOrder> =>
  new HttpFundRelease(client, {
    ...anOrder,
    validation: ({ orderId, order }: ChangeOfFundOrder) => ({
      method: 'POST',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders/${orderId}/validation`,
      body: fundBody(order),
    }),
    creation: ({ orderId, order }) => ({
      method: 'PATCH',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders/${orderId}`,
      body: fundBody(order),
    }),
  });

/** Cancellations and ends: an empty body is validated, and nothing is sent with the end itself. */
export const httpFundCancellationRelease = (client: BankClient): ReleaseGateway<EndOfFundOrder, FundOrder> =>
  new HttpFundRelease(client, {
    ...anOrder,
    validation: ({ depotId, orderId }: EndOfFundOrder) => ({
      method: 'POST',
      path: path`/brokerage/depots/${depotId}/v1/fundorders/${orderId}/validation`,
      body: {},
    }),
    creation: ({ depotId, orderId }) => ({
      method: 'DELETE',
      path: path`/brokerage/depots/${depotId}/v1/fundorders/${orderId}`,
    }),
  });

/** Another reference account. */
export const httpReferenceAccountRelease = (
  client: BankClient,
): ReleaseGateway<ReferenceAccountChange, ReferenceAccount> =>
  new HttpFundRelease(client, {
    answer: wireReferenceAccount,
    read: toReferenceAccount,
    validation: ({ depotId, iban }: ReferenceAccountChange) => ({
      method: 'POST',
      path: path`/brokerage/depots/${depotId}/v1/referenceaccount/validation`,
      body: { iban },
    }),
    creation: ({ depotId, iban }) => ({
      method: 'PATCH',
      path: path`/brokerage/depots/${depotId}/v1/referenceaccount`,
      body: { iban },
    }),
  });
