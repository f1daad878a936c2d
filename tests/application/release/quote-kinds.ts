import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { direkthandel, marketOf, pieces, sap } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot, wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { FakeOrderRelease } from '@adapters/fake/order/fake-order-release';
import { FakeTicketRelease } from '@adapters/fake/order/fake-ticket-release';
import { quoteOrderRegistration } from '@application/order/order-registration';
import { quoteTicketRegistration } from '@application/quote/quote-ticket-registration';
import type { ReleaseRequest } from '@application/release/release-request';
import { intentId, quoteTicketId, type QuoteTicketId } from '@domain/codes/ids';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import { quoteOrder, type QuoteRequest } from '@domain/order/quote/quote';
import * as E from 'fp-ts/Either';
import { orderKind } from '../order/order-portal';
import type { KindBench } from './release-page';

const bankWithDealer = (): FakeBank =>
  new FakeBank({
    ...wellSuppliedCustomer(),
    venues: new Map([[sap.id, [direkthandel]]]),
    quotes: [marketOf(sap, direkthandel, '232.77')],
  });

/** Asks for a price to buy SAP at. */
const wanted = (quantity: string): QuoteRequest => ({
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  side: 'BUY',
  instrumentId: sap.id,
  venueId: direkthandel.id,
  quantity: pieces(quantity),
  orderType: 'QUOTE',
});

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error('The bank does not take it');
  return answer.right;
};

/** The order that takes a dealer's price, its ticket released. */
function accepting({ dealers, tan }: FakeBank, quantity: string): OrderRequest {
  const { challenge, subject = '' } = right(dealers.requestTicket(wanted(quantity), 'M_TAN'));
  if (challenge === undefined) throw new Error('No challenge');
  const ticket = quoteTicketId(subject);
  const proof = { challengeId: challenge.id, type: challenge.type, tan: tan.codeOf(challenge.id) };
  right(dealers.releaseTicket(ticket, proof, intentId(`ticket ${ticket}`)));
  return quoteOrder(wanted(quantity), right(dealers.quote(wanted(quantity), ticket)));
}

/** Orders at a dealer's price: the proof of the ticket has released them. */
export function quoteOrderKind(bank = bankWithDealer()): KindBench<OrderRequest, Order> {
  const of = (quantity: string): ReleaseRequest<OrderRequest> => ({
    content: accepting(bank, quantity),
    words: 'Kauf zum Preis des Händlers',
    draft: 'order-draft/tab-1',
  });
  return {
    ...orderKind(bank),
    register: () => quoteOrderRegistration(new FakeOrderRelease(bank)),
    request: of('10'),
    other: of('11'),
  };
}

/** Requests for quotes, by which nothing is ordered. */
export function quoteTicketKind(bank = bankWithDealer()): KindBench<QuoteRequest, QuoteTicketId> {
  const of = (quantity: string): ReleaseRequest<QuoteRequest> => ({
    content: wanted(quantity),
    words: 'Preisanfrage',
    draft: 'quote-ticket/tab-1',
  });
  return {
    bank,
    register: () => quoteTicketRegistration(new FakeTicketRelease(bank)),
    request: of('10'),
    other: of('11'),
    done: () => bank.dealers.released,
    refuse: () => {
      bank.dealers.takesTickets = false;
      return 'fehler-quote-nicht-verfuegbar';
    },
    calls: {
      validate: 'requestTicket',
      create: 'releaseTicket',
      outcomeOf: 'ticketOutcome',
      void: 'voidTicket',
    },
    forgets: true,
  };
}
