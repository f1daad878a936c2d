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
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** Tickets at the fake bank's dealers: one that is not released orders nothing, so that there is nothing to void. */
export class FakeTicketRelease implements ReleaseGateway<QuoteRequest, QuoteTicketId> {
  constructor(private readonly bank: FakeBank) {}

  validate(request: QuoteRequest, type?: TanType): Result<Validated> {
    return this.bank.answer('requestTicket', 'session-tan', () =>
      this.bank.dealers.requestTicket(request, type),
    );
  }

  create(_: QuoteRequest, proof: TanAnswer | undefined, intent: KeyedIntent): Result<QuoteTicketId> {
    return this.bank.answer('releaseTicket', 'session-tan', () =>
      this.bank.dealers.releaseTicket(ticketOf(intent), proof),
    );
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return this.#told('ticketOutcome', intent, { kind: 'unknown' });
  }

  void(intent: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return this.#told('voidTicket', intent, { kind: 'void' });
  }

  #told(
    call: string,
    intent: KeyedIntent,
    otherwise: Outcome<QuoteTicketId>,
  ): Result<Outcome<QuoteTicketId>> {
    const ticket = ticketOf(intent);
    return this.bank.answer(call, 'session-tan', () =>
      E.right(this.bank.dealers.isReleased(ticket) ? { kind: 'created', result: ticket } : otherwise),
    );
  }
}

const ticketOf = ({ subject }: KeyedIntent): QuoteTicketId => quoteTicketId(subject ?? '');
