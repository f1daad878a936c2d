import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refusal, refuse } from '@sandbox/platform/http/refusal';
import { IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { actOnce } from '@sandbox/platform/intent/act-once';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { applicationAnswer } from '../application-answer';
import { applicationMessage } from '../application-messages';
import { ApplicationSchema } from '../application-schema';
import { Answers } from '../check/answers';
import { productOf } from '../product';
import { bonusesOf, bonusOf } from '../open/opening-bonus';
import { advanceDue } from '../progress/advance-application';
import { decideIn } from '../progress/decide';
import { applicationOf, applicationsOf, type ApplicationRow } from '../store/application-store';
import { applicationRelease } from '../submit/application-kinds';
import { applicationWords } from '../submit/signing-words';

const tags = ['application'];
const LIST = '/api/customer/participants/:clientId/v1/applications';
const ONE = `${LIST}/:applicationId`;
const params = Type.Object({ clientId: IdSchema, applicationId: IdSchema });
const share = { part: 20, by: 'session' } as const;

const NOT_WAITING = refusal(
  422,
  'precondition.failed',
  applicationMessage.error('fehler-antrag-nicht-freigebbar'),
);

/** The customer's applications, how far each has come, and the release by the second person (api.md 9). */
export function ownApplicationRoutes(server: BankServer, bank: Bank): void {
  server.get(
    LIST,
    {
      schema: {
        tags,
        description: 'Those of the caller, as first or second person, the latest first.',
        params: Type.Object({ clientId: IdSchema }),
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(ApplicationSchema) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      await advanceDue(bank, clientId);
      const rows = await applicationsOf(bank.db, clientId);
      const bonuses = await bonusesOf(bank.db, rows);
      return listAnswer(
        reply,
        rows.map((row) => applicationAnswer(row, clientId, bonuses.get(row.application_id) ?? null)),
        request.query,
      );
    },
  );

  server.get(
    ONE,
    { schema: { tags, params, response: { 200: ApplicationSchema } } },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      await advanceDue(bank, clientId);
      const row = await applicationOf(bank.db, clientId, request.params.applicationId);
      if (row === undefined) return refuse(reply, NOT_FOUND);
      return { ...applicationAnswer(row, clientId, await bonusOf(bank.db, row)), fields: row.fields };
    },
  );

  server.post(
    `${ONE}/release/validation`,
    {
      config: { share },
      schema: { tags, params, body: Type.Object({}), response: { 201: ApplicationSchema } },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      await advanceDue(bank, clientId);
      const row = await applicationOf(bank.db, clientId, request.params.applicationId);
      if (row === undefined) return refuse(reply, NOT_FOUND);
      if (!waitsFor(row, clientId)) return refuse(reply, NOT_WAITING);
      const words = applicationWords(productOf(row.product), row.application_number, Answers.of(row.fields));
      const issued = await issueTan(bank, request, reply, { ...releaseOf(row), words });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      reply.code(201);
      return applicationAnswer(row, clientId, null);
    },
  );

  server.post(
    `${ONE}/release`,
    {
      config: { share },
      schema: {
        tags,
        params,
        headers: IdempotencyHeaders,
        body: Type.Object({}),
        response: { 200: ApplicationSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const row = await applicationOf(bank.db, clientId, request.params.applicationId);
      if (row === undefined) return refuse(reply, NOT_FOUND);
      const key = keyOfAction(request);
      if (E.isLeft(key)) return refuse(reply, key.left);
      const released = await actOnce(bank, {
        kind: applicationRelease,
        clientId,
        intentId: key.right,
        body: { applicationId: row.application_id },
        act: async (tx) => {
          const verified = await verifyTan(bank, tx, request, releaseOf(row));
          if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
          if (row.client_id === clientId) return { kind: 'refused', refusal: NOT_WAITING };
          const decided = await decideIn(bank, tx, row, { kind: 'release' });
          if (E.isLeft(decided)) return { kind: 'refused', refusal: decided.left };
          const result = applicationAnswer(decided.right, clientId, null);
          return { kind: 'done', reference: row.application_id, answer: { result, messages: [] } };
        },
      });
      return E.isLeft(released) ? refuse(reply, released.left) : reply.send(released.right.result);
    },
  );
}

const waitsFor = (row: ApplicationRow, clientId: string): boolean =>
  row.state === 'WAITING_FOR_SECOND' && row.second_client_id === clientId;

/** The second person signs what the first one has sent. */
const releaseOf = ({ application_id, fields }: ApplicationRow) => ({
  purpose: `APPLICATION_RELEASE:${application_id}`,
  body: { fields },
});
