import type { BankDatabase } from '../db/database';
import { json } from '../db/json';
import type { Bank } from '../foundation/bank';

/** Kinds of security events; each is one row that is never changed. */
export const AUDIT_KINDS = [
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'SIGNED_OUT',
  'SESSION_EXPIRED',
  'ANTI_FORGERY_REFUSED',
  'SESSION_TAN_ACTIVE',
  'TAN_ISSUED',
  'TAN_ACCEPTED',
  'TAN_REFUSED',
  'TAN_LOCKED',
  'TAN_UNLOCKED',
  'PUSH_DECIDED',
  'ORDER_RECEIVED',
  'ORDER_CANCELLED',
  'QUOTE_TICKET_RELEASED',
  'CONSENT_GIVEN',
  'WORLD_RESET',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The customer id of events that belong to nobody known. */
export const NOBODY = '-';

/** Writes one event to the append-only trail; details never hold a PIN or a TAN. */
export async function audit(
  db: BankDatabase,
  bank: Pick<Bank, 'newId' | 'clock'>,
  event: { clientId: string; kind: AuditKind; detail?: Readonly<Record<string, unknown>> },
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({
      client_id: event.clientId,
      event_id: bank.newId(),
      happened_at: bank.clock.date(),
      kind: event.kind,
      detail: json(event.detail ?? {}),
    })
    .execute();
}
