import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { formatGermanNumber } from '@domain/money/german-amount';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refuse } from '@sandbox/platform/http/refusal';
import { IdSchema } from '@sandbox/platform/http/schemas';
import { marketOf, type Market } from '@sandbox/market/market';
import { quantityText } from '@sandbox/market/catalogue/german-figures';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { ownIdOf } from '../routes/named-instruments';
import { checkWish, type CheckedWish } from './check-wish';
import { giveQuote } from './give-quote';
import { releaseTicket } from './release-ticket';
import {
  QuoteRequestSchema,
  QuoteSchema,
  QuoteTicketSchema,
  QuoteWishSchema,
  type QuoteWish,
} from './quote-schema';
import { openTicket, ticketPurpose } from './quote-ticket';

const tags = ['quote'];

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
      const market = await marketOf(bank);
      const checked = await checkWish(bank.db, market, clientId, ownWish(market, wish), bank.clock.now());
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const ticketId = await openTicket(bank, clientId, wish, checked.right);
      const words = wordsOf(wish, checked.right, await depotWords(bank.db, wish.depotId));
      const demand = { purpose: ticketPurpose(ticketId), body: wish, words };
      const issued = await issueTan(bank, request, reply, demand);
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      return reply.code(201).send({ ...wish, quoteTicketId: ticketId });
    },
  );

  server.patch(
    '/api/brokerage/v3/quoteticket/:quoteTicketId',
    { schema: { tags, params: Type.Object({ quoteTicketId: IdSchema }), headers: IdempotencyHeaders } },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const released = await releaseTicket(bank, {
        clientId: signedIn(request).clientId,
        intentId: intentId.right,
        quoteTicketId: request.params.quoteTicketId,
        verify: (tx, subject) => verifyTan(bank, tx, request, subject),
      });
      return E.isLeft(released) ? refuse(reply, released.left) : reply.code(204).send();
    },
  );

  server.post(
    '/api/brokerage/v3/quotes',
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { tags, body: QuoteRequestSchema, response: { 200: QuoteSchema } },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { quoteTicketId, ...wish } = request.body;
      const market = await marketOf(bank);
      const given = await giveQuote(bank, market, { clientId, quoteTicketId, wish: ownWish(market, wish) });
      return E.isLeft(given) ? refuse(reply, given.left) : { ...wish, ...given.right };
    },
  );
}

const ownWish = (market: Market, wish: QuoteWish): QuoteWish => ({
  ...wish,
  instrumentId: ownIdOf(market, wish.instrumentId),
});

/** What the customer signs: everything but the price, which the dealer makes afterwards. */
function wordsOf(
  { side }: QuoteWish,
  { instrument, listing, quantity, estimate }: CheckedWish,
  depot: string,
): SigningWords {
  const { row, traded } = instrument;
  const value = formatGermanNumber(estimate.value, { minDecimals: 2, maxDecimals: 2 });
  const lines = {
    Wertpapier: `${row.name} (WKN ${row.wkn})`,
    Auftrag: `${side === 'BUY' ? 'Kauf' : 'Verkauf'} ${quantityText(traded, quantity)}`,
    Handelsplatz: listing.venue.name,
    Depot: depot,
    Preis: 'Preis des Händlers, den Sie danach annehmen',
    'Wert etwa': `${value} ${traded.currency}`,
  };
  return {
    sentence: 'Preisanfrage freigeben',
    lines: Object.entries(lines).map(([label, text]) => ({ label, value: text })),
  };
}
