import { pino } from 'pino';
import { AREAS } from './areas';
import { openBank } from '@sandbox/platform/open-bank';
import { settingsFrom } from '@sandbox/platform/settings';

/** Makes a fresh world in the database that the environment names; the bank must not be running on its folder. */
async function reset(): Promise<void> {
  const { bank, close } = await openBank(settingsFrom(process.env), AREAS, { log: pino({ level: 'warn' }) });
  await bank.reset();
  await close();
  process.stdout.write('Werkbank: a fresh world.\n');
}

reset().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
