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
  /** Accepts what comes and answers nothing, as a line that swallows everything. */
  readonly fallSilent: () => void;
  /** Goes on, with what was asked meanwhile first. */
  readonly speakAgain: () => void;
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

/** The bundled bank where the caller has made one, which starts in half the time; else its sources. */
const bundled = process.env['WERKBANK_BUNDLED'];
const bank = bundled === undefined ? ['-r', '@swc-node/register', 'sandbox/main.ts'] : [bundled];

/** What Werkbank says once it listens. */
const READY = /^Werkbank: http/m;

/** Starts Werkbank as a child process and waits until it says that it is ready; refuses with its output if it dies. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'werkbank-')));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, bank, {
    cwd: join(__dirname, '..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const orphanGuard = () => child.kill('SIGKILL');
  process.once('exit', orphanGuard);

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', orphanGuard);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await untilReady(child);
  return {
    url,
    dataDir,
    stop: async () => {
      await end('SIGTERM');
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    fallSilent: () => void child.kill('SIGSTOP'),
    speakAgain: () => void child.kill('SIGCONT'),
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

/** Neither looks again and again nor gives up: a slow start is over when the bank says so, or when it has ended. */
async function untilReady(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said.push(chunk.toString());
      if (READY.test(said.join(''))) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('close', () =>
      reject(new Error(`The sandbox ended before it was ready:\n${said.join('').slice(-4000)}`)),
    );
  });
  // What it says from now on is nobody's matter, and must not fill the pipes.
  child.stdout?.removeAllListeners('data').resume();
  child.stderr?.removeAllListeners('data').resume();
}
