import { HttpAccountGateway } from '@adapters/http/account/http-account-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { httpChangeRelease } from '@adapters/http/order-change/http-change-release';
import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import { HttpQuoteGateway } from '@adapters/http/quote/http-quote-gateway';
import { httpTicketRelease } from '@adapters/http/quote/http-ticket-release';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { quoteOrder, type QuoteRequest } from '@domain/order/quote/quote';
import { calendarDay } from '@domain/time/local-date';
import { inGroups } from '@tests/support/iban-in-groups';
import { openOrder, patientOrder } from './open-order';
import { bernd, type Visit } from './signed-in';
import { type SigningCase, newKey, proverOf, asked, depotOf } from './signing';
import { valueOf } from './value-of';

/** The end of a number in two groups, as both devices show it. */
const readOut = (id: string): string =>
  id
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1\u00a0');

/** What the portal calls the venue of an order. */
async function venueName(
  { client }: Visit,
  { instrumentId, venueId }: Pick<QuoteRequest, 'instrumentId' | 'venueId'>,
) {
  const { venues } = await valueOf(new HttpOrderGateway(client).dimensions({ instrumentId }));
  return venues.find(({ id }) => id === venueId)?.name;
}

async function quoting(visit: Visit) {
  const { client } = visit;
  const depot = await depotOf(visit);
  const instrument = await valueOf(new HttpInstrumentGateway(client).find('716460'));
  const { venues } = await valueOf(new HttpOrderGateway(client).dimensions({ instrumentId: instrument.id }));
  const venue = venues.find(({ orderTypes }) => orderTypes.QUOTE !== undefined);
  if (venue === undefined) throw new Error('Nobody quotes');
  const request: QuoteRequest = {
    depotId: depot.id,
    settlementAccountId: depot.defaultSettlementAccountId,
    side: 'BUY',
    instrumentId: instrument.id,
    venueId: venue.id,
    quantity: amount('2', PIECES),
    orderType: 'QUOTE',
  };
  return { request, venue: venue.name };
}

/** What is signed of orders, calculated by hand from what is sent. */
export const orderSignings: Readonly<
  Record<'order' | 'change' | 'cancellation' | 'quote-ticket' | 'quote-order', SigningCase>
> = {
  order: {
    customer: bernd,
    sign: async (visit) => {
      const order = await patientOrder(visit);
      const depot = await depotOf(visit);
      const accounts = await valueOf(new HttpAccountGateway(visit.client).balances());
      const settled = accounts.find(({ accountId }) => accountId === order.settlementAccountId);
      const validity = { type: 'GTD', date: calendarDay('2026-12-04') } as const;
      const lines = {
        Wertpapier: 'SAP SE (WKN 716460)',
        Auftrag: 'Kauf 3 Stück',
        Preis: 'Limit 5,00 EUR',
        Handelsplatz: await venueName(visit, order),
        'Gültig bis': '04.12.2026',
        Depot: depot.displayId,
        Konto: inGroups(settled?.account?.iban ?? ''),
        'Wert etwa': '15,00 EUR',
        // rules.md 7: 4.90 EUR and 0.25 % of the value, at least 9.90, and 2.50 for the exchange.
        'Belastung etwa': '27,40 EUR',
      };
      const challenge = await asked(httpOrderRelease(visit.client), { ...order, validity });
      return { challenge, sentence: 'Kauf freigeben', lines };
    },
  },
  change: {
    customer: bernd,
    sign: async (visit) => {
      const order = await openOrder(visit);
      const change = { limit: amount('6.00', EUR) };
      const lines = {
        Ordernummer: readOut(order.id),
        Wertpapier: 'SAP SE (WKN 716460)',
        Auftrag: 'Kauf 3 Stück',
        'Noch offen': '3 Stück',
        Handelsplatz: await venueName(visit, await patientOrder(visit)),
        Depot: (await depotOf(visit)).displayId,
        'Neues Limit': '6,00 EUR, bisher 5,00 EUR',
      };
      const challenge = await asked(httpChangeRelease(visit.client), { orderId: order.id, change });
      return { challenge, sentence: 'Order ändern', lines };
    },
  },
  cancellation: {
    customer: bernd,
    sign: async (visit) => {
      const order = await openOrder(visit);
      const lines = {
        Ordernummer: readOut(order.id),
        Wertpapier: 'SAP SE (WKN 716460)',
        Auftrag: 'Kauf 3 Stück',
        'Noch offen': '3 Stück',
        Handelsplatz: await venueName(visit, await patientOrder(visit)),
        Depot: (await depotOf(visit)).displayId,
      };
      const challenge = await asked(httpCancellationRelease(visit.client), order);
      return { challenge, sentence: 'Order streichen', lines };
    },
  },
  'quote-ticket': {
    customer: bernd,
    sign: async (visit) => {
      const { request, venue } = await quoting(visit);
      const lines = {
        Wertpapier: 'SAP SE (WKN 716460)',
        Auftrag: 'Kauf 2 Stück',
        Handelsplatz: venue,
        Depot: (await depotOf(visit)).displayId,
        Preis: 'Preis des Händlers, den Sie danach annehmen',
        'Wert etwa': expect.stringMatching(/^\d+,\d\d EUR$/),
      };
      const challenge = await asked(httpTicketRelease(visit.client), request);
      return { challenge, sentence: 'Preisanfrage freigeben', lines };
    },
  },
  'quote-order': {
    customer: bernd,
    sign: async (visit) => {
      const { request } = await quoting(visit);
      const tickets = httpTicketRelease(visit.client);
      const { subject = '', challenge } = await valueOf(tickets.validate(request, 'M_TAN'));
      if (challenge === undefined) throw new Error('A ticket without its proof');
      const proof = await proverOf(bernd)(challenge);
      const ticket = await valueOf(tickets.create(request, proof, { id: newKey(), subject }));
      const quote = await valueOf(new HttpQuoteGateway(visit.client).requestQuote(request, ticket));
      const order = await asked(httpOrderRelease(visit.client), quoteOrder(request, quote));
      return { challenge: order, sentence: '', lines: {} };
    },
  },
};
