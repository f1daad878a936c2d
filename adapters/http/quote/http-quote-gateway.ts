import type { QuoteGateway, QuoteTicket } from '@application/ports/bank/quote-gateway';
import type { Result } from '@application/ports/result';
import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { answerChallenge, askChallenge } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { wireQuote, wireQuoteTicket } from './quote-codec';
import { quoteBody, toQuote } from './quote-mapper';

const TICKETS = '/brokerage/v3/quoteticket';

/** Dealers' quotes (api.md 6). */
export class HttpQuoteGateway implements QuoteGateway {
  constructor(private readonly client: BankClient) {}

  requestTicket(request: QuoteRequest, type?: TanType): Result<QuoteTicket> {
    const call = this.client.sendForChallenge({
      method: 'POST',
      path: TICKETS,
      headers: askChallenge(type),
      body: quoteBody(request),
      answer: wireQuoteTicket,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ body, challenge }) => ({ id: body.quoteTicketId, challenge })),
    );
  }

  releaseTicket(ticket: QuoteTicketId, answer: TanAnswer): Result<void> {
    return this.client.read({
      method: 'PATCH',
      path: path`/brokerage/v3/quoteticket/${ticket}`,
      headers: answerChallenge(answer),
      answer: noContent,
      timeOut: timeOuts.check,
    });
  }

  /** Not repeated: a late answer would bring a price whose time is running already. */
  requestQuote(request: QuoteRequest, ticket: QuoteTicketId): Result<Quote> {
    const call = this.client.read({
      method: 'POST',
      path: '/brokerage/v3/quotes',
      body: { ...quoteBody(request), quoteTicketId: ticket },
      answer: wireQuote,
      timeOut: timeOuts.check,
    });
    return pipe(call, TE.map(toQuote));
  }
}
