import { instant } from '@domain/shared/instant';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import type { Bank } from '../foundation/bank';
import { isUuid } from '../foundation/identifiers';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';
import { refusal, refuse } from '../http/refusal';
import { tell } from '../http/response-info';
import { marketOf } from '../market/market';
import { issueTan } from '../tan/issue-tan';
import { verifyTan } from '../tan/verify-tan';
import { checkOrder, hasErrors } from './check-order';
import { createOrder } from './create-order';
import { draftAnswer } from './draft-answer';
import { loadFacts } from './load-facts';
import { described, orderAnswer } from './order-answer';
import { OrderSchema } from './order-schema';
import { OrderBodySchema } from './order-body';
import { orderMessage } from './order-messages';
import { creationWords } from './signing-words';

const tags = ['order'];

/** What the TAN of a new order is bound to besides its body. */
const PURPOSE = 'ORDER_CREATE';

const KEY_MISSING = refusal(400, 'request.object.invalid', orderMessage.error('fehler-auftragskennung'));

/** Prevalidation, validation and creation of orders (api.md 6). */
export function orderRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/api/brokerage/v3/orders/prevalidation',
    { schema: { tags, body: OrderBodySchema, response: { 200: OrderBodySchema } } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const facts = await loadFacts(bank.db, market, clientId, request.body, bank.clock.now());
      if (E.isLeft(facts)) return refuse(reply, facts.left);
      const { messages } = checkOrder(request.body, facts.right, 'partial');
      if (hasErrors(messages)) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      tell(reply, messages);
      return request.body;
    },
  );

  server.post(
    '/api/brokerage/v3/orders/validation',
    { schema: { tags, body: OrderBodySchema, response: { 201: OrderSchema } } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const now = bank.clock.now();
      const facts = await loadFacts(bank.db, market, clientId, request.body, now);
      if (E.isLeft(facts)) return refuse(reply, facts.left);
      const { order, messages } = checkOrder(request.body, facts.right, 'full');
      const { instrument } = facts.right;
      if (order === undefined || instrument === undefined) {
        return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      }
      const words = creationWords(instrument, order);
      const issued = await issueTan(bank, request, reply, { purpose: PURPOSE, body: request.body, words });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      tell(reply, messages);
      reply.code(201);
      return draftAnswer(order, request.body, bank.newId(), instant(now));
    },
  );

  server.post(
    '/api/brokerage/v3/orders',
    {
      schema: {
        tags,
        headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String()) }),
        body: OrderBodySchema,
        response: { 201: OrderSchema },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId, channel } = signedIn(request);
      const { body } = request;
      const intentId = request.headers['idempotency-key'];
      if (intentId === undefined ? channel === 'portal' : !isUuid(intentId))
        return refuse(reply, KEY_MISSING);
      const created = await createOrder(bank, market, {
        clientId,
        body,
        intentId,
        verify: (tx) => verifyTan(bank, tx, request, { purpose: PURPOSE, body }),
      });
      if (E.isLeft(created)) return refuse(reply, created.left);
      const { order, messages } = created.right;
      const { instrument_id, venue_id } = order.row;
      const instrument = market.instruments.get(instrument_id);
      if (instrument === undefined) throw new Error('An order without its instrument');
      tell(reply, messages);
      reply.code(201);
      return described(orderAnswer(order, instrument), instrument, market.venues.get(venue_id));
    },
  );
}
