import type { QuoteTicketId } from '@domain/codes/ids';
import { canonicalText } from '@domain/release/canonical-text';
import type { QuoteRequest } from '@domain/order/quote/quote';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** A request for quotes; nothing is ordered by it (ORD-18). */
export const quoteTicketRegistration = (
  gateway: ReleaseGateway<QuoteRequest, QuoteTicketId>,
): Registration<QuoteRequest, QuoteTicketId> => ({
  kind: 'quote-ticket',
  gateway,
  bodyOf: canonicalText,
  referenceOf: (ticket) => ticket,
});
