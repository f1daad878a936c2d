import type { KeyedIntent, ReleaseGateway } from '@application/ports/bank/release-gateway';
import { quoteTicketId, type QuoteTicketId } from '@domain/codes/ids';
import type { QuoteRequest } from '@domain/order/quote/quote';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { placedRelease } from '../client/placed';
import { path } from '../client/path';
import { wireQuoteTicket } from './quote-codec';
import { orderBody, orderPathOf } from '../wire/order/order-wire';

const ticketOf = ({ subject }: KeyedIntent): QuoteTicketId => quoteTicketId(subject ?? '');

/** Tickets of requests for quotes (api.md 6). The bank names a ticket before it is released; what is sent is that name. */
export const httpTicketRelease = (client: BankClient): ReleaseGateway<QuoteRequest, QuoteTicketId> =>
  placedRelease(
    keyedRelease(client, {
      validation: (request) => ({
        method: 'POST',
        path: '/brokerage/v3/quoteticket',
        body: orderBody(request),
      }),
      creation: (_, intent) => ({
        method: 'PATCH',
        path: path`/brokerage/v3/quoteticket/${ticketOf(intent)}`,
      }),
      answer: wireQuoteTicket,
      toResult: ({ quoteTicketId: ticket }) => ticket,
      unanswered: ticketOf,
      validated: { answer: wireQuoteTicket, read: ({ quoteTicketId: subject }) => ({ subject }) },
    }),
    orderPathOf,
  );
