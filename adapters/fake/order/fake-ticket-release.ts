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
import { toOutcome } from '../bank/fake-key-memory';

/** Tickets at the fake bank's dealers. */
export class FakeTicketRelease implements ReleaseGateway<QuoteRequest, QuoteTicketId> {
  constructor(private readonly bank: FakeBank) {}

  validate(request: QuoteRequest, type?: TanType): Result<Validated> {
    return this.bank.answer('requestTicket', 'session-tan', () =>
      this.bank.dealers.requestTicket(request, type),
    );
  }

  create(_: QuoteRequest, proof: TanAnswer | undefined, intent: KeyedIntent): Result<QuoteTicketId> {
    return this.bank.answer('releaseTicket', 'session-tan', () =>
      this.bank.dealers.releaseTicket(quoteTicketId(intent.subject ?? ''), proof, intent.id),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return this.bank.answer('ticketOutcome', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.endOf(id), quoteTicketId)),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<QuoteTicketId>> {
    return this.bank.answer('voidTicket', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.void(id), quoteTicketId)),
    );
  }
}
