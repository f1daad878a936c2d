import * as E from 'fp-ts/Either';
import { Type, type Static } from 'typebox';
import { audit } from '@sandbox/platform/audit/audit';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { AnyReply, BankServer } from '@sandbox/platform/http/bank-server';
import { programSessionOf } from '@sandbox/platform/http/request-info';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema } from '@sandbox/platform/http/schemas';
import { noteWrongTan } from '@sandbox/platform/intent/wrong-tan';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { SESSION_PURPOSE, type Caller, type TanDemand } from '@sandbox/areas/tan/tan-demand';
import { tanStateHeader } from '@sandbox/areas/tan/tan-state';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';

const SessionSchema = Type.Object({
  identifier: Type.String(),
  sessionTanActive: Type.Boolean(),
  activated2FA: Type.Boolean(),
});
const SessionParams = Type.Object({ id: IdSchema });
const Transaction = Type.Object({ transactionIdentifier: IdSchema });
const TargetSchema = Type.Object({
  transactionIdentifier: Type.String(),
  link: Type.Object({ href: Type.String(), method: Type.Enum(['POST', 'GET']) }),
});

const SESSIONS = '/api/session/clients/:clientId/v1/sessions';
const STATE = '/api/session/clients/:clientId/v1/authenticationstate';
const tags = ['session'];
const config = { access: 'session' } as const;

/** Session, its activation by TAN, the authentication state, and the key of drafts (api.md 3, wire.md). */
export function sessionRoutes(server: BankServer, bank: Bank): void {
  server.get(
    SESSIONS,
    { config, schema: { tags, response: { 200: Type.Array(SessionSchema) } } },
    async (request, reply) => {
      const caller = signedIn(request);
      if (!caller.sessionTanActive) reply.headers(await tanStateHeader(bank, caller));
      return [sessionOf(caller)];
    },
  );

  server.post(
    `${SESSIONS}/:id/validate`,
    {
      config: { ...config, share: { part: 100, by: 'session' } },
      schema: {
        tags,
        params: SessionParams,
        body: SessionSchema,
        response: { 201: SessionSchema, 422: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return isOwnSession(request, id)
        ? requestActivation(bank, request, reply, id)
        : refuse(reply, NOT_FOUND);
    },
  );

  server.patch(
    `${SESSIONS}/:id`,
    {
      config,
      schema: {
        tags,
        params: SessionParams,
        body: SessionSchema,
        response: { 200: SessionSchema, 422: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return isOwnSession(request, id) ? activate(bank, request, reply, id) : refuse(reply, NOT_FOUND);
    },
  );

  server.get(
    `${SESSIONS}/:id/draftkey`,
    {
      config,
      schema: { tags, params: SessionParams, response: { 200: Type.Object({ key: Type.String() }) } },
    },
    async (request, reply) => {
      const { sessionId, clientId, channel } = signedIn(request);
      if (request.params.id !== sessionId || channel !== 'portal') return refuse(reply, NOT_FOUND);
      return reply.send({ key: bank.deriveKey(`drafts ${clientId}`).toString('base64') });
    },
  );

  authenticationStateRoutes(server, bank);
}

/** The order TAN gate: either the active session, or the two targets that lead there. */
function authenticationStateRoutes(server: BankServer, bank: Bank): void {
  const Answer = Type.Union([
    Type.Object({ session: SessionSchema }),
    Type.Object({ targets: Type.Object({ validate: TargetSchema, activate: TargetSchema }) }),
  ]);
  server.get(STATE, { config, schema: { tags, response: { 200: Answer } } }, async (request, reply) => {
    const caller = signedIn(request);
    if (caller.sessionTanActive) return { session: sessionOf(caller) };
    reply.headers(await tanStateHeader(bank, caller));
    const target = (name: string) => ({
      transactionIdentifier: caller.sessionId,
      link: { href: `${STATE.replace(':clientId', 'user')}/${name}`, method: 'POST' as const },
    });
    return { targets: { validate: target('validate'), activate: target('activate') } };
  });

  server.post(
    `${STATE}/validate`,
    { config, schema: { tags, body: Transaction, response: { 201: SessionSchema, 422: ErrorSchema } } },
    async (request, reply) => {
      const { sessionId } = signedIn(request);
      if (request.body.transactionIdentifier !== sessionId) return refuse(reply, NOT_FOUND);
      return requestActivation(bank, request, reply, sessionId);
    },
  );

  server.post(
    `${STATE}/activate`,
    { config, schema: { tags, body: Transaction, response: { 200: SessionSchema, 422: ErrorSchema } } },
    async (request, reply) => {
      const { sessionId } = signedIn(request);
      if (request.body.transactionIdentifier !== sessionId) return refuse(reply, NOT_FOUND);
      return activate(bank, request, reply, sessionId);
    },
  );
}

/** A session goes by the bank's id, or by the GUID that a program says is its own in every request (api.md 8). */
const isOwnSession = (request: Caller, id: string): boolean =>
  id === signedIn(request).sessionId || id === programSessionOf(request.headers);

const sessionOf = ({ sessionId, sessionTanActive }: SignedIn): Static<typeof SessionSchema> => ({
  identifier: sessionId,
  sessionTanActive,
  activated2FA: sessionTanActive,
});

function activation({ sessionId }: SignedIn): TanDemand {
  return {
    purpose: SESSION_PURPOSE,
    body: { sessionId },
    // Literally what the portal says it is (TAN-14): who compares must not have to decline.
    words: {
      sentence: 'Sie geben Ihre Sitzung im Depotwerk frei: Konten und Depots ansehen, Orders vorbereiten.',
      lines: [],
    },
  };
}

async function requestActivation<R extends AnyReply>(
  bank: Bank,
  request: Caller,
  reply: R,
  identifier: string,
): Promise<R> {
  const caller = signedIn(request);
  const issued = await issueTan(bank, request, reply, activation(caller));
  if (E.isLeft(issued)) return refuse(reply, issued.left);
  reply.code(201).send({ ...sessionOf(caller), identifier });
  return reply;
}

async function activate<R extends AnyReply>(
  bank: Bank,
  request: Caller,
  reply: R,
  identifier: string,
): Promise<R> {
  const caller = signedIn(request);
  const verified = await inTransaction(bank.db, async (tx) => {
    const outcome = await verifyTan(bank, tx, request, activation(caller));
    if (E.isLeft(outcome)) {
      await noteWrongTan(
        bank,
        tx,
        { clientId: caller.clientId, kind: { name: SESSION_PURPOSE } },
        outcome.left,
      );
      return outcome;
    }
    await tx
      .updateTable('session')
      .set({ session_tan_active: true })
      .where('client_id', '=', caller.clientId)
      .where('session_id', '=', caller.sessionId)
      .execute();
    await audit(tx, bank, { clientId: caller.clientId, kind: 'SESSION_TAN_ACTIVE' });
    return outcome;
  });
  if (E.isLeft(verified)) return refuse(reply, verified.left);
  reply.code(200).send({ ...sessionOf({ ...caller, sessionTanActive: true }), identifier });
  return reply;
}
