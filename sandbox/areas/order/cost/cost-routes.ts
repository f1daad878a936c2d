import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { FeeScheduleSchema, feeSchedule } from '@sandbox/market/venue/price-list';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { refuse } from '@sandbox/platform/http/refusal';
import { ListSchema, Nullable } from '@sandbox/platform/http/schemas';
import { marketOf } from '@sandbox/market/market';
import { ChangeBodySchema, OrderBodySchema } from '../routes/order-body';
import { costIndication } from './cost-indication';
import { CostIndicationSchema } from './cost-schema';
import { subjectsOfNew, subjectsOfOpenOrder } from './cost-subjects';

/** What an exchange takes of an order in EUR (rules.md 7). */
const EXCHANGE_FEE = decimal('2.50');

const tags = ['order'];
const answer = { 201: ListSchema(CostIndicationSchema) };

/** Ex-ante cost notes for a new order, and for one in the book as it is or as it would be changed (api.md 6). */
export function costRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v1/salefees',
    {
      schema: {
        operationId: 'getSaleFees',
        summary: 'The price list of a sale at an exchange',
        tags,
        response: { 200: FeeScheduleSchema },
      },
    },
    () => feeSchedule(EXCHANGE_FEE),
  );

  server.post(
    '/api/brokerage/v3/orders/costindicationexante',
    { schema: { tags, body: OrderBodySchema, response: answer } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const now = instant(bank.clock.now());
      const subjects = await subjectsOfNew(bank.db, market, clientId, request.body, now);
      if (E.isLeft(subjects)) return refuse(reply, subjects.left);
      reply.code(201);
      return listAnswer(reply, subjects.right.map(costIndication));
    },
  );

  server.post(
    '/api/brokerage/v3/orders/:orderId/costindicationexante',
    {
      schema: {
        tags,
        params: Type.Object({ orderId: Type.String() }),
        // Who asks for an order as it stands may send no body at all.
        body: Nullable(ChangeBodySchema),
        response: answer,
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const key = { clientId: signedIn(request).clientId, orderId: request.params.orderId };
      const now = instant(bank.clock.now());
      const subjects = await subjectsOfOpenOrder(bank.db, market, key, request.body ?? {}, now);
      if (E.isLeft(subjects)) return refuse(reply, subjects.left);
      reply.code(201);
      return listAnswer(reply, subjects.right.map(costIndication));
    },
  );
}
