import type { QuoteGateway } from '@application/ports/bank/order/quote-gateway';
import type { Result } from '@application/ports/result';
import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type { QuoteTicketId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { refusedAt } from '../client/placed';
import { timeOuts } from '../client/time-outs';
import { wireQuote } from './quote-codec';
import { orderBody, orderPathOf } from '../wire/order/order-wire';
import { toQuote } from './quote-mapper';

/** Dealers' quotes (api.md 6). */
export class HttpQuoteGateway implements QuoteGateway {
  constructor(private readonly client: BankClient) {}

  /** Not repeated: a late answer would bring a price whose time is running already. */
  requestQuote(request: QuoteRequest, ticket: QuoteTicketId): Result<Quote> {
    const call = this.client.read({
      method: 'POST',
      path: '/brokerage/v3/quotes',
      body: { ...orderBody(request), quoteTicketId: ticket },
      answer: wireQuote,
      timeOut: timeOuts.check,
    });
    return pipe(call, refusedAt(orderPathOf), TE.map(toQuote));
  }
}
