import type { Page } from '@playwright/test';
import * as t from 'io-ts';
import { decoded } from './decoded';

const Depots = t.type({ values: t.array(t.type({ depotId: t.string })) });
const Orders = t.type({
  values: t.array(
    t.type({
      orderId: t.string,
      orderStatus: t.string,
      quantity: t.type({ value: t.string }),
      creationTimestamp: t.string,
    }),
  ),
});

/** An order as the bank's public interface lists it. */
export type OwnOrder = t.TypeOf<typeof Orders>['values'][number];

/** The orders of the signed-in customer in the default depot, asked of the bank past the portal. */
export async function ownOrders(page: Page, bankUrl: string): Promise<readonly OwnOrder[]> {
  const get = async (path: string): Promise<unknown> => {
    const requestId = { sessionId: 'a'.repeat(32), requestId: '100000000' };
    const answer = await page.request.get(`${bankUrl}${path}`, {
      headers: { 'x-http-request-info': JSON.stringify({ clientRequestId: requestId }) },
    });
    if (!answer.ok()) throw new Error(`GET ${path} was answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const [depot] = decoded(Depots, await get('/api/brokerage/clients/user/v3/depots')).values;
  const list = await get(`/api/brokerage/depots/${depot?.depotId ?? ''}/v3/orders`);
  return decoded(Orders, list).values;
}
