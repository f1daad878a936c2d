import { estimateOf, quoteOrder, type QuoteRequest } from '@domain/order/quote/quote';
import { amount } from '@domain/money/amount';
import { accountId, depotId, instrumentId, venueId } from '@domain/codes/ids';
import { PIECES } from '@domain/money/unit';
import { quote } from '../quote-sample';

const deal = {
  depotId: depotId('d'),
  settlementAccountId: accountId('a'),
  side: 'SELL',
  instrumentId: instrumentId('i'),
  venueId: venueId('v'),
  quantity: amount('25', PIECES),
} as const;
const request: QuoteRequest = { ...deal, orderType: 'QUOTE', allowManualQuotation: true };

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
