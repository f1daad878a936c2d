import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { DepotSchema, TargetMarket } from '@sandbox/ledger/depot/depot-answer';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema } from '@sandbox/platform/http/schemas';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { changeTargetMarket, permitMarket } from './change-target-market';

const DEPOT = '/api/brokerage/v3/depots/:depotId';
const tags = ['knowledge'];
const params = Type.Object({ depotId: IdSchema });
const body = Type.Object({ targetMarket: TargetMarket });

/** The target market of a depot: less at once, more with what was shown and a TAN (api.md 9). */
export function targetMarketRoutes(server: BankServer, bank: Bank): void {
  server.post(
    `${DEPOT}/validation`,
    {
      schema: {
        tags,
        params,
        body,
        description: 'A challenge is issued only where more is asked of the customer than stands.',
        response: { 201: DepotSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const permitted = await permitMarket(bank.db, { clientId, ...request.params, ...request.body });
      if (E.isLeft(permitted)) return refuse(reply, permitted.left);
      const { demand, depot } = permitted.right;
      const issued = demand === undefined ? E.right(undefined) : await issueTan(bank, request, reply, demand);
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      return reply.code(201).send(depot);
    },
  );

  server.patch(
    DEPOT,
    {
      schema: {
        tags,
        params,
        body,
        headers: IdempotencyHeaders,
        response: { 200: DepotSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const wish = { clientId: signedIn(request).clientId, ...request.params, ...request.body };
      const changed = await changeTargetMarket(bank, wish, intentId.right, (tx, demand) =>
        verifyTan(bank, tx, request, demand),
      );
      return E.isLeft(changed) ? refuse(reply, changed.left) : changed.right.result;
    },
  );
}
