import type { Selectable } from 'kysely';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { canonicalJson } from '@sandbox/platform/canonical-json';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { Refusal } from '@sandbox/platform/http/refusal';
import type { OrderIntentTable } from '../store/order-tables';

/** What a customer means to do once, by its idempotency key. */
export interface Intent {
  readonly clientId: string;
  readonly intentId: string;
}

/** A stored intent. */
export type IntentRow = Selectable<OrderIntentTable>;

/** How a claim went: this transaction may carry the intent out, or it has been decided before. */
export type Claim = { readonly kind: 'claimed' } | { readonly kind: 'decided'; readonly row: IntentRow };

/**
 * Claims an intent for this transaction. A second one with the same key waits here until the first has ended and
 * then finds what it decided, so that of any number of equal calls one creates an order.
 */
export async function claimIntent(
  tx: BankTransaction,
  { clientId, intentId }: Intent,
  body: unknown,
  at: Date,
): Promise<Claim> {
  const claimed = await tx
    .insertInto('order_intent')
    .values({
      client_id: clientId,
      intent_id: intentId,
      state: 'CREATED',
      body: canonicalJson(body),
      order_id: null,
      status_code: 201,
      messages: json([]),
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'intent_id']).doNothing())
    .returning('intent_id')
    .executeTakeFirst();
  if (claimed !== undefined) return { kind: 'claimed' };
  const row = await tx
    .selectFrom('order_intent')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('intent_id', '=', intentId)
    .executeTakeFirstOrThrow();
  return { kind: 'decided', row };
}

/** Whether the intent was decided for the same order. */
export const isSameOrder = (row: IntentRow, body: unknown): boolean => row.body === canonicalJson(body);

/** Gives a claim back: nothing final was decided, as after a wrong TAN. */
export async function releaseIntent(tx: BankTransaction, { clientId, intentId }: Intent): Promise<void> {
  await tx
    .deleteFrom('order_intent')
    .where('client_id', '=', clientId)
    .where('intent_id', '=', intentId)
    .execute();
}

/** Writes down that the intent has become an order. */
export async function settleIntent(
  tx: BankTransaction,
  { clientId, intentId }: Intent,
  orderId: string,
  messages: readonly WireMessage[],
): Promise<void> {
  await tx
    .updateTable('order_intent')
    .set({ order_id: orderId, messages: json(messages) })
    .where('client_id', '=', clientId)
    .where('intent_id', '=', intentId)
    .execute();
}

/** Writes down that the intent was refused for good. */
export async function refuseIntent(
  tx: BankTransaction,
  { clientId, intentId }: Intent,
  { status, messages }: Refusal,
): Promise<void> {
  await tx
    .updateTable('order_intent')
    .set({ state: 'REFUSED', status_code: status, messages: json(messages) })
    .where('client_id', '=', clientId)
    .where('intent_id', '=', intentId)
    .execute();
}

/** Voids an intent the bank has not seen; one that is decided stays as it is. */
export async function voidIntent(tx: BankTransaction, intent: Intent, at: Date): Promise<void> {
  await tx
    .insertInto('order_intent')
    .values({
      client_id: intent.clientId,
      intent_id: intent.intentId,
      state: 'VOID',
      body: null,
      order_id: null,
      status_code: 422,
      messages: json([]),
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'intent_id']).doNothing())
    .execute();
}
