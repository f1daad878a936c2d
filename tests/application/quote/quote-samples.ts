import { quoteOrder, type Quote, type QuoteRequest } from '@domain/order/quote';
import type { Message } from '@domain/message/message';
import { amount } from '@domain/shared/amount';
import type { Failure } from '@domain/shared/failure';
import { accountId, depotId, instrumentId, quoteId, quoteTicketId, venueId } from '@domain/shared/ids';
import { EUR, PIECES } from '@domain/shared/unit';
import { wireMoment } from '@domain/shared/wire-moment';

/** A request for 25 pieces. */
export const request: QuoteRequest = {
  depotId: depotId('d'),
  settlementAccountId: accountId('a'),
  side: 'BUY',
  instrumentId: instrumentId('i'),
  venueId: venueId('v'),
  quantity: amount('25', PIECES),
  orderType: 'QUOTE',
};

/** A price that stands ten seconds. */
export const quote: Quote = {
  id: quoteId('quote-1'),
  ticketId: quoteTicketId('ticket-1'),
  price: amount('232.77', EUR),
  expectedValue: amount('5819.25', EUR),
  lifetime: 10_000,
  quotedAt: wireMoment('2026-11-23T10:00:00,000001+01'),
  isManual: false,
};

/** The order that takes it. */
export const accepting = quoteOrder(request, quote);

/** One message of the bank. */
export const said = (key: string, args: Message['args'] = {}): Message => ({
  severity: 'ERROR',
  key,
  args,
  origin: [],
});

/** A refusal for one reason. */
export const refusedFor = (key: string, args: Message['args'] = {}): Failure => ({
  kind: 'validation',
  code: 'precondition.failed',
  messages: [said(key, args)],
});
