import type { Message } from '@domain/message/message';
import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type { OrderRequest } from '@domain/order/order-request';
import { compareAmounts, toCents, valueOf } from '@domain/money/amount';
import type { Failure } from '@domain/failure/failure';
import { quoteId, quoteTicketId, type IntentId, type QuoteId, type QuoteTicketId } from '@domain/codes/ids';
import { later, type Instant } from '@domain/time/instant';
import { wireMoment } from '@domain/time/wire-moment';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { Validated } from '@application/ports/bank/release-gateway';
import type { Clock } from '@application/ports/clock';
import { canonicalText } from '@domain/release/canonical-text';
import { refusalsOf } from './fake-order-rules';
import { errorMessage, refusal } from '../bank/fake-refusal';
import type { FakeKeyMemory } from '../bank/fake-key-memory';
import type { FakeTanRules } from '../session/fake-tan-rules';
import type { FakeWorld } from '../bank/fake-world';

type Answer<T> = E.Either<Failure, T>;

/** How long the dealer stands by a price, in milliseconds. */
export const QUOTE_LIFE = 10_000;
/** How long a released ticket gives quotes, in milliseconds. */
export const TICKET_LIFE = 300_000;

interface Ticket {
  readonly body: string;
  readonly expiresAt: Instant;
  isReleased: boolean;
}

/** The dealers behind the bank: a ticket is released once, then each question gets a price for exactly its request. */
export class FakeQuoteDesk {
  readonly #tickets = new Map<QuoteTicketId, Ticket>();
  readonly #quotes = new Map<QuoteId, { readonly quote: Quote; readonly expiresAt: Instant }>();
  /** How many more questions are answered with "by hand, ask again". */
  handmade = 0;
  /** Whether tickets may be released at all. */
  takesTickets = true;
  /** Whether anybody quotes at all. */
  isOpen = true;

  constructor(
    private readonly world: () => FakeWorld,
    private readonly tan: FakeTanRules,
    private readonly keys: Pick<FakeKeyMemory, 'once'>,
    private readonly clock: Clock,
  ) {}

  requestTicket(request: QuoteRequest, type?: TanType): Answer<Validated> {
    const refusals = refusalsOf(request, this.world());
    if (refusals.length > 0) return E.left(refusal(...refusals));
    const id = quoteTicketId(`ticket-${this.#tickets.size + 1}`);
    const challenge = this.tan.issue('quote-ticket', id, type);
    if (E.isLeft(challenge)) return challenge;
    const expiresAt = later(this.clock.now(), TICKET_LIFE);
    this.#tickets.set(id, { body: canonicalText(request), expiresAt, isReleased: false });
    return E.right({ messages: [], challenge: challenge.right, subject: id });
  }

  /** A ticket that is not taken decides nothing: the key stays unused, as at the bank. */
  releaseTicket(id: QuoteTicketId, proof: TanAnswer | undefined, key: IntentId): Answer<QuoteTicketId> {
    const released = this.keys.once(key, {
      body: canonicalText({ releases: id }),
      prove: () => {
        const ticket = this.#tickets.get(id);
        if (ticket === undefined) return E.left({ kind: 'not-found' });
        if (!this.takesTickets) return refused('fehler-quote-nicht-verfuegbar');
        return ticket.isReleased ? E.right(undefined) : this.tan.redeem(proof, 'quote-ticket', id);
      },
      refusals: () => [],
      act: () => {
        const ticket = this.#tickets.get(id);
        if (ticket !== undefined) ticket.isReleased = true;
        return id;
      },
    });
    return E.map(() => id)(released);
  }

  /** How many tickets have been released. */
  get released(): number {
    return [...this.#tickets.values()].filter(({ isReleased }) => isReleased).length;
  }

  quote(request: QuoteRequest, ticketId: QuoteTicketId): Answer<Quote> {
    const ticket = this.#tickets.get(ticketId);
    if (ticket?.isReleased !== true) return refused('fehler-quote-ticket-nicht-freigegeben');
    if (this.clock.now() >= ticket.expiresAt) return refused('fehler-quote-ticket-abgelaufen');
    if (ticket.body !== canonicalText(request)) return refused('fehler-quote-weicht-ab');
    const market = this.world().quotes.find(
      ({ instrumentId, venueId }) => instrumentId === request.instrumentId && venueId === request.venueId,
    );
    const price = request.side === 'BUY' ? market?.ask : market?.bid;
    if (!this.isOpen || price === undefined) return refused('fehler-quote-nicht-verfuegbar');
    if (this.handmade > 0 && request.allowManualQuotation === true) {
      this.handmade -= 1;
      return refused('hinweis-quote-manuell-angefordert', { sekunden: '3' });
    }
    const quote: Quote = {
      id: quoteId(`quote-${this.#quotes.size + 1}`),
      ticketId,
      price,
      expectedValue: toCents(valueOf(request.quantity, price)),
      lifetime: QUOTE_LIFE,
      quotedAt: wireMoment('2026-11-23T10:00:00,000001+01'),
      isManual: request.allowManualQuotation === true,
    };
    this.#quotes.set(quote.id, { quote, expiresAt: later(this.clock.now(), QUOTE_LIFE) });
    return E.right(quote);
  }

  /** What stands against making this order of its quote; nothing for orders that are made of none. */
  refusalsOf(order: OrderRequest): readonly Message[] {
    if (order.orderType !== 'QUOTE') return [];
    const given = this.#quotes.get(order.quoteId);
    if (given === undefined || compareAmounts(given.quote.price, order.limit) !== 0)
      return [errorMessage('fehler-quote-weicht-ab')];
    return this.clock.now() >= given.expiresAt ? [errorMessage('fehler-quote-abgelaufen')] : [];
  }
}

const refused = (key: string, args: Readonly<Record<string, string>> = {}): Answer<never> =>
  E.left(refusal(errorMessage(key, [], args)));
