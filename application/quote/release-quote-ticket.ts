import { isUnanswered } from '@domain/order/failed-call';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { QuoteGateway } from '../ports/bank/quote-gateway';
import type { Result } from '../ports/result';

/**
 * Releases a ticket with the customer's proof; nothing is ordered by it (ORD-18). Where the answer is lost the bank is
 * asked once more, without the TAN: of a ticket that is released it says so, and no wrong try is counted twice.
 */
export class ReleaseQuoteTicket {
  constructor(private readonly quotes: Pick<QuoteGateway, 'releaseTicket'>) {}

  execute(ticket: QuoteTicketId, answer: TanAnswer): Result<void> {
    const question: TanAnswer = { challengeId: answer.challengeId, type: answer.type };
    return pipe(
      this.quotes.releaseTicket(ticket, answer),
      TE.orElse((failure) =>
        isUnanswered(failure)
          ? pipe(
              this.quotes.releaseTicket(ticket, question),
              TE.mapLeft(() => failure),
            )
          : TE.left(failure),
      ),
    );
  }
}
