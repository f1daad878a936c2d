import * as E from 'fp-ts/Either';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refuse } from '@sandbox/platform/http/refusal';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { changeReference } from '../act/change-reference';
import { referenceWords } from '../act/signing-words';
import { ReferenceAccountSchema } from '../book/fund-schema';
import { referenceAnswer } from '../book/reference-answer';
import { checkReference } from '../check/check-reference';
import { ReferenceBodySchema } from '../check/fund-body';
import { loadFundFacts, type FundDepotKey } from '../check/fund-facts';
import { depotParams, REFERENCE, tags } from './fund-paths';

const purposeOf = ({ depotId }: FundDepotKey): string => `FUND_REFERENCE_CHANGE:${depotId}`;

/** Another reference account: validation, and the act with its TAN (api.md 9). */
export function referenceRoutes(server: BankServer, bank: Bank): void {
  const keyOf = (request: {
    readonly signedIn: SignedIn | undefined;
    readonly params: { readonly depotId: string };
  }): FundDepotKey => ({ clientId: signedIn(request).clientId, depotId: request.params.depotId });
  const shared = { tags, params: depotParams, body: ReferenceBodySchema };

  server.post(
    `${REFERENCE}/validation`,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { ...shared, response: { 201: ReferenceAccountSchema } },
    },
    async (request, reply) => {
      const depot = keyOf(request);
      const { body } = request;
      const facts = await loadFundFacts(bank.db, await marketOf(bank), depot, bank.clock.now());
      if (E.isLeft(facts)) return refuse(reply, facts.left);
      const iban = checkReference(facts.right, body);
      if (E.isLeft(iban)) return refuse(reply, iban.left);
      const words = referenceWords(facts.right.displayId, iban.right);
      const issued = await issueTan(bank, request, reply, { purpose: purposeOf(depot), body, words });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      reply.code(201);
      return referenceAnswer(depot.depotId, iban.right, null);
    },
  );

  server.patch(
    REFERENCE,
    { schema: { ...shared, headers: IdempotencyHeaders, response: { 200: ReferenceAccountSchema } } },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const depot = keyOf(request);
      const { body } = request;
      const changed = await changeReference(bank, await marketOf(bank), {
        depot,
        body,
        intentId: intentId.right,
        verify: (tx) => verifyTan(bank, tx, request, { purpose: purposeOf(depot), body }),
      });
      return E.isLeft(changed) ? refuse(reply, changed.left) : changed.right.result;
    },
  );
}
