import type { QuoteOrder } from '@domain/order/order-request';
import { quoteRefusal } from '@domain/order/quote/quote-refusal';
import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import type { AcknowledgeIntent } from '../order/acknowledge-intent';
import type { ReleaseOrder } from '../order/release-order';
import type { Challenged, RequestRelease, Twin } from '../order/request-release';
import type { Standing } from '../order/standing';
import type { Result } from '../ports/result';

/** The price stands no more, or the ticket is over, as the bank says it: no order exists, and another quote may be asked for. */
export interface QuoteOver {
  readonly kind: 'quote-over' | 'ticket-over';
  readonly messages: readonly Message[];
}

/** What an accepted quote comes to. */
export type AcceptedQuote = Standing | Challenged | Twin | QuoteOver;

/**
 * Turns a quote into an order, once: the ticket's proof has released it, so that the bank answers TAN_FREI and the
 * order goes out at once. Should the bank want a proof after all, the customer is asked for it (ORD-18).
 */
export class AcceptQuote {
  constructor(
    private readonly requestRelease: Pick<RequestRelease, 'execute'>,
    private readonly releaseOrder: Pick<ReleaseOrder, 'execute'>,
    private readonly acknowledgeIntent: Pick<AcknowledgeIntent, 'execute'>,
  ) {}

  /** `wantsTwin`: the customer knows of the same deal in another window, and wants this one besides. */
  execute(order: QuoteOrder, wantsTwin = false): Result<AcceptedQuote> {
    return async () => {
      const requested = await this.requestRelease.execute(order, undefined, { wantsTwin })();
      if (E.isLeft(requested)) return overOr(requested.left);
      if (requested.right.kind !== 'challenged') return requested;
      const { challenge, intent } = requested.right;
      if (challenge.type !== 'TAN_FREI') return requested;
      const proof = { challengeId: challenge.id, type: challenge.type };
      return this.#told(await this.releaseOrder.execute(intent.id, proof)());
    };
  }

  /** A quote that was over is no refusal the customer has to be told of later. */
  async #told(standing: E.Either<Failure, Standing>): Promise<E.Either<Failure, AcceptedQuote>> {
    if (E.isLeft(standing)) return overOr(standing.left);
    const over = standing.right.kind === 'refused' ? overBy(standing.right.messages) : undefined;
    if (over === undefined) return standing;
    await this.acknowledgeIntent.execute(standing.right.intent.id)();
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
