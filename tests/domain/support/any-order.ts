import { toOrder, type ReadDraft } from './filled-order';
import type { OrderRequest } from '@domain/order/order-request';
import { quoteOrder, type Quote } from '@domain/order/quote/quote';
import { amount } from '@domain/money/amount';
import { quoteId, quoteTicketId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import { wireMoment } from '@domain/time/wire-moment';
import type { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { anyDraft } from './any-draft';
import { facts } from './samples';

/** A dealer's price. */
export const dealersQuote: Quote = {
  id: quoteId('quote-1'),
  ticketId: quoteTicketId('ticket-1'),
  price: amount('53.7700', EUR),
  expectedValue: amount('537.70', EUR),
  lifetime: 20_000,
  quotedAt: wireMoment('2026-11-23T10:00:00,116000+01'),
  isManual: false,
};

/** Any order that can come of a draft, of every type; one that asks for a quote is the order that takes it. */
export const anyOrder: fc.Arbitrary<OrderRequest> = anyDraft
  .map((draft) => toOrder(draft, facts))
  .filter(E.isRight)
  .map(({ right }) => orderIn(right));

const orderIn = (read: ReadDraft): OrderRequest =>
  read.kind === 'order' ? read.order : quoteOrder(read.request, dealersQuote);
