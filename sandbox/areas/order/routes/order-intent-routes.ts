import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { MessageSchema, Nullable } from '@sandbox/platform/http/schemas';
import { isUuid } from '@sandbox/platform/identifiers';
import { findIntent, type IntentKey } from '@sandbox/platform/intent/intent-record';
import { voidIntent } from '@sandbox/platform/intent/void-intent';
import { newOrder } from '../book/order-kinds';
import { OrderSchema } from '../book/order-schema';

const IntentSchema = Type.Object({
  intentId: Type.String(),
  state: Type.Enum(['UNKNOWN', 'CREATED', 'REFUSED', 'VOID']),
  order: Nullable(OrderSchema),
  messages: Type.Array(MessageSchema),
  receivedAt: Nullable(Type.String()),
});

const route = {
  schema: {
    tags: ['order'],
    description: 'Older address of the intents of new orders.',
    params: Type.Object({ intentId: Type.String() }),
    response: { 200: IntentSchema },
  },
};

/** The address of intents from before there were other kinds than new orders; stays for programs that know it. */
export function orderIntentRoutes(server: BankServer, bank: Bank): void {
  server.get('/api/brokerage/v1/orderintents/:intentId', route, async (request, reply) => {
    const intent = { clientId: signedIn(request).clientId, intentId: request.params.intentId };
    return isUuid(intent.intentId) ? tellIntent(bank, intent) : refuse(reply, NOT_FOUND);
  });

  server.delete('/api/brokerage/v1/orderintents/:intentId', route, async (request, reply) => {
    const intent = { clientId: signedIn(request).clientId, intentId: request.params.intentId };
    if (!isUuid(intent.intentId)) return refuse(reply, NOT_FOUND);
    await voidIntent(bank, intent);
    return tellIntent(bank, intent);
  });
}

async function tellIntent(bank: Bank, key: IntentKey) {
  const row = await findIntent(bank.db, key);
  const { intentId, clientId } = key;
  if (row === undefined) {
    return { intentId, state: 'UNKNOWN' as const, order: null, messages: [], receivedAt: null };
  }
  const { kind, reference } = row;
  const isOrder = kind === newOrder.name && reference !== null;
  return {
    intentId,
    state: row.state === 'DONE' ? ('CREATED' as const) : row.state,
    order: isOrder ? await newOrder.resultOf(bank, bank.db, clientId, reference) : null,
    messages: row.messages.map(({ origin, ...message }) => ({
      ...message,
      origin: origin === null ? null : [...origin],
    })),
    receivedAt: timestampText(instant(row.received_at.getTime())),
  };
}
