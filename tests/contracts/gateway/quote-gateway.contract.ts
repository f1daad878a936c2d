import type { QuoteGateway } from '@application/ports/bank/order/quote-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import { quoteOrder, type QuoteRequest } from '@domain/order/quote/quote';
import { amount, compareAmounts } from '@domain/money/amount';
import { quoteTicketId, type IntentId, type QuoteTicketId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, refusalKeys, succeeded } from '../answers';
import { challengeIn } from './release-gateway.contract';

/** What a quote gateway is tried with: a customer who is not locked, where a dealer quotes now. */
export interface QuoteBench {
  readonly quotes: QuoteGateway;
  readonly tickets: ReleaseGateway<QuoteRequest, QuoteTicketId>;
  readonly orders: ReleaseGateway<OrderRequest, Order>;
  readonly request: QuoteRequest;
  newKey(): IntentId;
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** The contract of every quote gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeQuoteGateway(name: string, make: () => Promise<QuoteBench>): void {
  describe(`${name} as a quote gateway`, () => {
    let bench: QuoteBench;
    beforeEach(async () => {
      bench = await make();
    });

    async function ticket() {
      const validated = succeeded(await bench.tickets.validate(bench.request, 'M_TAN')());
      return { subject: validated.subject ?? '', challenge: challengeIn(validated) };
    }

    async function releasedTicket() {
      const { subject, challenge } = await ticket();
      const proof = await bench.prove(challenge);
      return succeeded(await bench.tickets.create(bench.request, proof, { id: bench.newKey(), subject })());
    }

    it('gives a quote under a released ticket, for exactly its request [ORD-18]', async () => {
      const ticket = await releasedTicket();
      const quote = succeeded(await bench.quotes.requestQuote(bench.request, ticket)());
      expect(quote.ticketId).toBe(ticket);
      expect(quote.lifetime).toBeGreaterThan(0);
      const other = { ...bench.request, quantity: amount('2', bench.request.quantity.unit) };
      expect(refusalKeys(await bench.quotes.requestQuote(other, ticket)())).toContain(
        'fehler-quote-weicht-ab',
      );
    });

    it('gives none before the ticket is released [ORD-18]', async () => {
      const { subject } = await ticket();
      const answer = await bench.quotes.requestQuote(bench.request, quoteTicketId(subject))();
      expect(failed(answer).kind).toBe('validation');
    });

    it('knows no ticket of somebody else', async () => {
      const subject = '00000000-0000-4000-8000-00000000dead';
      const { challenge } = await ticket();
      const answer = { challengeId: challenge.id, type: 'M_TAN' as const, tan: '000000' };
      const released = bench.tickets.create(bench.request, answer, { id: bench.newKey(), subject });
      expect(failed(await released()).kind).toBe('not-found');
    });

    it('takes the quote as an order without a further TAN, at its price [ORD-18]', async () => {
      const ticket = await releasedTicket();
      const quote = succeeded(await bench.quotes.requestQuote(bench.request, ticket)());
      const order = quoteOrder(bench.request, quote);
      const challenge = challengeIn(succeeded(await bench.orders.validate(order)()));
      expect(challenge.type).toBe('TAN_FREI');
      const proof = { challengeId: challenge.id, type: challenge.type };
      const created = succeeded(await bench.orders.create(order, proof, { id: bench.newKey() })());
      expect(created).toMatchObject({ orderType: 'QUOTE', side: bench.request.side });
      expect(created.limit && compareAmounts(created.limit, quote.price)).toBe(0);
    });

    it('refuses an order at another price than the quote [ORD-18]', async () => {
      const ticket = await releasedTicket();
      const quote = succeeded(await bench.quotes.requestQuote(bench.request, ticket)());
      const cheaper = { ...quote, price: amount('0.01', quote.price.unit) };
      expect(refusalKeys(await bench.orders.validate(quoteOrder(bench.request, cheaper))())).toContain(
        'fehler-quote-weicht-ab',
      );
    });
  });
}
