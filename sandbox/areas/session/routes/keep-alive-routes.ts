import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { wishedLimit } from '../session-end';

/** Seconds without a call after which the session shall end; the bank's own limit where nothing is wished. */
const Query = Type.Object({ idle: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400 })) });

/** The portal's sign that its customer is still there (KIT-07, wire.md). */
export function keepAliveRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/cp/keepalive',
    { config: { access: 'session' }, schema: { tags: ['access'], querystring: Query } },
    async (request, reply) => {
      const { clientId, sessionId } = signedIn(request);
      const { idle } = request.query;
      await bank.db
        .updateTable('session')
        .set({
          last_seen_at: new Date(bank.realNow()),
          idle_limit: idle === undefined ? null : wishedLimit(idle),
        })
        .where('client_id', '=', clientId)
        .where('session_id', '=', sessionId)
        .execute();
      return reply.code(204).send();
    },
  );
}
