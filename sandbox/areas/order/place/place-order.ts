import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import type { WireMessage } from '@sandbox/platform/http/message';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import type { Market } from '@sandbox/market/market';
import { secondOf } from '@sandbox/market/price/price-model';
import { useTicket } from '../quote/quote-for-order';
import { quoteMessage } from '../quote/quote-messages';
import { fileDocument } from '@sandbox/areas/document/file-document';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { booking, type Booking } from '../trade/booking';
import { publishOrder } from '../open/change-order';
import { checkRequest, leadingLeg, legsOf, type CheckedRequest } from '../check/check-request';
import { costIndication } from '../cost/cost-indication';
import { costPaper } from '../cost/cost-paper';
import { subjectOf } from '../cost/cost-subjects';
import { keepSimulatedTaxes } from './simulated-taxes';
import { executeOrder } from '../trade/execute-order';
import { loadFacts } from '../check/load-facts';
import type { StoredOrder } from '../book/answered-order';
import { assembled } from '../book/order-book';
import { withOwnIds } from '../routes/named-instruments';
import type { OrderBody } from '../routes/order-body';
import { orderRows, type OrderRows } from './order-rows';
import type { OrderAnswer } from '../book/order-schema';
import { creationWords } from './signing-words';

/** A new order with what the bank has to say about it. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly answer: OrderAnswer;
  readonly messages: readonly WireMessage[];
}

const QUOTE_USED = refusal(
  422,
  'precondition.failed',
  quoteMessage.error('fehler-quote-bereits-verwendet', { origin: ['quoteId'] }),
);

/** An order that the customer has released. */
export interface ReleasedOrder {
  readonly clientId: string;
  readonly body: OrderBody;
  readonly signed: SigningWords;
}

/**
 * Accepts an order in the caller's transaction: checks it once more while the customer's journal is locked, binds
 * money or securities, and writes all its legs at once. Two orders can therefore never spend the same money. What
 * would become another order now than was signed, such as one for the day after its venue has closed, is refused. An
 * order from a quote is executed at once.
 */
export async function placeOrder(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { clientId, body: sent, signed }: ReleasedOrder,
): Promise<E.Either<Refusal, PlacedOrder>> {
  const body = withOwnIds(market, sent);
  const book = await booking(bank, tx, market, clientId);
  // One moment for all: the rate at which an order is checked is the one at which its quote is executed.
  const at = bank.clock.date();
  const facts = await loadFacts(tx, market, clientId, leadingLeg(body), at.getTime());
  if (E.isLeft(facts)) return facts;
  const { request, messages } = checkRequest(body, facts.right, 'full');
  const { quote, instrument } = facts.right;
  if (request === undefined || instrument === undefined) {
    return E.left(refusal(422, 'precondition.failed', ...messages));
  }
  if (!signTheSame(signed, creationWords(instrument, request))) return E.left(tanRefusal.changed);
  const rows = orderRows(request, at, bank.newId);
  if (quote?.kind === 'valid' && !(await useTicket(tx, clientId, quote.ticketId, rows.rootId))) {
    return E.left(QUOTE_USED);
  }
  const stored = await write(book, clientId, rows, at);
  await fileCosts(book, request, { clientId, orderId: rows.rootId, at });
  await keepSimulatedTaxes(book, request, rows.orders, { clientId, at });
  const placed = await executeQuote(book, request, stored, at);
  const combinations = rows.combinations.map((each) => ({ ...each, client_id: clientId }));
  const [answer] = assembled(market, placed, combinations, { instrument: true, venue: true });
  if (answer === undefined) throw new Error('An order was written and has no answer');
  return E.right({ orderId: rows.rootId, answer, messages });
}

async function write(
  book: Booking,
  clientId: string,
  { combinations, orders, lines }: OrderRows,
  at: Date,
): Promise<readonly StoredOrder[]> {
  const { tx, journal } = book;
  const [bearer] = orders;
  await journal.post({ kind: 'RESERVATION', reference: `${bearer.order_id}/1`, at, lines });
  if (combinations.length > 0) {
    await tx
      .insertInto('combination')
      .values(combinations.map((each) => ({ ...each, client_id: clientId })))
      .execute();
  }
  const rows = await tx
    .insertInto('securities_order')
    .values(orders.map((each) => ({ ...each, client_id: clientId })))
    .returningAll()
    .execute();
  const stored = rows.map((row) => ({ row, executions: [] }));
  // One event tells a combined order with all its legs.
  for (const each of combinations.length > 0 ? stored.slice(0, 1) : stored)
    await publishOrder(book, each, at);
  return stored;
}

/** Keeps the cost note as it is at the moment the order comes. */
function fileCosts(
  { bank, tx, market }: Booking,
  request: CheckedRequest,
  about: { readonly clientId: string; readonly orderId: string; readonly at: Date },
): Promise<void> {
  const orders = legsOf(request);
  const now = instant(about.at.getTime());
  const notes = orders.map((order) => costIndication(subjectOf(market, order, now)));
  const name = notes[0]?.name ?? '';
  const isBuy = orders[0].side === 'BUY';
  return fileDocument(tx, {
    clientId: about.clientId,
    subject: about.orderId,
    instrumentId: orders[0].listing.instrument.instrumentId,
    at: about.at,
    kind: 'COST_NOTE',
    documentId: bank.newId(),
    name: `Kosteninformation ${isBuy ? 'Kauf' : 'Verkauf'} ${name}`,
    title: { kind: isBuy ? 'COST_NOTE_BUY' : 'COST_NOTE_SELL', args: { name } },
    content: costPaper(notes),
  });
}

/** The dealer has promised the price, so the order executes in full the moment it is there. */
async function executeQuote(
  book: Booking,
  request: CheckedRequest,
  stored: readonly StoredOrder[],
  at: Date,
): Promise<readonly StoredOrder[]> {
  const [only] = stored;
  if (request.kind !== 'single' || request.order.terms.kind !== 'quote' || only === undefined) return stored;
  const moment = instant(at.getTime());
  const step = {
    kind: 'execute',
    at: moment,
    quantity: decimal(only.row.open_quantity),
    price: request.order.terms.price,
    sequence: secondOf(moment),
  } as const;
  const executed = await executeOrder(book, request.order.listing, only.row, step);
  if (E.isLeft(executed)) throw new Error('What a quote costs was bound a moment ago and is not there');
  return [executed.right];
}
