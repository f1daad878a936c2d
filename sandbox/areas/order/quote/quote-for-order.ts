import { decimal, equals, parseDecimal, type Decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import * as O from 'fp-ts/Option';
import type { Selectable } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { Market } from '@sandbox/market/market';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { quoteMessage } from './quote-messages';
import type { QuoteTable, QuoteTicketTable } from './quote-tables';
import { dealerPrice, hasRunAway } from './quote-terms';

interface Amount {
  readonly value: string;
  readonly unit: string;
}
type Text = string | null | undefined;

/** What of an order has to be the quote's. */
export interface QuotedBody {
  readonly depotId?: Text;
  readonly settlementAccountId?: Text;
  readonly side?: Text;
  readonly instrumentId?: Text;
  readonly venueId?: Text;
  readonly quantity?: Amount | null | undefined;
  readonly limit?: Amount | null | undefined;
  readonly quoteId?: Text;
  readonly quoteTicketId?: Text;
  readonly creationDateTimeStamp?: Text;
  readonly creationTimestamp?: Text;
  readonly directDebit?: { readonly consent: boolean } | null | undefined;
}

/** What becomes of an order from a quote; an id that is not the customer's is not found, as any other. */
export type QuoteVerdict =
  | { readonly kind: 'valid'; readonly limit: Decimal; readonly ticketId: string }
  | { readonly kind: 'refused'; readonly message: WireMessage }
  | { readonly kind: 'unknown' };

type Row = Selectable<QuoteTicketTable> &
  Pick<Selectable<QuoteTable>, 'limit_price'> & {
    readonly quoted_at: Date;
    readonly quote_ends: Date;
    readonly default_account: string;
  };

/**
 * Whether an order may be made of the quote it names: the quote is the customer's, not used, not expired, not
 * withdrawn since the market has run away, and every parameter is the quote's (rules.md 6).
 */
export async function quoteForOrder(
  db: BankDatabase,
  market: Market,
  clientId: string,
  body: QuotedBody,
  now: number,
): Promise<QuoteVerdict> {
  const row = await rowOf(db, clientId, body);
  const listing = row === undefined ? undefined : market.listing(row.instrument_id, row.venue_id);
  if (row === undefined || listing === undefined) return { kind: 'unknown' };
  if (row.order_id !== null) return refused('fehler-quote-bereits-verwendet');
  if (row.quote_ends.getTime() < now) return refused('fehler-quote-abgelaufen');
  if (!isSame(row, body, priceUnit(listing.instrument), quantityUnit(listing.instrument))) {
    return refused('fehler-quote-weicht-ab');
  }
  const limit = decimal(row.limit_price);
  const price = dealerPrice(listing, row.side, instant(now));
  if (price === undefined || hasRunAway(row.side, limit, price)) {
    return refused('fehler-quote-kurs-veraendert');
  }
  return { kind: 'valid', limit, ticketId: row.ticket_id };
}

/**
 * Uses a ticket up for an order, in the transaction that makes it. False when another order was first: then this
 * one must not be.
 */
export async function useTicket(
  tx: BankTransaction,
  clientId: string,
  ticketId: string,
  orderId: string,
): Promise<boolean> {
  const used = await tx
    .updateTable('quote_ticket')
    .set({ order_id: orderId })
    .where('client_id', '=', clientId)
    .where('ticket_id', '=', ticketId)
    .where('order_id', 'is', null)
    .returning('ticket_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function rowOf(
  db: BankDatabase,
  clientId: string,
  { quoteId, quoteTicketId }: QuotedBody,
): Promise<Row | undefined> {
  if (typeof quoteId !== 'string') return undefined;
  const quotes = db
    .selectFrom('quote')
    .innerJoin('quote_ticket', (join) =>
      join
        .onRef('quote_ticket.client_id', '=', 'quote.client_id')
        .onRef('quote_ticket.ticket_id', '=', 'quote.ticket_id'),
    )
    .innerJoin('depot', (join) =>
      join
        .onRef('depot.client_id', '=', 'quote_ticket.client_id')
        .onRef('depot.depot_id', '=', 'quote_ticket.depot_id'),
    )
    .selectAll('quote_ticket')
    .select([
      'quote.limit_price',
      'quote.created_at as quoted_at',
      'quote.expires_at as quote_ends',
      'depot.default_settlement_account_id as default_account',
    ])
    .where('quote.client_id', '=', clientId)
    .where('quote.quote_id', '=', quoteId);
  const isNamed = quoteTicketId !== undefined && quoteTicketId !== null;
  return (isNamed ? quotes.where('quote.ticket_id', '=', quoteTicketId) : quotes).executeTakeFirst();
}

/** A direct debit is no part of what a ticket's TAN releases: an order with one is another order. */
const isSame = (row: Row, body: QuotedBody, price: string, size: string): boolean =>
  body.directDebit?.consent !== true &&
  row.depot_id === body.depotId &&
  row.settlement_account_id === (body.settlementAccountId ?? row.default_account) &&
  row.side === body.side &&
  row.instrument_id === body.instrumentId &&
  row.venue_id === body.venueId &&
  isAmount(body.quantity, row.quantity, size) &&
  isAmount(body.limit, row.limit_price, price) &&
  isMoment(body, timestampText(instant(row.quoted_at.getTime())));

/** When an order says that its quote was made: under one name, the other, or both (api.md 8). */
export const quoteMoments = ({ creationDateTimeStamp, creationTimestamp }: QuotedBody): readonly string[] =>
  [creationDateTimeStamp, creationTimestamp].filter((each) => typeof each === 'string');

const isMoment = (body: QuotedBody, quotedAt: string): boolean => {
  const said = quoteMoments(body);
  return said.length > 0 && said.every((each) => each === quotedAt);
};

function isAmount(sent: Amount | null | undefined, value: string, unit: string): boolean {
  const parsed = sent === null || sent === undefined ? O.none : parseDecimal(sent.value);
  return O.isSome(parsed) && sent?.unit === unit && equals(parsed.value, decimal(value));
}

const refused = (key: Parameters<typeof quoteMessage.error>[0]): QuoteVerdict => ({
  kind: 'refused',
  message: quoteMessage.error(key, { origin: ['quoteId'] }),
});
