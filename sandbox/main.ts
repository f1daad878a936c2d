import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Bank } from '@sandbox/platform/bank';
import { isUnavailable } from '@sandbox/platform/db/unavailable';
import { openBank, type OpenBank } from '@sandbox/platform/open-bank';
import type { Area } from '@sandbox/platform/area';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { settingsFrom, type Settings } from '@sandbox/platform/settings';

/** How long running requests may take to end when the server is asked to stop, in milliseconds. */
const STOP_LIMIT = 30_000;

/** How often a start looks for a database server that is not there yet, and how long between, in milliseconds. */
const LOOKS = 60;
const BETWEEN_LOOKS = 1_000;

/** Starts the sandbox bank and serves until SIGTERM or SIGINT; the second of them does not wait. */
async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const { open, server } = await opened(settings);
  try {
    await serve(settings, open, server);
  } catch (error) {
    // What cannot serve, on a port that is taken for instance, leaves no thread and no lock behind.
    await open.close();
    throw error;
  }
}

async function serve(settings: Settings, { start, close }: OpenBank, server: BankServer): Promise<void> {
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

/** Opens the bank and builds its server meanwhile; waits for a database server that is only just starting. */
async function opened(settings: Settings): Promise<{ readonly open: OpenBank; readonly server: BankServer }> {
  const log = pino({ level: settings.logLevel });
  for (let look = 1; ; look += 1) {
    try {
      let server: BankServer | undefined;
      const beside = async (bank: Bank, areas: readonly Area[]): Promise<void> => {
        server = await (await import('./served')).buildServer(bank, areas);
        await server.ready();
      };
      const open = await openBank(settings, areas(), { log, beside });
      if (server === undefined) throw new Error('A bank without a server');
      return { open, server };
    } catch (error) {
      if (settings.databaseUrl === undefined || !isUnavailable(error) || look === LOOKS) throw error;
      if (look === 1) process.stderr.write('Werkbank waits for its database.\n');
      await sleep(BETWEEN_LOOKS);
    }
  }
}

/** What fills the server loads once the database has begun to open, in a thread of its own. */
async function areas(): Promise<readonly Area[]> {
  await Promise.resolve();
  return (await import('./served')).AREAS;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
