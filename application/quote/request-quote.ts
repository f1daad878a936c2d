import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import { askAgainIn, quoteRefusal } from '@domain/order/quote/quote-refusal';
import type { Failure } from '@domain/failure/failure';
import type { QuoteTicketId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { QuoteGateway } from '../ports/bank/order/quote-gateway';
import type { Result } from '../ports/result';
import type { Stopwatch } from '../ports/stopwatch';

/** What a dealer says: a price with the moment of its receipt, or why there is none. */
export type QuoteAnswer =
  | { readonly kind: 'quoted'; readonly quote: Quote; readonly at: number }
  | { readonly kind: 'by-hand'; readonly againIn: number }
  | { readonly kind: 'no-quote' }
  | { readonly kind: 'ticket-over' };

/** Asks a dealer for a binding price; its life counts from its receipt, not by the wall clock (rules.md 6). */
export class RequestQuote {
  constructor(
    private readonly quotes: Pick<QuoteGateway, 'requestQuote'>,
    private readonly stopwatch: Stopwatch,
  ) {}

  execute(request: QuoteRequest, ticket: QuoteTicketId): Result<QuoteAnswer> {
    return pipe(
      this.quotes.requestQuote(request, ticket),
      TE.map((quote): QuoteAnswer => ({ kind: 'quoted', quote, at: this.stopwatch.elapsed() })),
      TE.orElse((failure) => {
        const answer = answerOf(failure);
        return answer === undefined ? TE.left(failure) : TE.right(answer);
      }),
    );
  }
}

/** The answer that lies in a refusal. */
function answerOf(failure: Failure): QuoteAnswer | undefined {
  if (failure.kind !== 'validation') return undefined;
  switch (quoteRefusal(failure.messages)) {
    case 'by-hand':
      return { kind: 'by-hand', againIn: askAgainIn(failure.messages) };
    case 'none':
    case 'quote-over':
      return { kind: 'no-quote' };
    case 'ticket-over':
      return { kind: 'ticket-over' };
    case undefined:
      return undefined;
  }
}
