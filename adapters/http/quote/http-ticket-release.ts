import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { quoteTicketId, type QuoteTicketId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { isUnanswered } from '@domain/release/failed-call';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { wireQuoteTicket } from './quote-codec';
import { quoteBody } from './quote-mapper';

/**
 * Tickets of requests for quotes (api.md 6). The bank names a ticket before it is released, and tells of a released one
 * that it is, without a proof; one that is not orders nothing and lapses by itself, so that there is nothing to void.
 */
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
    return this.#release(intent, keyedProof(intent.id, proof));
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return this.#told(intent, { kind: 'unknown' });
  }

  void(intent: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return this.#told(intent, { kind: 'void' });
  }

  /** Asked without a proof: where the bank answers anything but that the ticket is released, it is not. */
  #told(intent: KeyedIntent, otherwise: Outcome<QuoteTicketId>): Result<Outcome<QuoteTicketId>> {
    return pipe(
      this.#release(intent, {}),
      TE.map((result): Outcome<QuoteTicketId> => ({ kind: 'created', result })),
      TE.orElse((failure) => (saysNothing(failure) ? TE.left(failure) : TE.right(otherwise))),
    );
  }

  #release(intent: KeyedIntent, headers: Readonly<Record<string, string>>): Result<QuoteTicketId> {
    const ticket = quoteTicketId(intent.subject ?? '');
    const call = this.client.read({
      method: 'PATCH',
      path: path`/brokerage/v3/quoteticket/${ticket}`,
      headers,
      answer: noContent,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(() => ticket),
    );
  }
}

/** Silence says nothing of the ticket, and neither does the end of the session. */
const saysNothing = (failure: Failure): boolean =>
  isUnanswered(failure) ||
  failure.kind === 'session-expired' ||
  failure.kind === 'session-tan-required' ||
  failure.kind === 'forbidden' ||
  failure.kind === 'redirected';
