import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A sandbox bank of its own: own port, own data folder, own process. */
export interface RunningSandbox {
  readonly url: string;
  readonly dataDir: string;
  /** Ends it properly and removes its data, unless the folder was given. */
  readonly stop: () => Promise<void>;
  /** Ends it as a crash would (SIGKILL); the data stays, so another start can pick it up. */
  readonly kill: () => Promise<void>;
}

/** What a test may decide about its bank; `env` wins over everything set here. */
export interface SandboxOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** An existing folder of a killed bank; by default a new one. */
  readonly dataDir?: string;
  readonly port?: number;
}

declare global {
  var contractSandbox: RunningSandbox | undefined;
}

/** The compiled bank where the caller has made one, which starts in half the time; else its sources. */
const compiled = process.env['WERKBANK_COMPILED'];
const bank = compiled === undefined ? ['-r', '@swc-node/register', 'sandbox/main.ts'] : [compiled];

const startLimitMs = 120_000;
const stopLimitMs = 10_000;

/** Starts Werkbank as a child process and waits until `GET /health` answers 200; refuses with its output if it dies. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'werkbank-')));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, bank, {
    cwd: join(__dirname, '..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const orphanGuard = () => child.kill('SIGKILL');
  process.once('exit', orphanGuard);

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', orphanGuard);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const lastResort = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(lastResort);
  };

  await untilHealthy(url, child, output);
  return {
    url,
    dataDir,
    stop: async () => {
      await end('SIGTERM');
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  return () => chunks.join('').slice(-4000);
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The sandbox ended before it was ready:\n${output()}`);
    }
    if (await isHealthy(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The sandbox was not ready after ${startLimitMs} ms:\n${output()}`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}
