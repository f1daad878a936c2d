import type { PrevalidateOrder } from '@application/order/prevalidate-order';
import type { Message } from '@domain/message/message';
import * as E from 'fp-ts/Either';

/** What the bank says of an order being entered. A bank that does not answer has said nothing: it is asked again. */
export async function checkedByBank(
  prevalidateOrder: Pick<PrevalidateOrder, 'execute'>,
  order: Parameters<PrevalidateOrder['execute']>[0],
): Promise<readonly Message[]> {
  const answer = await prevalidateOrder.execute(order)();
  if (E.isRight(answer)) return answer.right.messages;
  return answer.left.kind === 'validation' ? answer.left.messages : [];
}
