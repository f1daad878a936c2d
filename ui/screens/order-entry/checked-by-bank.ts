import type { OrderGateway, PartialOrder } from '@application/ports/bank/order/order-gateway';
import type { Message } from '@domain/message/message';
import * as E from 'fp-ts/Either';

/** What the bank says of an order being entered. A bank that does not answer has said nothing: it is asked again. */
export async function checkedByBank(
  orders: Pick<OrderGateway, 'prevalidate'>,
  order: PartialOrder,
): Promise<readonly Message[]> {
  const answer = await orders.prevalidate(order)();
  if (E.isRight(answer)) return answer.right.messages;
  return answer.left.kind === 'validation' ? answer.left.messages : [];
}
