import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DATABASE_GONE } from './unavailable';
import type { WorkerAnswer, WorkerOptions, WorkerQuestion } from './pglite-protocol';

interface Pending {
  readonly resolve: (result: PostgresQueryResult<unknown>) => void;
  readonly reject: (error: Error) => void;
}

/** A database error with its SQLSTATE, like the ones of `pg`. */
class PGliteError extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** The thread of an embedded database, which answers questions. */
export interface DatabaseThread {
  on(event: 'message', listener: (answer: WorkerAnswer) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  postMessage(question: WorkerQuestion): void;
}

/** Starts such a thread, or refuses with what kept it from opening its database. */
export type StartThread = (options: WorkerOptions) => Promise<DatabaseThread>;

/** What kysely sends around a transaction. */
const BEGIN = 'begin';
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);
const NOTHING: PostgresQueryResult<unknown> = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * The embedded database as a pool of one connection with the surface of `pg.Pool`, so that kysely's PostgreSQL
 * dialect, and with it every query, is the same for both. It belongs to one caller alone until it is released.
 */
export class PGlitePool implements PostgresPool {
  readonly #options: WorkerOptions;
  readonly #start: StartThread;
  /** Undefined once it has died: the next caller starts another. */
  #worker: DatabaseThread | undefined;
  readonly #pending = new Map<number, Pending>();
  readonly #waiting: (() => void)[] = [];
  readonly #client: PostgresPoolClient;
  #nextId = 1;
  #taken = false;
  #begins = false;
  #closed: Promise<void> | undefined;

  private constructor(options: WorkerOptions, start: StartThread, worker: DatabaseThread) {
    this.#options = options;
    this.#start = start;
    this.#client = {
      query: ((text: string, parameters: readonly unknown[]) =>
        this.#query(text, parameters)) as PostgresPoolClient['query'],
      release: () => this.#release(),
    };
    this.#listenTo(worker);
  }

  /** Resolves once the database takes queries. */
  static async open(options: WorkerOptions, start: StartThread = startWorker): Promise<PGlitePool> {
    return new PGlitePool(options, start, await start(options));
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#closed !== undefined) throw new Error('The database is closed.');
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    try {
      // What a full disk has stopped in the middle goes on from its log, as after any crash.
      if (this.#worker === undefined) this.#listenTo(await this.#start(this.#options));
    } catch (error) {
      this.#release();
      throw gone(error);
    }
    return this.#client;
  }

  /** Lets running work finish, then closes the database and its thread. */
  end(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const worker = this.#worker;
    if (worker === undefined) return;
    const exited = new Promise<void>((resolve) => worker.on('exit', () => resolve()));
    worker.postMessage({ kind: 'close' } satisfies WorkerQuestion);
    await exited;
  }

  #listenTo(worker: DatabaseThread): void {
    this.#worker = worker;
    const fail = (error: unknown): void => {
      if (this.#worker !== worker) return;
      // In memory nothing is left to go on from.
      if (this.#options.folder !== undefined) this.#worker = undefined;
      for (const { reject } of this.#pending.values()) reject(gone(error));
      this.#pending.clear();
      this.#begins = false;
    };
    worker.on('message', (answer: WorkerAnswer) => this.#receive(answer));
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The database thread has ended.')));
  }

  #release(): void {
    this.#taken = false;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#taken = true;
    next();
  }

  /** The beginning of a transaction travels with its first statement; one without statements needs neither. */
  #query(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    if (sql === BEGIN) {
      this.#begins = true;
      return Promise.resolve(NOTHING);
    }
    const begins = this.#begins;
    this.#begins = false;
    if (begins && ENDS.has(sql)) return Promise.resolve(NOTHING);
    const worker = this.#worker;
    if (worker === undefined) return Promise.reject(gone(new Error('The database thread has ended.')));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      worker.postMessage({
        kind: 'query',
        id,
        begins,
        sql,
        parameters: [...parameters],
      } satisfies WorkerQuestion);
    });
  }

  #receive(answer: WorkerAnswer): void {
    if (answer.kind !== 'rows' && answer.kind !== 'failed') return;
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.kind === 'failed') return pending?.reject(new PGliteError(answer.message, answer.code));
    pending?.resolve({ command: commandOf(answer.command), rowCount: answer.rowCount, rows: answer.rows });
  }
}

/** A thread of this process. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const language = extname(__filename);
  const worker = new Worker(join(__dirname, `pglite-worker${language}`), {
    workerData: options,
    execArgv: language === '.ts' ? ['-r', '@swc-node/register'] : [],
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The database could not be opened.')));
  });
  worker.removeAllListeners('error').removeAllListeners('exit');
  return worker;
}

const gone = (error: unknown): PGliteError =>
  new PGliteError(error instanceof Error ? error.message : String(error), DATABASE_GONE);

function commandOf(word: string): PostgresQueryResult<unknown>['command'] {
  if (word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE') return word;
  return 'SELECT';
}
