import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { answerQuestion } from './answer-question';
import { GROUPS } from './content/all-groups';
import { currentQuiz, groupAnswer, knowledgeAnswer, marketsOf, type WantedOfGroup } from './knowledge-answer';
import { CLASSES, ExperienceBodySchema, KnowledgeSchema, ProductGroupSchema } from './knowledge-schema';
import { knowledgeOf, untouched } from './knowledge-store';
import { NameList } from '@sandbox/platform/http/name-list';
import { languageOf } from './language';
import { sayExperience } from './say-experience';

const tags = ['knowledge'];
const CATALOGUE = '/api/brokerage/v1/productgroups';
const ATTRIBUTES = ['media', 'questions', 'applicationRelevance'] as const;

const CatalogueQuery = Type.Object({
  'with-attr': NameList(...ATTRIBUTES),
  /** Groups for one of these. */
  targetmarkets: NameList(...CLASSES),
});

/** Product groups, how far the customer has come with each, and the quiz (api.md 9, rules.md 12). */
export function knowledgeRoutes(server: BankServer, bank: Bank): void {
  server.get(
    CATALOGUE,
    {
      schema: {
        tags,
        querystring: Type.Object({ ...CatalogueQuery.properties, ...PagingQuery }),
        response: { 200: ListSchema(ProductGroupSchema) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const rows = await knowledgeOf(bank.db, clientId);
      const markets = listed(request.query.targetmarkets);
      const groups = GROUPS.filter(
        (group) => markets.length === 0 || marketsOf(group).some((market) => markets.includes(market)),
      );
      const wanted = wantedOf(request.query['with-attr']);
      const language = languageOf(request.headers);
      const answers = groups.map((group) => {
        const row = rows.get(group.id) ?? untouched(clientId, group.id);
        return groupAnswer(group, currentQuiz(bank, group, row), wanted, language);
      });
      return listAnswer(reply, answers, request.query);
    },
  );

  server.get(
    `${CATALOGUE}/:productGroupId`,
    {
      schema: {
        tags,
        params: Type.Object({ productGroupId: IdSchema }),
        querystring: CatalogueQuery,
        response: { 200: ProductGroupSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const group = GROUPS.find(({ id }) => id === request.params.productGroupId);
      if (group === undefined) return refuse(reply, NOT_FOUND);
      const row = (await knowledgeOf(bank.db, clientId)).get(group.id) ?? untouched(clientId, group.id);
      const wanted = wantedOf(request.query['with-attr']);
      return groupAnswer(group, currentQuiz(bank, group, row), wanted, languageOf(request.headers));
    },
  );

  server.get(
    '/api/brokerage/persons/:clientId/v1/productgroups',
    {
      schema: {
        tags,
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(KnowledgeSchema) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const rows = await knowledgeOf(bank.db, clientId);
      const answers = GROUPS.map((group) =>
        knowledgeAnswer(bank, group, rows.get(group.id) ?? untouched(clientId, group.id)),
      );
      return listAnswer(reply, answers, request.query);
    },
  );

  server.get(
    `${CATALOGUE}/:productGroupId/:questionId/:answerId`,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: {
        tags,
        description: 'Counts: 200 is a right answer, 422 a wrong one or a locked quiz. Never retried.',
        params: Type.Object({ productGroupId: IdSchema, questionId: IdSchema, answerId: IdSchema }),
      },
    },
    async (request, reply) => {
      const { productGroupId, questionId, answerId } = request.params;
      const group = GROUPS.find(({ id }) => id === productGroupId);
      if (group === undefined) return refuse(reply, NOT_FOUND);
      const { clientId } = signedIn(request);
      const checked = await answerQuestion(bank, { clientId, group, questionId, answerId });
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      return reply.code(200).send();
    },
  );

  server.post(
    CATALOGUE,
    { schema: { tags, body: ExperienceBodySchema, response: { 200: ListSchema(KnowledgeSchema) } } },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const said = await inTransaction(bank.db, (tx) =>
        sayExperience(bank, tx, clientId, request.body.groups),
      );
      if (E.isLeft(said)) return refuse(reply, said.left);
      return listAnswer(reply, said.right);
    },
  );
}

const listed = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

function wantedOf(attributes: string | undefined): WantedOfGroup {
  const wanted = listed(attributes);
  return {
    questions: wanted.includes('questions'),
    media: wanted.includes('media'),
    applicationRelevance: wanted.includes('applicationRelevance'),
  };
}
