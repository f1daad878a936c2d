import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema } from '@sandbox/platform/http/schemas';
import { pushStatusOf, decidePush, scan, telephoneOf } from '../telephone';

const PushStatusSchema = Type.Enum([
  'PENDING',
  'AUTHENTICATED',
  'EXPIRED',
  'DECLINED',
  'DECLINED_INVALID_TX',
]);

const TelephoneSchema = Type.Object({
  zugangsnummer: Type.String(),
  name: Type.String(),
  locked: Type.Boolean(),
  messages: Type.Array(
    Type.Object({
      challengeId: Type.String(),
      typ: Type.String(),
      state: Type.String(),
      pushStatus: Type.Optional(PushStatusSchema),
      tan: Type.Optional(Type.String()),
      sentence: Type.String(),
      lines: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
      checkPhrase: Type.String(),
      issuedAt: Type.String(),
      expiresAt: Type.String(),
    }),
  ),
});

const Owner = Type.Object({ zugangsnummer: Type.String({ maxLength: 8 }) });
const TELEPHONE = '/sandbox/api/telefon/:zugangsnummer';
const tags = ['sandbox'];
const config = { access: 'open' } as const;

/** Push status for the portal; the telephone as JSON for tests and programs. */
export function tanRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/session/v1/authentications/:id',
    {
      config: { access: 'session' },
      schema: {
        tags: ['session'],
        params: Type.Object({ id: IdSchema }),
        response: {
          200: Type.Object({ authenticationId: Type.String(), status: PushStatusSchema }),
          404: ErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const challenge = await bank.db
        .selectFrom('tan_challenge')
        .selectAll()
        .where('client_id', '=', signedIn(request).clientId)
        .where('challenge_id', '=', request.params.id)
        .where('session_id', '=', signedIn(request).sessionId)
        .where('typ', '=', 'P_TAN_PUSH')
        .executeTakeFirst();
      if (challenge === undefined) return refuse(reply, NOT_FOUND);
      return reply.send({
        authenticationId: challenge.challenge_id,
        status: pushStatusOf(challenge, bank.clock.now()),
      });
    },
  );

  server.get(
    TELEPHONE,
    { config, schema: { tags, params: Owner, response: { 200: TelephoneSchema, 404: ErrorSchema } } },
    async (request, reply) => {
      const telephone = await telephoneOf(bank, request.params.zugangsnummer);
      return telephone === undefined ? refuse(reply, NOT_FOUND) : reply.send(telephone);
    },
  );

  server.post(
    `${TELEPHONE}/push/:id`,
    {
      config,
      schema: {
        tags,
        params: Type.Object({ ...Owner.properties, id: IdSchema }),
        body: Type.Object({
          decision: Type.Enum(['approve', 'decline', 'mismatch']),
        }),
      },
    },
    async (request, reply) => {
      const { zugangsnummer, id } = request.params;
      const wasWaiting = await decidePush(bank, zugangsnummer, id, request.body.decision);
      return wasWaiting ? reply.code(204).send() : refuse(reply, NOT_FOUND);
    },
  );

  server.post(
    `${TELEPHONE}/photo`,
    {
      config,
      schema: {
        tags,
        params: Owner,
        body: Type.Object({ content: Type.String({ maxLength: 4000 }) }),
        response: {
          200: Type.Object({ tan: Type.String(), words: Type.Array(Type.String()) }),
          404: ErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const read = await scan(bank, request.params.zugangsnummer, request.body.content);
      return read === undefined ? refuse(reply, NOT_FOUND) : reply.send(read);
    },
  );
}
