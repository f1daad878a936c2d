import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { quoteTicketId, type QuoteTicketId } from '@domain/codes/ids';
import type { QuoteRequest } from '@domain/order/quote/quote';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { askIntent } from '../client/ask-intent';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { wireQuoteTicket } from './quote-codec';
import { quoteBody } from './quote-mapper';

/** Tickets of requests for quotes (api.md 6). The bank names a ticket before it is released; what is sent is that name. */
export class HttpTicketRelease implements ReleaseGateway<QuoteRequest, QuoteTicketId> {
  constructor(private readonly client: BankClient) {}

  validate(request: QuoteRequest, type?: TanType): Result<Validated> {
    const call = this.client.sendForChallenge({
      method: 'POST',
      path: '/brokerage/v3/quoteticket',
      headers: askChallenge(type),
      body: quoteBody(request),
      answer: wireQuoteTicket,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ body, messages, challenge }) => ({ messages, challenge, subject: body.quoteTicketId })),
    );
  }

  create(_: QuoteRequest, proof: TanAnswer | undefined, intent: KeyedIntent): Result<QuoteTicketId> {
    const ticket = quoteTicketId(intent.subject ?? '');
    const call = this.client.read({
      method: 'PATCH',
      path: path`/brokerage/v3/quoteticket/${ticket}`,
      headers: keyedProof(intent.id, proof),
      answer: noContent,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(() => ticket),
    );
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return askIntent(this.client, 'GET', intent, wireQuoteTicket, toTicket);
  }

  void(intent: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return askIntent(this.client, 'DELETE', intent, wireQuoteTicket, toTicket);
  }
}

const toTicket = ({ quoteTicketId: id }: t.TypeOf<typeof wireQuoteTicket>): QuoteTicketId => id;
