import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { formerStranger } from '@sandbox/areas/session/stranger';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { isUuid } from '@sandbox/platform/identifiers';
import { IntentSchema, tellIntent } from '@sandbox/platform/intent/tell-intent';
import { voidIntent } from '@sandbox/platform/intent/void-intent';
import { applicationChange, newApplication } from '../submit/application-kinds';
import { prospectOf } from '../submit/prospect';

const PATH = '/api/antrag-intents/:key';
const KINDS = [newApplication, applicationChange];

type Caller = Pick<FastifyRequest, 'signedIn' | 'stranger' | 'cookies'>;

/** Who has sent it as a stranger: by their cookie, or by the one they had before they signed in. */
async function sender(bank: Bank, request: Caller): Promise<string | undefined> {
  const stranger = request.signedIn === undefined ? request.stranger : formerStranger(bank, request);
  const prospect = stranger === undefined ? undefined : await prospectOf(bank.db, stranger);
  return prospect?.client_id;
}

/**
 * What became of an application that somebody without a session has sent, also once they have signed in; the session's
 * own call is for what customers send.
 */
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
    const clientId = await sender(bank, request);
    if (!isUuid(key) || clientId === undefined) return refuse(reply, NOT_FOUND);
    return tellIntent(bank, KINDS, { clientId, intentId: key });
  });

  server.delete(PATH, route, async (request, reply) => {
    const { key } = request.params;
    const clientId = await sender(bank, request);
    if (!isUuid(key) || clientId === undefined) return refuse(reply, NOT_FOUND);
    const intent = { clientId, intentId: key };
    await voidIntent(bank, intent);
    return tellIntent(bank, KINDS, intent);
  });
}
