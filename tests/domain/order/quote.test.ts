import { estimateOf, quoteOrder, type Quote, type QuoteRequest } from '@domain/order/quote';
import { amount } from '@domain/shared/amount';
import { accountId, depotId, instrumentId, quoteId, quoteTicketId, venueId } from '@domain/shared/ids';
import { EUR, PIECES } from '@domain/shared/unit';
import { wireMoment } from '@domain/shared/wire-moment';

const deal = {
  depotId: depotId('d'),
  settlementAccountId: accountId('a'),
  side: 'SELL',
  instrumentId: instrumentId('i'),
  venueId: venueId('v'),
  quantity: amount('25', PIECES),
} as const;
const request: QuoteRequest = { ...deal, orderType: 'QUOTE', allowManualQuotation: true };
const quote: Quote = {
  id: quoteId('quote-1'),
  ticketId: quoteTicketId('ticket-1'),
  price: amount('232.77', EUR),
  expectedValue: amount('5819.25', EUR),
  lifetime: 10_000,
  quotedAt: wireMoment('2026-11-23T10:00:00,000001+01'),
  isManual: false,
};

describe('a request for a quote [ORD-18]', () => {
  it('is estimated as the same order at the market', () => {
    expect(estimateOf(request)).toEqual({ ...deal, orderType: 'MARKET' });
  });

  it('becomes an order of exactly its parameters and the price of the quote', () => {
    expect(quoteOrder(request, quote)).toEqual({
      ...deal,
      orderType: 'QUOTE',
      limit: quote.price,
      quoteId: quote.id,
      quoteTicketId: quote.ticketId,
      quotedAt: quote.quotedAt,
    });
  });
});
