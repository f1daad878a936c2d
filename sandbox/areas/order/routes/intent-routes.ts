import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { isUuid } from '@sandbox/platform/identifiers';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { MessageSchema, Nullable } from '@sandbox/platform/http/schemas';
import { marketOf, type Market } from '@sandbox/market/market';
import { OrderSchema } from '../book/order-schema';
import { oneOrder } from '../book/order-book';
import { voidIntent, type Intent, type IntentRow } from '../place/order-intent';

const IntentSchema = Type.Object({
  intentId: Type.String(),
  state: Type.String(),
  order: Nullable(OrderSchema),
  messages: Type.Array(MessageSchema),
  receivedAt: Nullable(Type.String()),
});

const route = {
  schema: {
    tags: ['order'],
    params: Type.Object({ intentId: Type.String() }),
    response: { 200: IntentSchema },
  },
};

/** What became of an intent, and voiding one the bank has not seen (wire.md, reliability.md 1). */
export function intentRoutes(server: BankServer, bank: Bank): void {
  server.get('/api/brokerage/v1/orderintents/:intentId', route, async (request, reply) => {
    const intent = { clientId: signedIn(request).clientId, intentId: request.params.intentId };
    if (!isUuid(intent.intentId)) return refuse(reply, NOT_FOUND);
    return outcome(bank, await marketOf(bank), intent);
  });

  server.delete('/api/brokerage/v1/orderintents/:intentId', route, async (request, reply) => {
    const intent = { clientId: signedIn(request).clientId, intentId: request.params.intentId };
    if (!isUuid(intent.intentId)) return refuse(reply, NOT_FOUND);
    await inTransaction(bank.db, (tx) => voidIntent(tx, intent, bank.clock.date()));
    return outcome(bank, await marketOf(bank), intent);
  });
}

async function outcome(bank: Bank, market: Market, intent: Intent) {
  const row: IntentRow | undefined = await bank.db
    .selectFrom('order_intent')
    .selectAll()
    .where('client_id', '=', intent.clientId)
    .where('intent_id', '=', intent.intentId)
    .executeTakeFirst();
  const { intentId, clientId } = intent;
  if (row === undefined) return { intentId, state: 'UNKNOWN', order: null, messages: [], receivedAt: null };
  const parts = { instrument: true, venue: true };
  const order =
    row.order_id === null ? undefined : await oneOrder(bank.db, market, clientId, row.order_id, parts);
  return {
    intentId,
    state: row.state,
    order: order ?? null,
    messages: row.messages.map((message) => ({
      ...message,
      origin: message.origin === null ? null : [...message.origin],
    })),
    receivedAt: timestampText(instant(row.received_at.getTime())),
  };
}
