import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import { quoteRefusal } from '@domain/order/quote/quote-refusal';
import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { Release } from '../release/release';
import type { ReleaseRequest } from '../release/release-request';
import type { ReleaseState } from '../release/release-state';
import type { Challenged, Twin } from '../release/request-release';

/** The price stands no more, or the ticket is over, as the bank says it: no order exists, and another quote may be asked for. */
export interface QuoteOver {
  readonly kind: 'quote-over' | 'ticket-over';
  readonly messages: readonly Message[];
}

/** What an accepted quote comes to. */
export type AcceptedQuote = ReleaseState<Order> | Challenged<OrderRequest> | Twin | QuoteOver;

/**
 * Turns a quote into an order, once: the ticket's proof has released it, so that the bank answers TAN_FREI and the
 * order goes out at once. Should the bank want a proof after all, the customer is asked for it (ORD-18).
 */
export class AcceptQuote {
  constructor(
    private readonly release: Pick<Release<OrderRequest, Order>, 'request' | 'send' | 'acknowledge'>,
  ) {}

  /** `wantsTwin`: the customer knows of the same deal in another window, and wants this one besides. */
  execute(request: ReleaseRequest<OrderRequest>, wantsTwin = false): Result<AcceptedQuote> {
    return async () => {
      const requested = await this.release.request(request, { wantsTwin })();
      if (E.isLeft(requested)) return overOr(requested.left);
      if (requested.right.kind !== 'challenged') return requested;
      const { challenge } = requested.right;
      if (challenge !== undefined && challenge.type !== 'TAN_FREI') return requested;
      const proof = challenge && { challengeId: challenge.id, type: challenge.type };
      return this.#told(await this.release.send(requested.right, proof)());
    };
  }

  /** A quote that was over is no refusal the customer has to be told of later. */
  async #told(told: E.Either<Failure, ReleaseState<Order>>): Promise<E.Either<Failure, AcceptedQuote>> {
    if (E.isLeft(told)) return overOr(told.left);
    const over = told.right.kind === 'refused' ? overBy(told.right.messages) : undefined;
    if (over === undefined) return told;
    await this.release.acknowledge(told.right.intent.id)();
    return E.right(over);
  }
}

const overOr = (failure: Failure): E.Either<Failure, QuoteOver> => {
  const over = failure.kind === 'validation' ? overBy(failure.messages) : undefined;
  return over === undefined ? E.left(failure) : E.right(over);
};

function overBy(messages: readonly Message[]): QuoteOver | undefined {
  const refusal = quoteRefusal(messages);
  if (refusal === undefined) return undefined;
  return { kind: refusal === 'ticket-over' ? 'ticket-over' : 'quote-over', messages };
}
