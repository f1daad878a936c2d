import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { AREAS } from './areas';
import { isUnavailable } from '@sandbox/platform/db/unavailable';
import { openBank, type OpenBank } from '@sandbox/platform/open-bank';
import { settingsFrom, type Settings } from '@sandbox/platform/settings';
import { buildServer } from '@sandbox/platform/http/server';

/** How long running requests may take to end when the server is asked to stop, in milliseconds. */
const STOP_LIMIT = 30_000;

/** How often a start looks for a database server that is not there yet, and how long between, in milliseconds. */
const LOOKS = 60;
const BETWEEN_LOOKS = 1_000;

/** Starts the sandbox bank and serves until SIGTERM or SIGINT; the second of them does not wait. */
async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const { bank, start, close } = await opened(settings);
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
      return await openBank(settings, AREAS, { log });
    } catch (error) {
      if (settings.databaseUrl === undefined || !isUnavailable(error) || look === LOOKS) throw error;
      if (look === 1) process.stderr.write('Werkbank waits for its database.\n');
      await sleep(BETWEEN_LOOKS);
    }
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
