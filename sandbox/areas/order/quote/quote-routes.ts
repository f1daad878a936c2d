import { formatGermanNumber } from '@domain/money/german-amount';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { audit } from '@sandbox/platform/audit/audit';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refusal, refuse } from '@sandbox/platform/http/refusal';
import { IdSchema } from '@sandbox/platform/http/schemas';
import { marketOf } from '@sandbox/market/market';
import { quantityText } from '../place/signing-words';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { checkWish, type CheckedWish } from './check-wish';
import { giveQuote } from './give-quote';
import { quoteMessage } from './quote-messages';
import { QuoteSchema, QuoteTicketSchema, QuoteWishSchema, type QuoteWish } from './quote-schema';
import { TICKET_LIFE } from './quote-terms';
import { changeTicket, holdTicket, openTicket, ticketPurpose } from './quote-ticket';

const tags = ['quote'];

const EXPIRED = refusal(
  422,
  'precondition.failed',
  quoteMessage.error('fehler-quote-ticket-abgelaufen', { origin: ['quoteTicketId'] }),
);

/** Quote trading: a ticket, its release by TAN, and quotes under it (api.md 6). */
export function quoteRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/api/brokerage/v3/quoteticket',
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { tags, body: QuoteWishSchema, response: { 201: QuoteTicketSchema } },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const wish = request.body;
      const checked = await checkWish(bank.db, await marketOf(bank), clientId, wish, bank.clock.now());
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const ticketId = await openTicket(bank, clientId, wish, checked.right);
      const demand = { purpose: ticketPurpose(ticketId), body: wish, words: wordsOf(wish, checked.right) };
      const issued = await issueTan(bank, request, reply, demand);
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      return reply.code(201).send({ ...wish, quoteTicketId: ticketId });
    },
  );

  server.patch(
    '/api/brokerage/v3/quoteticket/:quoteTicketId',
    { schema: { tags, params: Type.Object({ quoteTicketId: IdSchema }) } },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const released = await inTransaction(bank.db, async (tx) => {
        const ticket = await holdTicket(tx, clientId, request.params.quoteTicketId);
        if (ticket === undefined) return E.left(NOT_FOUND);
        if (ticket.expires_at.getTime() <= bank.clock.now()) return E.left(EXPIRED);
        if (ticket.released_at !== null) return E.right(undefined);
        const body: unknown = JSON.parse(ticket.body);
        const verified = await verifyTan(bank, tx, request, {
          purpose: ticketPurpose(ticket.ticket_id),
          body,
        });
        if (E.isLeft(verified)) return verified;
        await changeTicket(tx, ticket, {
          released_at: bank.clock.date(),
          expires_at: new Date(bank.clock.now() + bank.clock.span(TICKET_LIFE)),
        });
        await audit(tx, bank, {
          clientId,
          kind: 'QUOTE_TICKET_RELEASED',
          detail: { quoteTicketId: ticket.ticket_id },
        });
        return E.right(undefined);
      });
      return E.isLeft(released) ? refuse(reply, released.left) : reply.code(204).send();
    },
  );

  server.post(
    '/api/brokerage/v3/quotes',
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { tags, body: QuoteTicketSchema, response: { 200: QuoteSchema } },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { quoteTicketId, ...wish } = request.body;
      const given = await giveQuote(bank, await marketOf(bank), clientId, quoteTicketId, wish);
      return E.isLeft(given) ? refuse(reply, given.left) : given.right;
    },
  );
}

/** What the customer signs: everything but the price, which the dealer makes afterwards. */
function wordsOf(
  { side }: QuoteWish,
  { instrument, listing, quantity, estimate }: CheckedWish,
): SigningWords {
  const { row, traded } = instrument;
  const value = formatGermanNumber(estimate.value, { minDecimals: 2, maxDecimals: 2 });
  const lines = {
    Wertpapier: `${row.name} (WKN ${row.wkn})`,
    Auftrag: `${side === 'BUY' ? 'Kauf' : 'Verkauf'} ${quantityText(traded, quantity)}`,
    Handelsplatz: listing.venue.name,
    Preis: 'zum Quote, den Sie danach annehmen',
    'Wert etwa': `${value} ${traded.currency}`,
  };
  return {
    sentence: 'Quote-Handel freigeben',
    lines: Object.entries(lines).map(([label, text]) => ({ label, value: text })),
  };
}
