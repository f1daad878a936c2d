import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { isUnavailable } from '@sandbox/platform/db/unavailable';
import { openBank, type OpenBank } from '@sandbox/platform/open-bank';
import type { Area } from '@sandbox/platform/area';
import { settingsFrom, type Settings } from '@sandbox/platform/settings';

/** How long running requests may take to end when the server is asked to stop, in milliseconds. */
const STOP_LIMIT = 30_000;

/** How often a start looks for a database server that is not there yet, and how long between, in milliseconds. */
const LOOKS = 60;
const BETWEEN_LOOKS = 1_000;

/** Starts the sandbox bank and serves until SIGTERM or SIGINT; the second of them does not wait. */
async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const open = await opened(settings);
  try {
    await serve(settings, open);
  } catch (error) {
    // What cannot serve, on a port that is taken for instance, leaves no thread and no lock behind.
    await open.close();
    throw error;
  }
}

async function serve(settings: Settings, { bank, start, close }: OpenBank): Promise<void> {
  const { AREAS, buildServer } = await import('./served');
  const server = await buildServer(bank, AREAS);
  await server.listen({ port: settings.port, host: settings.host });
  start();
  process.stdout.write(`Werkbank: http://localhost:${String(settings.port)}\n`);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    void server
      .close()
      .then(close)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Waits for a database server that is only just starting. */
async function opened(settings: Settings): Promise<OpenBank> {
  const log = pino({ level: settings.logLevel });
  for (let look = 1; ; look += 1) {
    try {
      return await openBank(settings, areas(), { log });
    } catch (error) {
      if (settings.databaseUrl === undefined || !isUnavailable(error) || look === LOOKS) throw error;
      if (look === 1) process.stderr.write('Werkbank waits for its database.\n');
      await sleep(BETWEEN_LOOKS);
    }
  }
}

/** What fills the server loads while the database opens, in a thread of its own. */
const areas = async (): Promise<readonly Area[]> => (await import('./served')).AREAS;

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
