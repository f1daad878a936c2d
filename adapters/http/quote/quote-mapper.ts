import type { Quote } from '@domain/order/quote/quote';
import type * as t from 'io-ts';
import type { wireQuote } from './quote-codec';

/** The domain's quote. */
export const toQuote = (wire: t.TypeOf<typeof wireQuote>): Quote => ({
  id: wire.quoteId,
  ticketId: wire.quoteTicketId,
  price: wire.limit,
  expectedValue: wire.expectedValue,
  lifetime: wire.validity,
  quotedAt: wire.creationDateTimeStamp,
  isManual: wire.isManual ?? false,
});
