import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import type { Bank } from '../bank';
import { inTransaction } from '../db/transaction';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';
import { NOT_FOUND, refuse } from '../http/refusal';
import { MessageSchema, Nullable } from '../http/schemas';
import { isUuid } from '../identifiers';
import type { IntentKind } from './intent-kind';
import { findIntent, voidIntent, type IntentKey } from './intent-record';

const PATH = '/api/session/clients/:clientId/v1/intents/:key';

const IntentSchema = Type.Object({
  key: Type.String(),
  kind: Nullable(Type.String({ description: 'Null for a key that the bank has not seen used.' })),
  state: Type.Enum(['UNKNOWN', 'DONE', 'REFUSED', 'VOID']),
  result: Type.Unknown({
    description: 'What the action has come to, as it stands now, in the shape of its kind; null unless done.',
  }),
  messages: Type.Array(MessageSchema),
  receivedAt: Nullable(Type.String()),
});

/** Tells what became of an intent of any kind, and voids one the bank has not seen (api.md 9). */
export function intentRoutes(server: BankServer, bank: Bank, kinds: readonly IntentKind[]): void {
  const route = {
    schema: {
      tags: ['intent'],
      description: `Kinds: ${kinds.map(({ name }) => name).join(', ')}.`,
      params: Type.Object({ clientId: Type.String(), key: Type.String() }),
      response: { 200: IntentSchema },
    },
  };

  server.get(PATH, route, async (request, reply) => {
    const caller = signedIn(request);
    const { key } = request.params;
    if (!isUuid(key)) return refuse(reply, NOT_FOUND);
    return tellIntent(bank, kinds, { clientId: caller.clientId, intentId: key });
  });

  server.delete(PATH, route, async (request, reply) => {
    const caller = signedIn(request);
    const { key } = request.params;
    if (!isUuid(key)) return refuse(reply, NOT_FOUND);
    const intent = { clientId: caller.clientId, intentId: key };
    await inTransaction(bank.db, (tx) => voidIntent(tx, intent, bank.clock.date()));
    return tellIntent(bank, kinds, intent);
  });
}

async function tellIntent(bank: Bank, kinds: readonly IntentKind[], key: IntentKey) {
  const row = await findIntent(bank.db, key);
  const { intentId, clientId } = key;
  if (row === undefined) {
    return {
      key: intentId,
      kind: null,
      state: 'UNKNOWN' as const,
      result: null,
      messages: [],
      receivedAt: null,
    };
  }
  const kind = kinds.find(({ name }) => name === row.kind);
  const { reference } = row;
  return {
    key: intentId,
    kind: row.kind,
    state: row.state,
    result:
      kind === undefined || reference === null
        ? null
        : await kind.resultOf(bank, bank.db, clientId, reference),
    messages: row.messages.map(({ origin, ...message }) => ({
      ...message,
      origin: origin === null ? null : [...origin],
    })),
    receivedAt: timestampText(instant(row.received_at.getTime())),
  };
}
