import type { Insertable } from 'kysely';
import type { BankDatabase } from '../db/database';
import { json } from '../db/json';
import type { Bank } from '../bank';
import type { AuditEventTable } from './audit-table';

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
  'APPLICATION_MOVED',
  'APPLICATION_RECEIVED',
  'EXPERIENCE_SAID',
  'KNOWLEDGE_SHOWN',
  'TARGET_MARKET_CHANGED',
  'SAVINGS_PLAN_MADE',
  'SAVINGS_PLAN_CHANGED',
  'SAVINGS_PLAN_ENDED',
  'FUND_ORDER_MADE',
  'FUND_ORDER_CHANGED',
  'FUND_ORDER_CANCELLED',
  'FUND_REFERENCE_CHANGED',
  'MESSAGE_RECEIVED',
  'WORLD_RESET',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The customer id of events that belong to nobody known. */
export const NOBODY = '-';

/** What is worth a line in the trail; details never hold a PIN or a TAN. */
export interface AuditEvent {
  readonly clientId: string;
  readonly kind: AuditKind;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The row of an event, for a statement that writes more than the trail. */
export const auditRow = (
  bank: Pick<Bank, 'newId' | 'clock'>,
  event: AuditEvent,
): Insertable<AuditEventTable> => ({
  client_id: event.clientId,
  event_id: bank.newId(),
  happened_at: bank.clock.date(),
  kind: event.kind,
  detail: json(event.detail ?? {}),
});

/** Writes one event to the append-only trail. */
export async function audit(
  db: BankDatabase,
  bank: Pick<Bank, 'newId' | 'clock'>,
  event: AuditEvent,
): Promise<void> {
  await db.insertInto('audit_event').values(auditRow(bank, event)).execute();
}
