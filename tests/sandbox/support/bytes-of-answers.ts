/** Tells how many bytes a database still holds of the answers it has given; in a process of its own, for Jest runs no PGlite. */
import { PGlite } from '@electric-sql/pglite';
import { PGliteStatements } from '../../../sandbox/platform/db/pglite-statements';

const [runs = 0, columns = 0] = process.argv.slice(2).map(Number);

async function main(): Promise<void> {
  const db = await PGlite.create('memory://');
  const statements = await PGliteStatements.of(db);
  const names = Array.from({ length: columns }, (_, index) => `$1::text as c${String(index)}`);
  const answered = async (times: number): Promise<number> => {
    for (let time = 0; time < times; time += 1)
      await statements.run(`select ${names.join()}`, [String(time)]);
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  // The first answers warm up what is made once.
  const before = await answered(100);
  process.stdout.write(String((await answered(runs)) - before));
  await db.close();
}

void main();
