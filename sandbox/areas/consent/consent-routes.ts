import { dateTimeText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import { audit } from '@sandbox/platform/audit/audit';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { IdSchema, ListSchema, Nullable } from '@sandbox/platform/http/schemas';
import { APPROVALS } from './approval';
import { consentsOf, giveConsents, type Versioned } from './consent-store';
import { TERMS_OF_USE } from './terms-of-use';

const tags = ['consent'];

const TermsSchema = Type.Object({
  id: Type.String(),
  version: Type.String(),
  title: Type.String(),
  html: Type.String(),
  acceptedAt: Nullable(Type.String()),
});
const ApprovalSchema = Type.Object({
  approvalId: Type.String(),
  type: Type.String(),
  title: Type.String(),
  text: Type.String(),
  granted: Type.Boolean(),
  grantedAt: Nullable(Type.String()),
});

const SUBJECTS: readonly Versioned[] = [...TERMS_OF_USE, ...APPROVALS];

/** Terms of use, approvals, and the one way to agree to either (api.md 7, wire.md). */
export function consentRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/customer/v1/termsofuse/:termsOfUseId',
    { schema: { tags, params: Type.Object({ termsOfUseId: IdSchema }), response: { 200: TermsSchema } } },
    async (request, reply) => {
      const terms = TERMS_OF_USE.find(({ id }) => id === request.params.termsOfUseId);
      if (terms === undefined) return refuse(reply, NOT_FOUND);
      const givenAt = await consentsOf(bank.db, signedIn(request).clientId);
      return { ...terms, acceptedAt: momentText(givenAt(terms)) };
    },
  );

  server.get(
    '/api/customer/participants/:clientId/v2/approvals',
    { schema: { tags, response: { 200: ListSchema(ApprovalSchema) } } },
    async (request, reply) => {
      const givenAt = await consentsOf(bank.db, signedIn(request).clientId);
      const approvals = APPROVALS.map((approval) => {
        const grantedAt = momentText(givenAt(approval));
        const { id: approvalId, type, title, text } = approval;
        return { approvalId, type, title, text, granted: grantedAt !== null, grantedAt };
      });
      return listAnswer(reply, approvals);
    },
  );

  server.post(
    '/api/customer/v2/approvals',
    {
      schema: {
        tags,
        body: Type.Object({ approvalIds: Type.Array(IdSchema, { minItems: 1, maxItems: 20 }) }),
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { approvalIds } = request.body;
      const agreed = SUBJECTS.filter(({ id }) => approvalIds.includes(id));
      if (agreed.length < new Set(approvalIds).size) return refuse(reply, NOT_FOUND);
      await inTransaction(bank.db, async (tx) => {
        await giveConsents(tx, clientId, agreed, bank.clock.date());
        const detail = { given: agreed.map(({ id, version }) => `${id} ${version}`) };
        await audit(tx, bank, { clientId, kind: 'CONSENT_GIVEN', detail });
      });
      return reply.code(204).send();
    },
  );
}

const momentText = (moment: Date | undefined): string | null =>
  moment === undefined ? null : dateTimeText(instant(moment.getTime()));
