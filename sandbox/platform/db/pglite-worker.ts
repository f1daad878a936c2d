import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, messages } from '@electric-sql/pglite';
import type { WorkerAnswer, WorkerOptions, WorkerQuestion } from './pglite-protocol';
import { PGliteStatements, UnfitParameter } from './pglite-statements';
import { TableCounts } from './table-counts';
import { DATABASE_GONE } from './unavailable';

/**
 * How much a function of the database runs before it is compiled again, optimised. Node 20 does it after a fiftieth, and
 * half of a start went into functions that were hardly called again; under load those that matter reach it in seconds.
 */
const TIERING_BUDGET = 100_000_000;

/**
 * What the database is started with besides its own defaults. Its buffers are cleared and touched at each start, a
 * millisecond each megabyte, and stay in memory; those of a server, 128 MB, hold several of the worlds kept here.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** The embedded database in its own thread, so that a long query never holds up the event loop of the server. */
async function serve(options: WorkerOptions): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('The database worker runs in a worker thread only.');
  setFlagsFromString(`--wasm-tiering-budget=${String(TIERING_BUDGET)}`);
  const db = await open(options);
  const statements = await PGliteStatements.of(db);
  const counts = new TableCounts(statements);
  const answer = async (question: WorkerQuestion): Promise<void> => {
    if (question.kind === 'close') {
      await db.close();
      port.postMessage({ kind: 'closed' } satisfies WorkerAnswer);
      port.close();
      return;
    }
    try {
      if (question.begins) await counts.noted(await statements.run('begin', []));
      const { command, rowCount, rows } = await statements.run(question.sql, question.parameters);
      port.postMessage({ kind: 'rows', id: question.id, command, rowCount, rows } satisfies WorkerAnswer);
      await counts.noted({ command, rowCount });
    } catch (error) {
      const isAlive = error instanceof messages.DatabaseError || error instanceof UnfitParameter;
      const told = isAlive ? described(error) : { message: String(error), code: DATABASE_GONE };
      port.postMessage({ kind: 'failed', id: question.id, ...told } satisfies WorkerAnswer);
      // It has stopped in the middle, as with a full disk: only another thread can go on from its log.
      if (!isAlive) process.exit(1);
    }
  };
  let answered = Promise.resolve();
  port.on('message', (question: WorkerQuestion) => {
    answered = answered.then(() => answer(question));
  });
  port.postMessage({ kind: 'ready' } satisfies WorkerAnswer);
}

/** Opens the folder; a fresh one starts from the template, which the first start on this machine makes. */
async function open({ folder, template }: WorkerOptions): Promise<PGlite> {
  const dataDir = folder === undefined ? 'memory://' : `file://${folder}`;
  const startParams = START_PARAMETERS;
  if (template === undefined) return PGlite.create({ dataDir, startParams });
  if (existsSync(template.file))
    return PGlite.create({ dataDir, startParams, loadDataDir: new Blob([await readFile(template.file)]) });
  const db = await PGlite.create({ dataDir, startParams });
  await db.exec(template.schema);
  const dump = await db.dumpDataDir('none');
  await mkdir(dirname(template.file), { recursive: true });
  const unfinished = `${template.file}.${String(process.pid)}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, template.file);
  return db;
}

function described(error: unknown): { message: string; code: string | undefined } {
  if (!(error instanceof Error)) return { message: String(error), code: undefined };
  return {
    message: error.message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
  };
}

void serve(workerData as WorkerOptions);
