import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refusal, refuse } from '@sandbox/platform/http/refusal';
import { tell } from '@sandbox/platform/http/response-info';
import { IdempotencyHeaders, keyOfCreation } from '@sandbox/platform/intent/idempotency-key';
import { marketOf } from '@sandbox/market/market';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { hasErrors } from '../check/check-order';
import { checkRequest, leadingLeg } from '../check/check-request';
import { createOrder } from '../place/create-order';
import { draftAnswer } from '../book/draft-answer';
import { PreparedOrderSchema, preparedOrder } from '../book/prepared-order';
import { loadFacts } from '../check/load-facts';
import { OrderSchema } from '../book/order-schema';
import { echoed, withOwnIds } from './named-instruments';
import { OrderBodySchema } from './order-body';
import { creationWords } from '../place/signing-words';

const tags = ['order'];

/** What the TAN of a new order is bound to besides its body. */
const PURPOSE = 'ORDER_CREATE';

/** Prevalidation, validation and creation of orders (api.md 6). */
export function orderRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/api/brokerage/v3/orders/prevalidation',
    { schema: { tags, body: OrderBodySchema, response: { 200: PreparedOrderSchema } } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const now = bank.clock.now();
      const body = withOwnIds(market, request.body);
      const facts = await loadFacts(bank.db, market, clientId, leadingLeg(body), now);
      if (E.isLeft(facts)) return refuse(reply, facts.left);
      const { request: checked, messages } = checkRequest(body, facts.right, 'partial');
      if (hasErrors(messages)) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      tell(reply, messages);
      return checked === undefined
        ? preparedOrder(request.body)
        : echoed(draftAnswer(checked, bank.newId, instant(now)), request.body);
    },
  );

  server.post(
    '/api/brokerage/v3/orders/validation',
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { tags, body: OrderBodySchema, response: { 201: OrderSchema } },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const now = bank.clock.now();
      const { body: sent } = request;
      const body = withOwnIds(market, sent);
      const facts = await loadFacts(bank.db, market, clientId, leadingLeg(body), now);
      if (E.isLeft(facts)) return refuse(reply, facts.left);
      const { request: checked, messages } = checkRequest(body, facts.right, 'full');
      const { instrument } = facts.right;
      if (checked === undefined || instrument === undefined) {
        return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      }
      const words = creationWords(instrument, checked);
      const isReleased = facts.right.quote?.kind === 'valid';
      const issued = await issueTan(bank, request, reply, {
        purpose: PURPOSE,
        body: sent,
        words,
        isReleased,
      });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      tell(reply, messages);
      reply.code(201);
      return echoed(draftAnswer(checked, bank.newId, instant(now)), sent);
    },
  );

  server.post(
    '/api/brokerage/v3/orders',
    {
      config: { share: { part: 20, by: 'session' } },
      schema: {
        tags,
        headers: IdempotencyHeaders,
        body: OrderBodySchema,
        response: { 201: OrderSchema },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const { body } = request;
      const key = keyOfCreation(request);
      if (E.isLeft(key)) return refuse(reply, key.left);
      const created = await createOrder(bank, market, {
        clientId,
        body,
        intentId: key.right,
        verify: (tx) => verifyTan(bank, tx, request, { purpose: PURPOSE, body }),
      });
      if (E.isLeft(created)) return refuse(reply, created.left);
      tell(reply, created.right.messages);
      reply.code(201);
      return echoed(created.right.result, body);
    },
  );
}
