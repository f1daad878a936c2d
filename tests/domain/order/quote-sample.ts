import type { Quote } from '@domain/order/quote/quote';
import { amount } from '@domain/money/amount';
import { quoteId, quoteTicketId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import { wireMoment } from '@domain/time/wire-moment';

/** A dealer's price for 25 pieces that stands ten seconds. */
export const quote: Quote = {
  id: quoteId('quote-1'),
  ticketId: quoteTicketId('ticket-1'),
  price: amount('232.77', EUR),
  expectedValue: amount('5819.25', EUR),
  lifetime: 10_000,
  quotedAt: wireMoment('2026-11-23T10:00:00,000001+01'),
  isManual: false,
};
