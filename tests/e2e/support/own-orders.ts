import type { Page } from '@playwright/test';
import * as t from 'io-ts';
import { BankLine } from './bank-line';
import { decoded } from './decoded';

const Depots = t.type({ values: t.array(t.type({ depotId: t.string })) });
/** An order as the bank's public interface lists it; a combined one with its legs. */
export interface OwnOrder {
  readonly orderId: string;
  readonly orderStatus: string;
  readonly quantity: { readonly value: string };
  readonly creationTimestamp: string;
  readonly executions: readonly { readonly executionPrice: { readonly value: string } }[];
  readonly subOrders?: readonly OwnOrder[] | null;
}

const OrderRow: t.Type<OwnOrder> = t.recursion('Order', () =>
  t.intersection([
    t.type({
      orderId: t.string,
      orderStatus: t.string,
      quantity: t.type({ value: t.string }),
      creationTimestamp: t.string,
      executions: t.readonlyArray(t.type({ executionPrice: t.type({ value: t.string }) })),
    }),
    t.partial({ subOrders: t.union([t.readonlyArray(OrderRow), t.null]) }),
  ]),
);
const Orders = t.type({ values: t.array(OrderRow) });

/** The parts of an order that trade, in the order of the wire. */
export const tradingLegs = (order: OwnOrder): readonly OwnOrder[] =>
  order.subOrders ? order.subOrders.flatMap(tradingLegs) : [order];

/** The orders of the signed-in customer in the default depot, asked of the bank past the portal. */
export async function ownOrders(page: Page, bankUrl: string): Promise<readonly OwnOrder[]> {
  const line = new BankLine(page, bankUrl);
  const get = async (path: string): Promise<unknown> => (await line.call(path)).json();
  const [depot] = decoded(Depots, await get('/brokerage/clients/user/v3/depots')).values;
  const list = await get(`/brokerage/depots/${depot?.depotId ?? ''}/v3/orders`);
  return decoded(Orders, list).values;
}
