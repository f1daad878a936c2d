import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { json } from '@sandbox/platform/db/json';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refusal, refuse, type Refusal } from '@sandbox/platform/http/refusal';
import { IdSchema, ListSchema, MOST_COUNTED, Nullable, PagingQuery } from '@sandbox/platform/http/schemas';
import { isUuid } from '@sandbox/platform/identifiers';
import { applicationMessage } from '../application-messages';
import type { ApplicationDraftTable } from '../application-tables';
import { PRODUCT_IDS } from '../product';

/** More begun applications nobody looks after. */
const MOST_DRAFTS = 20;

const TOO_MANY = refusal(
  422,
  'precondition.failed',
  applicationMessage.error('fehler-zu-viele-entwuerfe', { args: { anzahl: MOST_DRAFTS } }),
);
const STALE = refusal(409, 'precondition.failed', applicationMessage.error('fehler-entwurf-veraltet'));

const tags = ['application'];
const LIST = '/api/customer/participants/:clientId/v1/applicationdrafts';
const ONE = `${LIST}/:draftId`;
const params = Type.Object({ clientId: IdSchema, draftId: IdSchema });
const Content = Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), {
  description: 'What the portal keeps of the form; the bank does not look into it.',
});

const DraftSchema = Type.Object({
  draftId: Type.String(),
  product: Type.String(),
  version: Type.Integer({ description: 'Goes up by one with each save.' }),
  savedAt: Type.String(),
  content: Content,
});
const DraftBody = Type.Object({
  product: Type.Enum([...PRODUCT_IDS]),
  content: Content,
  version: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: MOST_COUNTED,
      description: 'The one that was read; null: a new draft.',
    }),
  ),
});

type DraftRow = Selectable<ApplicationDraftTable>;

/** Applications that were begun, so that they go on on another device; anyone who saves over a newer one gets 409. */
export function draftRoutes(server: BankServer, bank: Bank): void {
  server.get(
    LIST,
    {
      schema: {
        tags,
        params: Type.Object({ clientId: IdSchema }),
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(DraftSchema) },
      },
    },
    async (request, reply) => {
      const rows = await bank.db
        .selectFrom('application_draft')
        .selectAll()
        .where('client_id', '=', signedIn(request).clientId)
        .orderBy('saved_at', 'desc')
        .orderBy('draft_id')
        .execute();
      return listAnswer(reply, rows.map(answerOf), request.query);
    },
  );

  server.get(ONE, { schema: { tags, params, response: { 200: DraftSchema } } }, async (request, reply) => {
    const row = await draftOf(bank, signedIn(request).clientId, request.params.draftId);
    return row === undefined ? refuse(reply, NOT_FOUND) : answerOf(row);
  });

  server.put(
    ONE,
    { schema: { tags, params, body: DraftBody, response: { 200: DraftSchema } } },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { draftId } = request.params;
      if (!isUuid(draftId)) return refuse(reply, NOT_FOUND);
      const saved = await inTransaction(bank.db, (tx) => save(bank, tx, clientId, draftId, request.body));
      return E.isLeft(saved) ? refuse(reply, saved.left) : reply.send(answerOf(saved.right));
    },
  );

  server.delete(ONE, { schema: { tags, params } }, async (request, reply) => {
    const dropped = await bank.db
      .deleteFrom('application_draft')
      .where('client_id', '=', signedIn(request).clientId)
      .where('draft_id', '=', request.params.draftId)
      .returning('draft_id')
      .executeTakeFirst();
    return dropped === undefined ? refuse(reply, NOT_FOUND) : reply.code(204).send();
  });
}

async function save(
  bank: Bank,
  tx: BankTransaction,
  clientId: string,
  draftId: string,
  { product, content, version }: Static<typeof DraftBody>,
): Promise<E.Either<Refusal, DraftRow>> {
  const next = { product, content: json(content), saved_at: bank.clock.date() };
  if (version !== null) {
    const saved = await tx
      .updateTable('application_draft')
      .set({ ...next, version: version + 1 })
      .where('client_id', '=', clientId)
      .where('draft_id', '=', draftId)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (saved !== undefined) return E.right(saved);
    const isThere = (await draftIn(tx, clientId, draftId)) !== undefined;
    return E.left(isThere ? STALE : NOT_FOUND);
  }
  const others = await tx
    .selectFrom('application_draft')
    .select('draft_id')
    .where('client_id', '=', clientId)
    .execute();
  if (others.length >= MOST_DRAFTS) return E.left(TOO_MANY);
  const added = await tx
    .insertInto('application_draft')
    .values({ client_id: clientId, draft_id: draftId, version: 1, ...next })
    .onConflict((conflict) => conflict.columns(['client_id', 'draft_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return added === undefined ? E.left(STALE) : E.right(added);
}

const draftIn = (db: Bank['db'], clientId: string, draftId: string): Promise<DraftRow | undefined> =>
  db
    .selectFrom('application_draft')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();

const draftOf = ({ db }: Bank, clientId: string, draftId: string): Promise<DraftRow | undefined> =>
  draftIn(db, clientId, draftId);

const answerOf = ({
  draft_id,
  product,
  version,
  saved_at,
  content,
}: DraftRow): Static<typeof DraftSchema> => ({
  draftId: draft_id,
  product,
  version,
  savedAt: timestampText(instant(saved_at.getTime())),
  content,
});
