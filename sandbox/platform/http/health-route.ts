import type { Bank } from '../bank';
import type { BankServer } from './bank-server';

/** Seconds after which it is worth asking again. */
const AGAIN = '5';

/** Tells those who watch over the bank whether it can work, and if not what it lacks (operator's guide). */
export function healthRoute(server: BankServer, { health }: Bank): void {
  server.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const trouble = await health.trouble();
    if (trouble === undefined) return { status: 'UP' };
    return reply.code(503).header('retry-after', AGAIN).send({ status: 'DOWN', reason: trouble });
  });
}
