import { pino } from 'pino';
import { AREAS } from './areas';
import { openBank } from '@sandbox/platform/open-bank';
import { settingsFrom } from '@sandbox/platform/settings';
import { buildServer } from '@sandbox/platform/http/server';

/** How long running requests may take to end when the server is asked to stop. */
const STOP_LIMIT = 5000;

/** Starts the sandbox bank and serves until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const log = pino({ level: settings.logLevel });
  const { bank, start, close } = await openBank(settings, AREAS, { log });
  const server = await buildServer(bank, AREAS);
  await server.listen({ port: settings.port, host: settings.host });
  start();
  process.stdout.write(`Werkbank: http://localhost:${String(settings.port)}\n`);

  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    void server
      .close()
      .then(close)
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
