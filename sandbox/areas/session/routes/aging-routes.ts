import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { clientIdOf } from '@sandbox/world/demo-customers';

const Params = Type.Object({ zugangsnummer: Type.String({ maxLength: 8 }) });
const Body = Type.Object({ seconds: Type.Integer({ minimum: 1, maximum: 86_400 }) });

/** A test hook: lets a customer's sessions look as if nobody had called for so many seconds more (wire.md). */
export function agingRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/sandbox/api/sessions/:zugangsnummer/age',
    { schema: { tags: ['sandbox'], params: Params, body: Body } },
    async (request, reply) => {
      const sessions = await bank.db
        .selectFrom('session')
        .selectAll()
        .where('client_id', '=', clientIdOf(request.params.zugangsnummer))
        .where('ended_at', 'is', null)
        .execute();
      for (const { client_id, session_id, last_seen_at } of sessions) {
        await bank.db
          .updateTable('session')
          .set({ last_seen_at: new Date(last_seen_at.getTime() - request.body.seconds * 1000) })
          .where('client_id', '=', client_id)
          .where('session_id', '=', session_id)
          .execute();
      }
      return reply.code(204).send();
    },
  );
}
