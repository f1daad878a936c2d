import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type * as t from 'io-ts';
import { wireAmount } from '../wire/wire-amount';
import type { wireQuote } from './quote-codec';

/** The body of a request for quotes (api.md 6). */
export const quoteBody = ({ quantity, ...request }: QuoteRequest): Readonly<Record<string, unknown>> => ({
  ...request,
  quantity: wireAmount.encode(quantity),
});

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
