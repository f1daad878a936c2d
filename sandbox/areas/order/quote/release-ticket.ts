import * as E from 'fp-ts/Either';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import type { IntentKind } from '@sandbox/platform/intent/intent-kind';
import type { SigningWords, TanSubject } from '@sandbox/areas/tan/tan-demand';
import { quoteMessage } from './quote-messages';
import { TICKET_LIFE } from './quote-terms';
import { changeTicket, holdTicket, ticketPurpose } from './quote-ticket';

/** What a released ticket is told by. */
interface ReleasedTicket {
  readonly quoteTicketId: string;
}

/** The release of a quote ticket. */
export const quoteTicketRelease: IntentKind<ReleasedTicket> = {
  name: 'QUOTE_TICKET',
  resultOf: (_bank, _db, _clientId, quoteTicketId) => Promise.resolve({ quoteTicketId }),
};

/** A call that releases a ticket. */
interface TicketCall extends ReleasedTicket {
  readonly clientId: string;
  readonly intentId: string | undefined;
  readonly verify: (tx: BankTransaction, subject: TanSubject) => Promise<E.Either<Refusal, SigningWords>>;
}

const EXPIRED = refusal(
  422,
  'precondition.failed',
  quoteMessage.error('fehler-quote-ticket-abgelaufen', { origin: ['quoteTicketId'] }),
);

/** Releases a ticket by its TAN; one that is released already stays so, whatever proof comes along. */
export function releaseTicket(
  bank: Bank,
  { clientId, intentId, quoteTicketId, verify }: TicketCall,
): Promise<E.Either<Refusal, Answered<ReleasedTicket>>> {
  const released: Acted<ReleasedTicket> = {
    kind: 'done',
    reference: quoteTicketId,
    answer: { result: { quoteTicketId }, messages: [] },
  };
  const act = async (tx: BankTransaction): Promise<Acted<ReleasedTicket>> => {
    const ticket = await holdTicket(tx, clientId, quoteTicketId);
    if (ticket === undefined) return { kind: 'undecided', refusal: NOT_FOUND };
    if (ticket.expires_at.getTime() <= bank.clock.now()) return { kind: 'undecided', refusal: EXPIRED };
    if (ticket.released_at !== null) return released;
    const body: unknown = JSON.parse(ticket.body);
    const verified = await verify(tx, { purpose: ticketPurpose(quoteTicketId), body });
    if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
    await changeTicket(tx, ticket, {
      released_at: bank.clock.date(),
      expires_at: new Date(bank.clock.now() + bank.clock.span(TICKET_LIFE)),
    });
    await audit(tx, bank, { clientId, kind: 'QUOTE_TICKET_RELEASED', detail: { quoteTicketId } });
    return released;
  };
  return actOnce(bank, { kind: quoteTicketRelease, clientId, intentId, body: { quoteTicketId }, act });
}
