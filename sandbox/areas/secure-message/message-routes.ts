import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { NewMessageSchema, SecureMessageSchema } from './message-schema';
import { answerOf, markAnswerRead, messagesOf } from './message-store';
import { refusalOf, sendMessage } from './send-message';

const tags = ['messages'];
const LIST = '/api/messages/v1/securemessages';

/** What customers write to the bank, and its answers (wire.md). */
export function messageRoutes(server: BankServer, bank: Bank): void {
  server.get(
    LIST,
    {
      schema: {
        tags,
        description: 'The latest first, each with the answer of the bank once there is one.',
        querystring: Type.Object({
          answerRead: Type.Optional(
            Type.Boolean({ description: 'Those alone whose answer has, or has not, been seen.' }),
          ),
          ...PagingQuery,
        }),
        response: { 200: ListSchema(SecureMessageSchema) },
      },
    },
    async (request, reply) => {
      const rows = await messagesOf(bank.db, signedIn(request).clientId);
      const { answerRead } = request.query;
      const wanted = rows
        .map(answerOf)
        .filter(({ answer }) => answerRead === undefined || answer?.read === answerRead);
      return listAnswer(reply, wanted, request.query);
    },
  );

  server.post(
    `${LIST}/validation`,
    {
      schema: {
        tags,
        body: NewMessageSchema,
        description: 'Whether it would be taken; no challenge is issued, and nothing is kept.',
        response: { 201: NewMessageSchema, 422: ErrorSchema },
      },
    },
    async (request, reply) => {
      const refused = refusalOf(request.body);
      return refused === undefined ? reply.code(201).send(request.body) : refuse(reply, refused);
    },
  );

  server.post(
    LIST,
    {
      schema: {
        tags,
        body: NewMessageSchema,
        headers: IdempotencyHeaders,
        description: 'Acts once for a key; the session is proof enough of who writes.',
        response: { 201: SecureMessageSchema, 422: ErrorSchema },
      },
    },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const sent = await sendMessage(bank, signedIn(request).clientId, request.body, intentId.right);
      return E.isLeft(sent) ? refuse(reply, sent.left) : reply.code(201).send(sent.right.result);
    },
  );

  server.post(
    `${LIST}/:messageId/read`,
    {
      schema: {
        tags,
        params: Type.Object({ messageId: IdSchema }),
        description: 'The customer has seen the answer; without an answer nothing changes.',
        response: { 204: Type.Null(), 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const isKnown = await markAnswerRead(bank.db, clientId, request.params.messageId, bank.clock.date());
      return isKnown ? reply.code(204).send(null) : refuse(reply, NOT_FOUND);
    },
  );
}
