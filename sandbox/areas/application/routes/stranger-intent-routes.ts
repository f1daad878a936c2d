import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { isUuid } from '@sandbox/platform/identifiers';
import { voidIntent } from '@sandbox/platform/intent/intent-record';
import { IntentSchema, tellIntent } from '@sandbox/platform/intent/tell-intent';
import { applicationChange, newApplication } from '../submit/application-kinds';
import { releasing } from '../submit/applicant';

const PATH = '/api/antrag-intents/:key';
const KINDS = [newApplication, applicationChange];

/** What became of an application that somebody without a session has sent; the session's own call is for customers. */
export function strangerIntentRoutes(server: BankServer, bank: Bank): void {
  const route = {
    config: { access: 'stranger' },
    schema: {
      tags: ['application'],
      params: Type.Object({ key: Type.String({ maxLength: 40 }) }),
      response: { 200: IntentSchema },
    },
  } as const;

  server.get(PATH, route, async (request, reply) => {
    const { key } = request.params;
    const caller = await releasing(bank, request);
    if (!isUuid(key) || caller?.signedIn === undefined) return refuse(reply, NOT_FOUND);
    return tellIntent(bank, KINDS, { clientId: caller.signedIn.clientId, intentId: key });
  });

  server.delete(PATH, route, async (request, reply) => {
    const { key } = request.params;
    const caller = await releasing(bank, request);
    if (!isUuid(key) || caller?.signedIn === undefined) return refuse(reply, NOT_FOUND);
    const intent = { clientId: caller.signedIn.clientId, intentId: key };
    await inTransaction(bank.db, (tx) => voidIntent(tx, intent, bank.clock.date()));
    return tellIntent(bank, KINDS, intent);
  });
}
