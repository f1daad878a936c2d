import * as E from 'fp-ts/Either';
import type { FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { welcomeStranger } from '@sandbox/areas/session/stranger';
import { SESSION_EXPIRED } from '@sandbox/areas/session/session-messages';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refusal, refuse, type Refusal } from '@sandbox/platform/http/refusal';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import {
  ConfigurationSchema,
  FieldsBodySchema,
  FieldsSchema,
  ProductParams,
  StepParams,
  SubmittedSchema,
  ValidatedSchema,
  type SubmittedAnswer,
} from '../application-schema';
import { hasErrors } from '../application-state';
import { Answers, type SentField } from '../check/answers';
import { checkApplication } from '../check/check-application';
import { misnamed } from '../check/check-fields';
import type { CheckFacts } from '../check/check-facts';
import { loadFacts } from '../check/load-facts';
import { configuration } from '../configuration';
import { productOf, type ApplicationProduct, type ProductId } from '../product';
import { knownCards } from '../person/known-cards';
import { applicantRole, callerOf, knownOf, releasing, type ApplicationRequest } from '../submit/applicant';
import { prospectOf, takeDown } from '../submit/prospect';
import { applicationWords } from '../submit/signing-words';
import { subjectOf, submitApplication } from '../submit/submit-application';
import { reservedNumber } from '../store/application-number';

const tags = ['application'];
const BASE = '/api/antrag/:produkt';
const config = { access: 'stranger' } as const;
const share = { part: 20, by: 'session' } as const;

type Body = Static<typeof FieldsBodySchema>;

/** A request whose fields have names, with what the bank knows when it looks at them. */
interface ReadRequest {
  readonly product: ApplicationProduct;
  readonly fields: readonly SentField[];
  readonly answers: Answers;
  readonly facts: CheckFacts;
}

/** The calls of a form: how it begins, its steps, the whole, and the application (brokerage.md 7, api.md 9). */
export function formRoutes(server: BankServer, bank: Bank): void {
  server.get(
    `${BASE}/configuration`,
    {
      config,
      schema: {
        tags,
        description:
          'Fields that the bank knows of a customer are filled in; a stranger gets the anti-forgery cookie.',
        params: ProductParams,
        response: { 200: ConfigurationSchema },
      },
    },
    async (request, reply) => {
      const product = productOf(request.params.produkt);
      const barred = barredFrom(product, request);
      if (barred !== undefined) return refuse(reply, barred);
      if (request.signedIn === undefined) welcomeStranger(bank, request, reply);
      const known = await knownOf(bank, request, product.isJunior ? 'E1' : 'I1');
      const cards = await cardsOf(bank, request, product);
      return configuration(product, new Map([...known, ...cards]));
    },
  );

  for (const [path, params] of [
    [`${BASE}/prevalidation`, ProductParams],
    [`${BASE}/prevalidation/:step`, StepParams],
  ] as const) {
    server.post(
      path,
      {
        config,
        schema: {
          tags,
          description: 'Checks the fields that are sent, alone and together; what is not sent is not missed.',
          params,
          body: FieldsBodySchema,
          response: { 200: FieldsSchema },
        },
      },
      async (request, reply) => {
        const read = await readRequest(bank, request, request.params.produkt, request.body);
        if (E.isLeft(read)) return refuse(reply, read.left);
        const { product, answers, facts, fields } = read.right;
        const messages = checkApplication(product, answers, facts, 'sent');
        if (hasErrors(messages)) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
        return { fields: [...fields] };
      },
    );
  }

  server.post(
    `${BASE}/validation`,
    {
      config: { ...config, share },
      schema: {
        tags,
        description:
          'Checks the whole and sends the TAN; to a stranger by SMS, to the number they have entered.',
        params: ProductParams,
        body: FieldsBodySchema,
        response: { 201: ValidatedSchema },
      },
    },
    async (request, reply) => {
      const read = await readRequest(bank, request, request.params.produkt, request.body);
      if (E.isLeft(read)) return refuse(reply, read.left);
      const { product, answers, facts, fields } = read.right;
      const messages = checkApplication(product, answers, facts, 'all');
      if (hasErrors(messages)) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      const caller = await takenDown(bank, request, product, answers);
      if (caller === undefined) return refuse(reply, SESSION_EXPIRED);
      const { clientId } = signedIn(caller);
      const applicationNumber = await inTransaction(bank.db, (tx) =>
        reservedNumber(bank, tx, clientId, product.id),
      );
      const words = applicationWords(product, applicationNumber, answers.completedBy(facts.known));
      const issued = await issueTan(bank, caller, reply, { ...subjectOf({ product, fields }), words });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      reply.code(201);
      return { applicationNumber, fields: [...fields] };
    },
  );

  const schema = {
    tags,
    description:
      'Sends the application: the same fields as were validated, the TAN, and a key for this intent.',
    params: ProductParams,
    headers: IdempotencyHeaders,
    body: FieldsBodySchema,
  };
  server.post(
    BASE,
    { config: { ...config, share }, schema: { ...schema, response: { 201: SubmittedSchema } } },
    async (request, reply) => {
      const sent = await submitted(bank, request, request.params.produkt, request.body, false);
      return answered(reply, sent, 201);
    },
  );
  server.patch(
    BASE,
    { config: { ...config, share }, schema: { ...schema, response: { 200: SubmittedSchema } } },
    async (request, reply) => {
      const sent = await submitted(bank, request, request.params.produkt, request.body, true);
      return answered(reply, sent, 200);
    },
  );
}

function answered(
  reply: FastifyReply,
  sent: E.Either<Refusal, SubmittedAnswer>,
  status: number,
): FastifyReply {
  return E.isLeft(sent) ? refuse(reply, sent.left) : reply.code(status).send(sent.right);
}

/** Nobody but customers applies for what belongs to a customer. */
const barredFrom = (
  { signIn }: ApplicationProduct,
  { signedIn: caller }: ApplicationRequest,
): Refusal | undefined => (signIn === 'required' && caller === undefined ? SESSION_EXPIRED : undefined);

async function readRequest(
  bank: Bank,
  request: ApplicationRequest,
  id: ProductId,
  { fields }: Body,
): Promise<E.Either<Refusal, ReadRequest>> {
  const product = productOf(id);
  const barred = barredFrom(product, request);
  if (barred !== undefined) return E.left(barred);
  const nameless = misnamed(fields);
  if (nameless.length > 0) return E.left(refusal(400, 'request.object.invalid', ...nameless));
  const answers = Answers.of(fields);
  const known = await knownOf(bank, request, applicantRole(product, answers));
  return E.right({
    product,
    fields,
    answers,
    facts: await loadFacts(bank, request.signedIn?.clientId, {
      known,
      cards: await cardsOf(bank, request, product),
    }),
  });
}

/** The cards that are to be changed; with any other product it does not matter which there are. */
const cardsOf = async (
  bank: Bank,
  request: ApplicationRequest,
  { id }: ApplicationProduct,
): Promise<ReadonlyMap<string, string>> => (id === 'karte' ? knownCards(bank, request) : new Map());

/** Who asks for the TAN: a customer, or a stranger whom the bank takes down with what they say. */
async function takenDown(
  bank: Bank,
  request: ApplicationRequest,
  product: ApplicationProduct,
  answers: Answers,
) {
  const { signedIn: customer, stranger, headers } = request;
  if (customer !== undefined) return { headers, signedIn: customer };
  if (stranger === undefined) return undefined;
  const role = applicantRole(product, answers);
  await inTransaction(bank.db, (tx) => takeDown(bank, tx, stranger, answers, role));
  const prospect = await prospectOf(bank.db, stranger);
  return prospect === undefined ? undefined : callerOf(headers, stranger, prospect);
}

async function submitted(
  bank: Bank,
  request: ApplicationRequest & { readonly headers: { readonly 'idempotency-key'?: string } },
  id: ProductId,
  body: Body,
  isChange: boolean,
): Promise<E.Either<Refusal, SubmittedAnswer>> {
  if (productOf(id).isChange !== isChange) return E.left(NOT_FOUND);
  const read = await readRequest(bank, request, id, body);
  if (E.isLeft(read)) return read;
  const caller = await releasing(bank, request);
  if (caller === undefined) return E.left(tanRefusal.missing);
  const key = keyOfAction({ headers: request.headers, signedIn: caller.signedIn });
  if (E.isLeft(key)) return key;
  const { product, fields, facts } = read.right;
  const sent = await submitApplication(bank, { product, fields, facts, caller, intentId: key.right });
  return E.isLeft(sent) ? sent : E.right(sent.right.result);
}
