import type { Quote } from '@domain/order/quote';
import { amount } from '@domain/shared/amount';
import { quoteId, quoteTicketId } from '@domain/shared/ids';
import { EUR } from '@domain/shared/unit';
import { wireMoment } from '@domain/shared/wire-moment';

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
