import type { DatabaseThread } from '@sandbox/platform/db/pglite-pool';
import type { WorkerQuestion } from '@sandbox/platform/db/pglite-protocol';
import { openWerkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

/** What PostgreSQL says of a question that is wrong in itself: a bug of the bank, and no outage. */
const BUG = `do $$ begin raise exception using errcode = '22021', message = 'A bug'; end $$`;

/** Lets every question about documents fail, as long as it is broken. */
function breakable(thread: DatabaseThread): { isBroken: boolean; readonly thread: DatabaseThread } {
  const ask = thread.postMessage.bind(thread);
  const part = { isBroken: false, thread };
  thread.postMessage = (question: WorkerQuestion): void => {
    const fails = part.isBroken && question.kind === 'query' && question.sql.includes('"document"');
    ask(fails ? { ...question, sql: BUG, parameters: [] } : question);
  };
  return part;
}

describe('a failure of the bank [TAN-12] [BNK-06]', () => {
  it('gives back no challenge that was not brought to what it is for', async () => {
    let part: ReturnType<typeof breakable> | undefined;
    const werkbank = await openWerkbank({
      throughThread: (thread) => {
        part = breakable(thread);
        return part.thread;
      },
    });
    const desk = await TradingDesk.open(werkbank, '10000002');
    const body = await desk.body();
    const left: number[] = [];
    for (let times = 0; times < 5; times++) {
      const validated = await desk.validate(body);
      const info = String(validated.headers['x-once-authentication-info']);
      const { id, challengesLeft }: { id: string; challengesLeft: number } = JSON.parse(info);
      left.push(challengesLeft);
      if (part) part.isBroken = true;
      const failed = await desk.customer.get('/api/messages/clients/user/v2/documents', {
        'x-once-authentication-info': JSON.stringify({ id }),
      });
      if (part) part.isBroken = false;
      expect(failed.statusCode).toBe(500);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await desk.validate(body)).statusCode).toBe(422);
    await werkbank.close();
  });
});
