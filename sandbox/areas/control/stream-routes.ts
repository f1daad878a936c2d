import { Type } from 'typebox';
import { hubOf } from '@sandbox/areas/events/event-hub';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';

const Wish = Type.Object({
  what: Type.Enum(['disconnected', 'closed', 'silence', 'speech']),
});

/** Lets all open event streams say good-bye, or be silent until they may speak again (KIT-09). */
export function streamRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/sandbox/api/stream',
    { schema: { tags: ['sandbox'], body: Wish, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { what } = request.body;
      if (what === 'silence' || what === 'speech') bank.faults.streamsAreSilent = what === 'silence';
      else hubOf(bank).close(what);
      return reply.code(204).send(null);
    },
  );
}
