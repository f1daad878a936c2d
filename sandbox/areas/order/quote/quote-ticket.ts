import { decimal, equals } from '@domain/money/decimal';
import type { Selectable } from 'kysely';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { canonicalJson } from '@sandbox/platform/canonical-json';
import type { CheckedWish } from './check-wish';
import type { QuoteWish } from './quote-schema';
import type { QuoteTicketTable } from './quote-tables';
import { TICKET_LIFE } from './quote-terms';

/** A ticket as it is read. */
export type TicketRow = Selectable<QuoteTicketTable>;

/** What the TAN of a ticket is bound to, besides its body. */
export const ticketPurpose = (ticketId: string): string => `QUOTE_TICKET:${ticketId}`;

/** Writes a new ticket, not yet released. */
export async function openTicket(
  bank: Bank,
  clientId: string,
  wish: QuoteWish,
  { accountId, instrument }: CheckedWish,
): Promise<string> {
  const ticketId = bank.newId();
  await bank.db
    .insertInto('quote_ticket')
    .values({
      client_id: clientId,
      ticket_id: ticketId,
      depot_id: wish.depotId,
      settlement_account_id: accountId,
      side: wish.side,
      instrument_id: instrument.row.instrument_id,
      venue_id: wish.venueId,
      quantity: wish.quantity.value,
      allows_manual: wish.allowManualQuotation ?? false,
      body: canonicalJson(wish),
      created_at: bank.clock.date(),
      released_at: null,
      expires_at: new Date(bank.clock.now() + bank.clock.span(TICKET_LIFE)),
      manual_asked_at: null,
      order_id: null,
    })
    .execute();
  return ticketId;
}

/** The customer's ticket with its row locked; undefined where there is none with this id. */
export const holdTicket = (
  tx: BankTransaction,
  clientId: string,
  ticketId: string,
): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('quote_ticket')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('ticket_id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();

/**
 * The ticket for exactly this wish, held as by its id: one that still gives quotes before one that does not, the latest
 * first. A program need not name it, for it asks for the quote with the same body as for the ticket (api.md 8).
 */
export async function holdTicketFor(
  tx: BankTransaction,
  clientId: string,
  wish: QuoteWish,
  now: number,
): Promise<TicketRow | undefined> {
  const tickets = await tx
    .selectFrom('quote_ticket')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('instrument_id', '=', wish.instrumentId)
    .where('venue_id', '=', wish.venueId)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute();
  const fitting = tickets.filter((ticket) => isTicketFor(ticket, wish));
  const gives = ({ released_at, order_id, expires_at }: TicketRow): boolean =>
    released_at !== null && order_id === null && expires_at.getTime() > now;
  return fitting.find(gives) ?? fitting[0];
}

/** Changes a held ticket. */
export async function changeTicket(
  tx: BankTransaction,
  { client_id, ticket_id }: TicketRow,
  change: Partial<Pick<TicketRow, 'released_at' | 'expires_at' | 'manual_asked_at'>>,
): Promise<void> {
  await tx
    .updateTable('quote_ticket')
    .set(change)
    .where('client_id', '=', client_id)
    .where('ticket_id', '=', ticket_id)
    .execute();
}

/** Whether a wish asks for exactly what the ticket was released for. */
export const isTicketFor = (ticket: TicketRow, wish: QuoteWish): boolean =>
  ticket.depot_id === wish.depotId &&
  ticket.side === wish.side &&
  ticket.instrument_id === wish.instrumentId &&
  ticket.venue_id === wish.venueId &&
  equals(decimal(ticket.quantity), decimal(wish.quantity.value)) &&
  (wish.settlementAccountId === undefined || ticket.settlement_account_id === wish.settlementAccountId);
