import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AREAS } from '@sandbox/areas';
import { insertRows } from '@sandbox/platform/db/insert-rows';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { openBank } from '@sandbox/platform/open-bank';
import { settingsFrom } from '@sandbox/platform/settings';
import { freePort } from '@tests/support/sandbox';
import { pino } from 'pino';
import { printTable } from './measure';

/** So many limited purchases stand open, over every listing of the world; none of them ever meets its price. */
const OPEN_ORDERS = 7_000;
/** How long the bank is left alone before it is ended, and afterwards, in seconds. */
const ALONE = 20;

/** Puts the open orders into a fresh world. */
async function fill(folder: string): Promise<void> {
  const settings = settingsFrom({ DATA_DIR: folder });
  const { bank, close } = await openBank(settings, AREAS, { log: pino({ level: 'silent' }) });
  await inTransaction(bank.db, async (tx) => {
    const like = await tx
      .selectFrom('securities_order')
      .selectAll()
      .where('stage', '=', 'WORKING')
      .where('order_type', '=', 'LIMIT')
      .where('combination_id', 'is', null)
      .where('side', '=', 'BUY')
      .executeTakeFirstOrThrow();
    const listings = await tx
      .selectFrom('listing')
      .innerJoin('venue', 'venue.venue_id', 'listing.venue_id')
      .select(['listing.instrument_id', 'listing.venue_id'])
      .where('venue.type', '!=', 'FUND')
      .execute();
    const later = new Date(bank.clock.now() + 300 * 86_400_000);
    await insertRows(
      tx,
      'securities_order',
      Array.from({ length: OPEN_ORDERS }, (_, index) => ({
        ...like,
        ...listings[index % listings.length],
        order_id: bank.newId(),
        limit_price: '0.0001',
        reserved: '0',
        valid_until: later,
        wake_at: bank.clock.date(),
      })),
    );
  });
  await close();
}

interface Started {
  readonly bank: ChildProcess;
  readonly url: string;
  readonly milliseconds: number;
}

/** Starts the bundled bank, as `npm start` does, and waits until it takes calls. */
async function started(folder: string): Promise<Started> {
  const port = await freePort();
  const begin = performance.now();
  const bank = spawn(process.execPath, ['dist/bank/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(bank.stdout, 'data');
  const milliseconds = performance.now() - begin;
  return { bank, url: `http://localhost:${String(port)}`, milliseconds };
}

/** Processor seconds of a process so far (Linux). */
function processorSeconds({ pid = 0 }: ChildProcess): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function leftAlone({ bank }: Started): Promise<string> {
  const before = processorSeconds(bank);
  await new Promise((resolve) => setTimeout(resolve, ALONE * 1_000));
  return `${Math.round(((processorSeconds(bank) - before) / ALONE) * 100)} %`;
}

async function ended({ bank }: Started, signal: NodeJS.Signals): Promise<void> {
  const exit = once(bank, 'exit');
  bank.kill(signal);
  await exit;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'werkbank-restart-'));
  spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    "const { ensureBankBundled } = await import('./scripts/steps/build.mjs'); await ensureBankBundled();",
  ]);
  try {
    await fill(folder);
    const rows = [];
    for (const [name, signal] of [
      ['first start with them', 'SIGTERM'],
      ['after an orderly end', 'SIGKILL'],
      ['after a crash', 'SIGTERM'],
    ] as const) {
      const bank = await started(folder);
      const health = performance.now();
      await fetch(`${bank.url}/health`);
      rows.push({
        start: name,
        'ready ms': Math.round(bank.milliseconds),
        'processor ms': Math.round(processorSeconds(bank.bank) * 1_000),
        'first answer ms': Math.round(performance.now() - health),
        [`processor, ${String(ALONE)} s alone`]: await leftAlone(bank),
      });
      await ended(bank, signal);
    }
    printTable(`${String(OPEN_ORDERS)} open orders`, rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
