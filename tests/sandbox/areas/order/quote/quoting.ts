import type { LightMyRequestResponse } from 'fastify';
import type { QuotedPrice } from '@sandbox/areas/order/quote/quote-schema';
import { tanHeaders, tanOf } from '../../../support/werkbank';
import type { Body, TradingDesk, Wish } from '../trading';

/** What is to be quoted, as the portal sends it. */
export type QuoteBody = Body & { readonly allowManualQuotation?: boolean };

/** A desk that trades by quote. */
export class QuoteDesk {
  constructor(readonly desk: TradingDesk) {}

  /** What is wanted: ten SAP at Tradegate, changed where a test needs it otherwise. */
  async wish(change: Wish & { allowManualQuotation?: boolean } = {}): Promise<QuoteBody> {
    return withoutValidity(await this.desk.body({ orderType: 'QUOTE', ...change }));
  }

  ticket(body: QuoteBody): Promise<LightMyRequestResponse> {
    return this.desk.customer.post('/api/brokerage/v3/quoteticket', body);
  }

  /** Opens a ticket and releases it with its TAN. */
  async released(body: QuoteBody): Promise<string> {
    const opened = await this.ticket(body);
    if (opened.statusCode !== 201) throw new Error(opened.body);
    const { quoteTicketId } = opened.json<{ quoteTicketId: string }>();
    const answer = await this.release(quoteTicketId, await this.desk.release(opened));
    if (answer.statusCode !== 204) throw new Error(answer.body);
    return quoteTicketId;
  }

  release(ticketId: string, headers: Readonly<Record<string, string>>): Promise<LightMyRequestResponse> {
    return this.desk.customer.patch(`/api/brokerage/v3/quoteticket/${ticketId}`, {}, headers);
  }

  quote(body: QuoteBody, quoteTicketId: string): Promise<LightMyRequestResponse> {
    return this.desk.customer.post('/api/brokerage/v3/quotes', { ...body, quoteTicketId });
  }

  /** The order that takes a quote. */
  order(body: QuoteBody, quote: QuotedPrice): object {
    const { quoteId, quoteTicketId, limit, creationDateTimeStamp } = quote;
    return { ...withoutPermission(body), quoteId, quoteTicketId, limit, creationDateTimeStamp };
  }

  /** Validates the order that takes a quote and, if it may, creates it. */
  async accept(order: object): Promise<LightMyRequestResponse> {
    const validated = await this.desk.validate(order);
    if (validated.statusCode !== 201) return validated;
    return this.desk.create(order, tanHeaders(tanOf(validated).id));
  }
}

const withoutValidity = ({ validityType: _validityType, ...body }: QuoteBody): QuoteBody => body;
const withoutPermission = ({ allowManualQuotation: _allowed, ...body }: QuoteBody): Body => body;
