import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { clientIdOf } from '@sandbox/world/demo-customers';

const Params = Type.Object({ zugangsnummer: Type.String({ maxLength: 8 }) });

/** A test hook: takes the TAN from a customer's sessions, which go on without it (wire.md). */
export function lapseRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/sandbox/api/sessions/:zugangsnummer/lapse',
    { schema: { tags: ['sandbox'], params: Params } },
    async (request, reply) => {
      await bank.db
        .updateTable('session')
        .set({ session_tan_active: false })
        .where('client_id', '=', clientIdOf(request.params.zugangsnummer))
        .where('ended_at', 'is', null)
        .execute();
      return reply.code(204).send();
    },
  );
}
