import type { BankClient } from '@adapters/http/client/bank-client';
import type { OrderTemplateGateway } from '@application/ports/bank/order/order-template-gateway';
import type { Result } from '@application/ports/result';
import { lazyCall, type LazyTools } from './lazy-gateway';

/** Order templates: their code comes when one is looked for or kept. */
export function lazyTemplates(client: BankClient, tools: LazyTools): OrderTemplateGateway {
  const load = async (): Promise<OrderTemplateGateway> => {
    const { HttpOrderTemplateGateway } =
      await import('@adapters/http/order-template/http-order-template-gateway');
    return new HttpOrderTemplateGateway(client);
  };
  const call = <T>(ask: (gateway: OrderTemplateGateway) => Result<T>): Result<T> =>
    lazyCall(tools, load, ask);
  return {
    list: () => call((gateway) => gateway.list()),
    find: (id) => call((gateway) => gateway.find(id)),
    keep: (name, order) => call((gateway) => gateway.keep(name, order)),
    change: (id, change) => call((gateway) => gateway.change(id, change)),
    drop: (id) => call((gateway) => gateway.drop(id)),
  };
}
