import type { QuoteOrder } from '@domain/order/order-request';
import * as E from 'fp-ts/Either';
import type { ReleaseOrder } from '../order/release-order';
import type { Challenged, RequestRelease } from '../order/request-release';
import type { Standing } from '../order/standing';
import type { Result } from '../ports/result';

/**
 * Turns a quote into an order, once: the ticket's proof has released it, so that the bank answers TAN_FREI and the
 * order goes out at once. Should the bank want a proof after all, the customer is asked for it (ORD-18).
 */
export class AcceptQuote {
  constructor(
    private readonly requestRelease: Pick<RequestRelease, 'execute'>,
    private readonly releaseOrder: Pick<ReleaseOrder, 'execute'>,
  ) {}

  execute(order: QuoteOrder): Result<Standing | Challenged> {
    return async () => {
      const requested = await this.requestRelease.execute(order)();
      if (E.isLeft(requested) || requested.right.kind !== 'challenged') return requested;
      const { challenge, intent } = requested.right;
      if (challenge.type !== 'TAN_FREI') return requested;
      return this.releaseOrder.execute(intent.id, { challengeId: challenge.id, type: challenge.type })();
    };
  }
}
