import type { CheckedFundOrder, FundDepotGateway } from '@application/ports/bank/fund-depot-gateway';
import type { Result } from '@application/ports/result';
import type { DepotId, FundOrderId } from '@domain/codes/ids';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type { PartialFundOrder } from '@domain/fund-depot/fund-request';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { readAllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { fundBody } from './fund-body';
import { wireFundConditions, wireFundOrder, wireFundPreview } from './fund-codec';
import { toFundConditions, toFundOrder, toFundPreview } from './fund-mapper';

/** The fund depot over HTTP (api.md 9). */
export class HttpFundDepotGateway implements FundDepotGateway {
  constructor(private readonly client: BankClient) {}

  conditions(depotId: DepotId): Result<FundConditions> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/depots/${depotId}/v1/fundorders/conditions`,
      answer: wireFundConditions,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toFundConditions));
  }

  list(depotId: DepotId): Result<readonly FundOrder[]> {
    const call = readAllPages(
      this.client,
      {
        method: 'GET',
        path: path`/brokerage/depots/${depotId}/v1/fundorders`,
        answer: wireList(wireFundOrder),
        timeOut: timeOuts.read,
      },
      toFundOrder,
    );
    return pipe(
      call,
      TE.map(({ values }) => values),
    );
  }

  prevalidate(order: PartialFundOrder): Result<CheckedFundOrder> {
    return this.#check(path`/brokerage/depots/${order.depotId}/v1/fundorders/prevalidation`, order);
  }

  prevalidateChange(id: FundOrderId, order: PartialFundOrder): Result<CheckedFundOrder> {
    return this.#check(path`/brokerage/depots/${order.depotId}/v1/fundorders/${id}/prevalidation`, order);
  }

  /** Nothing comes of it at the bank: asking twice does no harm. */
  #check(to: string, order: PartialFundOrder): Result<CheckedFundOrder> {
    const call = this.client.send({
      method: 'POST',
      path: to,
      body: fundBody(order),
      answer: wireFundPreview,
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(
      call,
      TE.map(({ messages, body }) => ({ messages, preview: toFundPreview(body) })),
    );
  }
}
