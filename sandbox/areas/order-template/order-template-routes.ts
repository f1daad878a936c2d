import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { messagesFrom } from '@sandbox/platform/http/message';
import { NOT_FOUND, refusal, refuse, type Refusal } from '@sandbox/platform/http/refusal';
import { NameList, isListed } from '@sandbox/platform/http/name-list';
import { IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import { marketOf, type Market } from '@sandbox/market/market';
import {
  NewTemplateSchema,
  TemplateChangeSchema,
  TemplateSchema,
  type TemplateAnswer,
  type TemplateOrder,
} from './order-template-schema';
import {
  MOST_TEMPLATES,
  changeTemplate,
  dropTemplate,
  keepTemplate,
  templateOf,
  templatesOf,
  type TemplateRow,
} from './order-template-store';

const { error } = messagesFrom({
  'fehler-vorlage-name-vergeben': 'Eine Vorlage mit diesem Namen gibt es schon.',
  'fehler-zu-viele-vorlagen': 'Mehr als {anzahl} Vorlagen sind nicht möglich. Bitte löschen Sie zuerst eine.',
});
const NAME_TAKEN = refusal(
  422,
  'precondition.failed',
  error('fehler-vorlage-name-vergeben', { origin: ['name'] }),
);
const TOO_MANY = refusal(
  422,
  'precondition.failed',
  error('fehler-zu-viele-vorlagen', { args: { anzahl: MOST_TEMPLATES } }),
);

const tags = ['order template'];
const params = Type.Object({ orderTemplateId: IdSchema });
const WithAttr = { 'with-attr': NameList('instrument') };
const LIST = '/api/brokerage/v1/ordertemplates';
const ONE = `${LIST}/:orderTemplateId`;

/** Order templates: list, keep, read with the instrument, change, throw away (api.md 7, wire.md). */
export function orderTemplateRoutes(server: BankServer, bank: Bank): void {
  server.get(
    LIST,
    {
      schema: {
        tags,
        querystring: Type.Object({ ...WithAttr, ...PagingQuery }),
        response: { 200: ListSchema(TemplateSchema) },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const rows = await templatesOf(bank.db, signedIn(request).clientId);
      const answers = rows.map((row) => answerOf(market, row, request.query['with-attr']));
      return listAnswer(reply, answers, request.query);
    },
  );

  server.get(
    ONE,
    { schema: { tags, params, querystring: Type.Object(WithAttr), response: { 200: TemplateSchema } } },
    async (request, reply) => {
      const found = await templateOf(bank.db, signedIn(request).clientId, request.params.orderTemplateId);
      if (found === undefined) return refuse(reply, NOT_FOUND);
      return answerOf(await marketOf(bank), found, request.query['with-attr']);
    },
  );

  server.post(
    LIST,
    { schema: { tags, body: NewTemplateSchema, response: { 201: TemplateSchema } } },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      Value.Clean(NewTemplateSchema, request.body);
      const { name, order } = request.body;
      const kept = await inTransaction(bank.db, async (tx): Promise<E.Either<Refusal, TemplateRow>> => {
        const others = await templatesOf(tx, clientId);
        if (others.length >= MOST_TEMPLATES) return E.left(TOO_MANY);
        const objection = await objectionTo(tx, clientId, others, name.trim(), order);
        if (objection !== undefined) return E.left(objection);
        return E.right(
          await keepTemplate(tx, {
            client_id: clientId,
            template_id: bank.newId(),
            name: name.trim(),
            body: order,
            created_at: bank.clock.date(),
          }),
        );
      });
      if (E.isLeft(kept)) return refuse(reply, kept.left);
      reply.code(201);
      return answerOf(await marketOf(bank), kept.right, undefined);
    },
  );

  server.patch(
    ONE,
    { schema: { tags, params, body: TemplateChangeSchema, response: { 200: TemplateSchema } } },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      Value.Clean(TemplateChangeSchema, request.body);
      const changed = await inTransaction(bank.db, async (tx): Promise<E.Either<Refusal, TemplateRow>> => {
        const templates = await templatesOf(tx, clientId);
        const row = templates.find(({ template_id }) => template_id === request.params.orderTemplateId);
        if (row === undefined) return E.left(NOT_FOUND);
        const { name = row.name, order = row.body } = request.body;
        const others = templates.filter((each) => each !== row);
        const objection = await objectionTo(tx, clientId, others, name.trim(), order);
        if (objection !== undefined) return E.left(objection);
        return E.right(await changeTemplate(tx, row, { name: name.trim(), body: order }));
      });
      if (E.isLeft(changed)) return refuse(reply, changed.left);
      return answerOf(await marketOf(bank), changed.right, undefined);
    },
  );

  server.delete(ONE, { schema: { tags, params } }, async (request, reply) => {
    const dropped = await dropTemplate(bank.db, signedIn(request).clientId, request.params.orderTemplateId);
    return dropped ? reply.code(204).send() : refuse(reply, NOT_FOUND);
  });
}

/** A name is given once, and a template is for one's own depot. */
async function objectionTo(
  tx: BankTransaction,
  clientId: string,
  others: readonly TemplateRow[],
  name: string,
  order: TemplateOrder,
): Promise<Refusal | undefined> {
  for (const { depotId } of [order, ...(order.subOrders ?? [])]) {
    if (typeof depotId === 'string' && !(await ownsDepot(tx, clientId, depotId))) return NOT_FOUND;
  }
  return others.some((each) => each.name === name) ? NAME_TAKEN : undefined;
}

function answerOf(market: Market, row: TemplateRow, attributes: string | undefined): TemplateAnswer {
  const instrument = isListed(attributes, 'instrument')
    ? market.find(instrumentIdOf(row.body) ?? '')
    : undefined;
  return {
    orderTemplateId: row.template_id,
    name: row.name,
    order: row.body,
    createdAt: timestampText(instant(row.created_at.getTime())),
    ...(instrument === undefined ? {} : { instrument: instrumentAnswer(instrument, market) }),
  };
}

/** What the order is about: a combined one says so in its legs. */
const instrumentIdOf = ({ instrumentId, subOrders }: TemplateOrder): string | undefined =>
  instrumentId ?? subOrders?.[0]?.instrumentId ?? undefined;
