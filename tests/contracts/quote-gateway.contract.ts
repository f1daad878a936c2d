import type { OrderGateway } from '@application/ports/bank/order-gateway';
import type { QuoteGateway } from '@application/ports/bank/quote-gateway';
import { quoteOrder, type QuoteRequest } from '@domain/order/quote/quote';
import { amount, compareAmounts } from '@domain/money/amount';
import { quoteTicketId, type IntentId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, refusalKeys, succeeded } from './answers';

/** What a quote gateway is tried with: a customer who is not locked, where a dealer quotes now. */
export interface QuoteBench {
  readonly quotes: QuoteGateway;
  readonly orders: OrderGateway;
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

    async function releasedTicket() {
      const ticket = succeeded(await bench.quotes.requestTicket(bench.request, 'M_TAN')());
      succeeded(await bench.quotes.releaseTicket(ticket.id, await bench.prove(ticket.challenge))());
      return ticket.id;
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
      const ticket = succeeded(await bench.quotes.requestTicket(bench.request, 'M_TAN')());
      expect(refusalKeys(await bench.quotes.requestQuote(bench.request, ticket.id)())).toContain(
        'fehler-quote-ticket-nicht-freigegeben',
      );
    });

    it('keeps the ticket closed when the TAN is wrong [ORD-18] [TAN-12]', async () => {
      const { id, challenge } = succeeded(await bench.quotes.requestTicket(bench.request, 'M_TAN')());
      const right = await bench.prove(challenge);
      const wrong = { ...right, tan: right.tan === '999999' ? '999998' : '999999' };
      expect(failed(await bench.quotes.releaseTicket(id, wrong)())).toMatchObject({
        kind: 'tan',
        reason: 'invalid',
      });
      expect(failed(await bench.quotes.requestQuote(bench.request, id)()).kind).toBe('validation');
    });

    it('tells of a released ticket that it is released, without the TAN; of another it does not [ORD-18]', async () => {
      const { id, challenge } = succeeded(await bench.quotes.requestTicket(bench.request, 'M_TAN')());
      const question = { challengeId: challenge.id, type: challenge.type };
      failed(await bench.quotes.releaseTicket(id, question)());
      succeeded(await bench.quotes.releaseTicket(id, await bench.prove(challenge))());
      succeeded(await bench.quotes.releaseTicket(id, question)());
    });

    it('knows no ticket of somebody else', async () => {
      const foreign = quoteTicketId('00000000-0000-4000-8000-00000000dead');
      const answer = { challengeId: (await challengeOf()).id, type: 'M_TAN' as const, tan: '000000' };
      expect(failed(await bench.quotes.releaseTicket(foreign, answer)()).kind).toBe('not-found');
    });

    it('takes the quote as an order without a further TAN, at its price [ORD-18]', async () => {
      const ticket = await releasedTicket();
      const quote = succeeded(await bench.quotes.requestQuote(bench.request, ticket)());
      const order = quoteOrder(bench.request, quote);
      const { challenge } = succeeded(await bench.orders.validate(order)());
      expect(challenge.type).toBe('TAN_FREI');
      const proof = { challengeId: challenge.id, type: challenge.type };
      const created = succeeded(await bench.orders.create(order, proof, bench.newKey())());
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

    async function challengeOf(): Promise<TanChallenge> {
      return succeeded(await bench.quotes.requestTicket(bench.request, 'M_TAN')()).challenge;
    }
  });
}
