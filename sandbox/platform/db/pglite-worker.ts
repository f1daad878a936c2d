import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, messages } from '@electric-sql/pglite';
import type { WorkerAnswer, WorkerOptions, WorkerQuestion } from './pglite-protocol';
import { PGliteStatements, UnfitParameter } from './pglite-statements';
import { DATABASE_GONE } from './unavailable';

/** The embedded database in its own thread, so that a long query never holds up the event loop of the server. */
async function serve(options: WorkerOptions): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('The database worker runs in a worker thread only.');
  const db = await open(options);
  const statements = new PGliteStatements(db);
  const answer = (question: WorkerQuestion): void => {
    if (question.kind === 'close') {
      void db.close().then(() => {
        port.postMessage({ kind: 'closed' } satisfies WorkerAnswer);
        port.close();
      });
      return;
    }
    try {
      if (question.begins) statements.run('begin', []);
      const { command, rowCount, rows } = statements.run(question.sql, question.parameters);
      port.postMessage({ kind: 'rows', id: question.id, command, rowCount, rows } satisfies WorkerAnswer);
    } catch (error) {
      const isAlive = error instanceof messages.DatabaseError || error instanceof UnfitParameter;
      const told = isAlive ? described(error) : { message: String(error), code: DATABASE_GONE };
      port.postMessage({ kind: 'failed', id: question.id, ...told } satisfies WorkerAnswer);
      // It has stopped in the middle, as with a full disk: only another thread can go on from its log.
      if (!isAlive) process.exit(1);
    }
  };
  port.on('message', answer);
  port.postMessage({ kind: 'ready' } satisfies WorkerAnswer);
}

/** Opens the folder; a fresh one starts from the template, which the first start on this machine makes. */
async function open({ folder, template }: WorkerOptions): Promise<PGlite> {
  const dataDir = folder === undefined ? 'memory://' : `file://${folder}`;
  if (template === undefined) return PGlite.create(dataDir);
  if (existsSync(template.file))
    return PGlite.create({ dataDir, loadDataDir: new Blob([await readFile(template.file)]) });
  const db = await PGlite.create(dataDir);
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
