import type { BankClient } from '@adapters/http/client/bank-client';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { Result } from '@application/ports/result';
import { lazyCall, type LazyTools } from './lazy-gateway';

/** Orders: every page that listens to the bank knows of them and few ask, so their code comes when one does. */
export function lazyOrders(client: BankClient, tools: LazyTools): OrderGateway {
  const load = async (): Promise<OrderGateway> => {
    const { HttpOrderGateway } = await import('@adapters/http/order/http-order-gateway');
    return new HttpOrderGateway(client);
  };
  const call = <T>(ask: (gateway: OrderGateway) => Result<T>): Result<T> => lazyCall(tools, load, ask);
  return {
    dimensions: (query) => call((gateway) => gateway.dimensions(query)),
    prevalidate: (order) => call((gateway) => gateway.prevalidate(order)),
    find: (id) => call((gateway) => gateway.find(id)),
    list: (depotId, filter, onPart) => call((gateway) => gateway.list(depotId, filter, onPart)),
    costs: (order) => call((gateway) => gateway.costs(order)),
    costsOf: (id, change) => call((gateway) => gateway.costsOf(id, change)),
  };
}
