import { Type } from 'typebox';
import type { Bank } from '../bank';
import { inTransaction } from '../db/transaction';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';
import { NOT_FOUND, refuse } from '../http/refusal';
import { isUuid } from '../identifiers';
import type { IntentKind } from './intent-kind';
import { voidIntent } from './intent-record';
import { IntentSchema, tellIntent } from './tell-intent';

const PATH = '/api/session/clients/:clientId/v1/intents/:key';

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
