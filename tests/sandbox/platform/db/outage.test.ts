import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataFolder, databaseFolder, markDataFolder } from '@sandbox/platform/db/data-folder';
import type { DatabaseThread } from '@sandbox/platform/db/pglite-pool';
import type { WorkerQuestion } from '@sandbox/platform/db/pglite-protocol';
import { noteVoid } from '@sandbox/platform/intent/intent-record';
import { isUnavailable } from '@sandbox/platform/db/unavailable';
import { startPostgres, type PostgresServer } from '../../../support/postgres';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../../areas/order/trading';

const KEY = '00000000-0000-4000-8000-00000000d15c';
const SESSIONS = '/api/session/clients/user/v1/sessions';

/** A transaction, as of another process, that has claimed the key to void it and stays open until told to decide. */
async function claimedElsewhere(werkbank: Werkbank, clientId: string) {
  let decide = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    decide = resolve;
  });
  let decided: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    decided = werkbank.bank.db.transaction().execute(async (tx) => {
      await noteVoid(tx, { clientId, intentId: KEY }, werkbank.bank.clock.date());
      resolve();
      await told;
    });
  });
  return { decide, decided };
}

describe('a database server [BNK-01] [STR-01]', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('that restarts under load is waited for: calls hear 503 and when to come again, health says so, then all is well', async () => {
    const werkbank = await openWerkbank({ databaseUrl: await server.createDatabase() });
    const bernd = await (await werkbank.signIn('10000002')).activateSession();
    const calls = () => Promise.all(Array.from({ length: 40 }, () => bernd.get(SESSIONS)));
    const running = calls();
    await server.restart(async () => {
      const [refused] = await calls();
      expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([503, '2']);
      const health = await werkbank.inject({ url: '/health' });
      expect([health.statusCode, health.json()]).toEqual([503, { status: 'DOWN', reason: 'database' }]);
    });
    for (const { statusCode } of await running) expect([200, 503]).toContain(statusCode);
    expect((await werkbank.inject({ url: '/health' })).json()).toEqual({ status: 'UP' });
    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 40 }, () => 200),
    );
    await werkbank.close();
  });

  it('serves others while a hundred equal releases wait for another process, and answers all of them alike [ORD-17]', async () => {
    const werkbank = await openWerkbank({
      databaseUrl: await server.createDatabase(),
      requestsPerMinute: 1_000_000,
    });
    const desk = await TradingDesk.open(werkbank, '10000002');
    const body = await desk.body({ limitAt: '150.00' });
    const headers = await desk.release(await desk.validate(body));
    const { decide, decided } = await claimedElsewhere(werkbank, desk.clientId);
    const waiting = Promise.all(Array.from({ length: 100 }, () => desk.create(body, headers, KEY)));
    // A call is recognised by a query of its own: when one is answered, all of the hundred before it have come to their key.
    const other = async () => (await desk.customer.get(SESSIONS)).statusCode;
    expect([await other(), await other()]).toEqual([200, 200]);
    decide();
    await decided;
    expect(new Set((await waiting).map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
    await werkbank.close();
  });
});

/** Makes the database's disk full, or gives it room again: it answers what it can read, and refuses to write. */
function diskOf(thread: DatabaseThread): { isFull: boolean; readonly thread: DatabaseThread } {
  const ask = thread.postMessage.bind(thread);
  const disk = { isFull: false, thread };
  thread.postMessage = (question: WorkerQuestion): void => {
    const writes = question.kind === 'query' && /^\s*(insert|update|delete|create)/i.test(question.sql);
    ask(disk.isFull && writes ? { ...question, sql: NO_SPACE, parameters: [] } : question);
  };
  return disk;
}

/** What PostgreSQL says when a file cannot grow. */
const NO_SPACE = `do $$ begin raise exception using errcode = '53100', message = 'No space left on device'; end $$`;

describe('a disk without room [BNK-01] [STR-01]', () => {
  it('is said with 503 and when to come again, by health too; nothing is done, nobody locked, and then all is well', async () => {
    let disk: ReturnType<typeof diskOf> | undefined;
    const werkbank = await openWerkbank({
      throughThread: (thread) => {
        disk = diskOf(thread);
        return disk.thread;
      },
    });
    const desk = await TradingDesk.open(werkbank, '10000002');
    const body = await desk.body();
    const validated = await desk.validate(body);
    const headers = await desk.release(validated);
    const before = await desk.cash();
    if (disk === undefined) throw new Error('The bank has opened no database');
    disk.isFull = true;
    // More than the wrong TANs and unused challenges that lock a customer.
    for (let times = 0; times < 6; times++) {
      const refused = await desk.create(body, headers, KEY);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
      expect((await desk.validate(body)).statusCode).toBe(503);
    }
    const health = await werkbank.inject({ url: '/health' });
    expect([health.statusCode, health.headers['retry-after']]).toEqual([503, '5']);
    expect(health.json()).toEqual({ status: 'DOWN', reason: 'database' });

    disk.isFull = false;
    expect((await werkbank.inject({ url: '/health' })).json()).toEqual({ status: 'UP' });
    expect(await desk.cash()).toEqual(before);
    expect((await desk.create(body, headers, KEY)).statusCode).toBe(201);
    const orders = await desk.customer.get(`/api/brokerage/depots/${desk.depotId}/v3/orders`);
    expect(orders.json<{ values: object[] }>().values).toHaveLength(1);
    expect((await desk.ledger()).sound).toBe(true);
    await werkbank.close();
  });
});

describe('failures of a database', () => {
  it.each([
    [{ code: '57P01' }, true],
    [{ code: '53100' }, true],
    [{ code: 'ECONNREFUSED' }, true],
    [new Error('Connection terminated unexpectedly'), true],
    [{ code: '23505' }, false],
    [{ code: '22021' }, false],
    [new Error('a bug'), false],
  ])('%p passes: %p', (error, passes) => {
    expect(isUnavailable(error)).toBe(passes);
  });
});

describe('a data folder [BNK-01] [STR-01]', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'werkbank-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('without anything is a fresh one', () => {
    expect(() => checkDataFolder(folder)).not.toThrow();
  });

  it('whose database has gone is not filled again', () => {
    markDataFolder(folder);
    expect(() => checkDataFolder(folder)).toThrow('Put a copy of the folder in its place');
  });

  it('of which a part is missing is left as it is, and a sentence says what to do', async () => {
    mkdirSync(databaseFolder(folder));
    writeFileSync(join(databaseFolder(folder), 'postmaster.opts'), '');
    await expect(openWerkbank({ dataFolder: folder })).rejects.toThrow(
      `The data folder ${folder} is damaged, nothing in it was changed.`,
    );
    expect(readdirSync(databaseFolder(folder))).toEqual(['postmaster.opts']);
  });
});
