import type {
  OrderTemplateGateway,
  TemplateChange,
} from '@application/ports/bank/order/order-template-gateway';
import type { Result } from '@application/ports/result';
import type { OrderTemplate, TemplateOrder } from '@domain/order/prefill/order-template';
import type { OrderTemplateId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { orderBody } from '../wire/order/order-wire';
import { wireOrderTemplate } from './order-template-codec';
import { toOrderTemplate } from './order-template-mapper';

const ALL = '/brokerage/v1/ordertemplates';
const withInstrument = { 'with-attr': 'instrument' };

/** Order templates at the bank (brokerage.md 7). */
export class HttpOrderTemplateGateway implements OrderTemplateGateway {
  constructor(private readonly client: BankClient) {}

  list(): Result<readonly OrderTemplate[]> {
    const call = this.client.read({
      method: 'GET',
      path: ALL,
      query: withInstrument,
      answer: wireList(wireOrderTemplate),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toOrderTemplate)),
    );
  }

  find(id: OrderTemplateId): Result<OrderTemplate> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/ordertemplates/${id}`,
      query: withInstrument,
      answer: wireOrderTemplate,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toOrderTemplate));
  }

  keep(name: string, order: TemplateOrder): Result<OrderTemplate> {
    const call = this.client.read({
      method: 'POST',
      path: ALL,
      body: { name, order: orderBody(order) },
      answer: wireOrderTemplate,
      timeOut: timeOuts.check,
    });
    return pipe(call, TE.map(toOrderTemplate));
  }

  change(id: OrderTemplateId, { name, order }: TemplateChange): Result<OrderTemplate> {
    const call = this.client.read({
      method: 'PATCH',
      path: path`/brokerage/v1/ordertemplates/${id}`,
      body: { ...(name === undefined ? {} : { name }), ...(order && { order: orderBody(order) }) },
      answer: wireOrderTemplate,
      timeOut: timeOuts.check,
    });
    return pipe(call, TE.map(toOrderTemplate));
  }

  drop(id: OrderTemplateId): Result<void> {
    return this.client.read({
      method: 'DELETE',
      path: path`/brokerage/v1/ordertemplates/${id}`,
      answer: noContent,
      timeOut: timeOuts.check,
    });
  }
}
