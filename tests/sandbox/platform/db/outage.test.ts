import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataFolder, databaseFolder, markDataFolder } from '@sandbox/platform/db/data-folder';
import { isUnavailable } from '@sandbox/platform/db/unavailable';
import { startPostgres, type PostgresServer } from '../../../support/postgres';
import { openWerkbank } from '../../support/werkbank';

describe('a database server that restarts under load [BNK-01]', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('is waited for: calls hear 503 and when to come again, health says so, then all is well', async () => {
    const werkbank = await openWerkbank({ databaseUrl: await server.createDatabase() });
    const bernd = await (await werkbank.signIn('10000002')).activateSession();
    const calls = () =>
      Promise.all(Array.from({ length: 40 }, () => bernd.get('/api/session/clients/user/v1/sessions')));
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

describe('a data folder [BNK-01]', () => {
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
