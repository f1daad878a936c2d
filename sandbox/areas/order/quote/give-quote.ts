import { timestampText } from '@domain/time/wire-time';
import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import type { Listing } from '@sandbox/market/price/listing';
import type { Market } from '@sandbox/market/market';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { tradeValue } from '../check/order-value';
import { quoteMessage } from './quote-messages';
import type { QuoteWish, QuotedPrice } from './quote-schema';
import { MANUAL_DELAY, QUOTE_SLACK, dealerPrice, quoteLife } from './quote-terms';
import { changeTicket, holdTicket, holdTicketFor, isTicketFor, type TicketRow } from './quote-ticket';

const unavailable = refusal(
  422,
  'precondition.failed',
  quoteMessage.error('fehler-quote-nicht-verfuegbar', { origin: ['instrumentId', 'venueId'] }),
);

const objection = (key: Parameters<typeof quoteMessage.error>[0]): Refusal =>
  refusal(422, 'precondition.failed', quoteMessage.error(key, { origin: ['quoteTicketId'] }));

const unreleased = objection('fehler-quote-ticket-nicht-freigegeben');

/** A request for a quote; the instrument under the bank's own id. */
interface QuoteRequest {
  readonly clientId: string;
  readonly quoteTicketId: string | undefined;
  readonly wish: QuoteWish;
}

/** Asks the dealer for a price under a released ticket; the quote is kept with everything the ticket says. */
export function giveQuote(
  bank: Bank,
  market: Market,
  { clientId, quoteTicketId, wish }: QuoteRequest,
): Promise<E.Either<Refusal, QuotedPrice>> {
  return inTransaction(bank.db, async (tx) => {
    const now = instant(bank.clock.now());
    const ticket =
      quoteTicketId === undefined
        ? await holdTicketFor(tx, clientId, wish, now)
        : await holdTicket(tx, clientId, quoteTicketId);
    if (ticket === undefined && quoteTicketId === undefined) return E.left(unreleased);
    const listing = market.listing(ticket?.instrument_id ?? '', ticket?.venue_id ?? '');
    if (ticket === undefined || listing === undefined) return E.left(NOT_FOUND);
    const objection = objectionTo(ticket, wish, now);
    if (objection !== undefined) return E.left(objection);
    const price = dealerPrice(listing, ticket.side, now);
    if (price === undefined) return E.left(unavailable);
    const isManual = listing.instrument.traits.has('MANUAL_QUOTATION');
    if (isManual) {
      const waiting = await handMade(tx, bank, ticket, now);
      if (waiting !== undefined) return E.left(waiting);
    }
    const quoteId = bank.newId();
    const life = quoteLife(listing);
    await tx
      .insertInto('quote')
      .values({
        client_id: clientId,
        quote_id: quoteId,
        ticket_id: ticket.ticket_id,
        limit_price: decimalText(price),
        is_manual: isManual,
        created_at: new Date(now),
        expires_at: new Date(now + bank.clock.span(life + QUOTE_SLACK)),
      })
      .execute();
    return E.right({
      quoteId,
      quoteTicketId: ticket.ticket_id,
      validity: life,
      creationTimestamp: timestampText(now),
      creationDateTimeStamp: timestampText(now),
      limit: wireAmount(price, priceUnit(listing.instrument)),
      expectedValue: expectedValue(listing, ticket, price),
      isManual,
    });
  });
}

function objectionTo(ticket: TicketRow, wish: QuoteWish, now: Instant): Refusal | undefined {
  if (ticket.order_id !== null) return objection('fehler-quote-bereits-verwendet');
  if (ticket.expires_at.getTime() <= now) return objection('fehler-quote-ticket-abgelaufen');
  if (ticket.released_at === null) return unreleased;
  return isTicketFor(ticket, wish) ? undefined : objection('fehler-quote-weicht-ab');
}

/** What there is to say while the dealer has not quoted by hand, or never will; undefined once the quote is there. */
async function handMade(
  tx: BankTransaction,
  bank: Bank,
  ticket: TicketRow,
  now: Instant,
): Promise<Refusal | undefined> {
  if (!ticket.allows_manual) return unavailable;
  const askedAt = ticket.manual_asked_at?.getTime() ?? now;
  if (ticket.manual_asked_at === null) await changeTicket(tx, ticket, { manual_asked_at: new Date(now) });
  const rest = askedAt + MANUAL_DELAY - now;
  if (rest <= 0) {
    await changeTicket(tx, ticket, { manual_asked_at: null });
    return undefined;
  }
  const seconds = Math.ceil(rest / 1_000 / Math.max(bank.clock.speed, 1));
  const told = quoteMessage.info('hinweis-quote-manuell-angefordert', { args: { sekunden: seconds } });
  return { ...refusal(422, 'precondition.failed', told), headers: { 'retry-after': String(seconds) } };
}

const expectedValue = ({ instrument }: Listing, { quantity }: TicketRow, price: Decimal) =>
  wireAmount(tradeValue(instrument, decimal(quantity), price), instrument.currency);
