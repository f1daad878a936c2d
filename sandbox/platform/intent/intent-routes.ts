import { Type } from 'typebox';
import type { Bank } from '../bank';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';
import { pageAnswer } from '../http/list-answer';
import { NOT_FOUND, refuse } from '../http/refusal';
import { ListSchema, PagingQuery } from '../http/schemas';
import { isUuid } from '../identifiers';
import type { IntentKind } from './intent-kind';
import { findReceipts } from './intent-record';
import { IntentSchema, receiptOf, ReceiptSchema, tellIntent } from './tell-intent';
import { voidIntent } from './void-intent';

const ALL = '/api/session/clients/:clientId/v1/intents';
const PATH = `${ALL}/:key`;

/** Tells what became of one intent of any kind or of all, and voids one the bank has not seen (api.md 9). */
export function intentRoutes(server: BankServer, bank: Bank, kinds: readonly IntentKind[]): void {
  const route = {
    schema: {
      tags: ['intent'],
      description: `Kinds: ${kinds.map(({ name }) => name).join(', ')}.`,
      params: Type.Object({ clientId: Type.String(), key: Type.String() }),
      response: { 200: IntentSchema },
    },
  };

  server.get(
    ALL,
    {
      schema: {
        tags: ['intent'],
        description:
          'The latest first: what the customer has released and what the bank decided, and each TAN that was wrong.',
        params: Type.Object({ clientId: Type.String() }),
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(ReceiptSchema) },
      },
    },
    async (request, reply) => {
      const page = await findReceipts(bank.db, signedIn(request).clientId, request.query);
      return pageAnswer(reply, { ...page, values: page.values.map(receiptOf) }, request.query);
    },
  );

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
    await voidIntent(bank, intent);
    return tellIntent(bank, kinds, intent);
  });
}
