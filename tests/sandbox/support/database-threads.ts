import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startWorker, type DatabaseThread, type StartThread } from '../../../sandbox/platform/db/pglite-pool';
import type {
  WorkerAnswer,
  WorkerOptions,
  WorkerQuestion,
} from '../../../sandbox/platform/db/pglite-protocol';

declare global {
  /** Lends an embedded database in memory; only where Jest runs bank tests. */
  var databaseThread: StartThread | undefined;
}

/** Makes a used database as good as new: no rows, and nothing said of a world that was seeded. */
const EMPTIED = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ')
    from pg_tables where schemaname = current_schema() and tablename <> 'migration');
end $$`;

/**
 * Embedded databases in memory that are lent to one bank after another: to start one takes longer than most files of
 * tests, and what its machine code has learnt is lost with it. One in a folder is the matter of the test itself.
 */
export class DatabaseThreads {
  readonly #idle = new Map<string, Worker[]>();
  readonly #lent = new Set<Worker>();

  async lend(options: WorkerOptions): Promise<DatabaseThread> {
    if (options.folder !== undefined) return startWorker(options);
    const schema = options.template?.schema ?? '';
    const idle = this.#idle.get(schema) ?? [];
    this.#idle.set(schema, idle);
    const used = idle.pop();
    const worker = used ?? (await startWorker(options));
    this.#lent.add(worker);
    if (used !== undefined) await emptied(used);
    return new LentThread(worker, () => {
      this.#lent.delete(worker);
      // An idle one keeps no process from ending.
      worker.unref();
      idle.push(worker);
    });
  }

  /** Ends what a file has not given back, in whatever state it left it. */
  endLent(): void {
    for (const worker of this.#lent) void worker.terminate();
    this.#lent.clear();
  }
}

async function emptied(worker: Worker): Promise<void> {
  worker.ref();
  const answered = new Promise<WorkerAnswer>((resolve) => worker.once('message', resolve));
  worker.postMessage({
    kind: 'query',
    id: 0,
    begins: false,
    sql: EMPTIED,
    parameters: [],
  } satisfies WorkerQuestion);
  const answer = await answered;
  if (answer.kind === 'failed') throw new Error(answer.message);
}

/** A thread that one bank has for itself; to that bank it ends when it is closed. */
class LentThread extends EventEmitter implements DatabaseThread {
  readonly #worker: Worker;
  readonly #giveBack: () => void;
  readonly #passes: readonly [string, (detail: unknown) => void][] = ['message', 'error', 'exit'].map(
    (event) => [event, (detail) => void this.emit(event, detail)],
  );

  constructor(worker: Worker, giveBack: () => void) {
    super();
    this.#worker = worker;
    this.#giveBack = giveBack;
    for (const [event, pass] of this.#passes) worker.on(event, pass);
  }

  postMessage(question: WorkerQuestion): void {
    if (question.kind !== 'close') {
      this.#worker.postMessage(question);
      return;
    }
    for (const [event, pass] of this.#passes) this.#worker.off(event, pass);
    this.#giveBack();
    this.emit('exit');
  }
}
