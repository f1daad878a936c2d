import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './paths.mjs';

/** What Node needs to run the TypeScript of this repository. */
export const typescript = ['-r', '@swc-node/register'];

const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end and gives back its exit code and everything it said. If this process is asked to end
 * meanwhile, the program and all it has started end with it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function run(program, args, options = {}) {
  /** @type {string[]} */
  const said = [];
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  });
  child.stdout?.setEncoding('utf8').on('data', (text) => said.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text) => said.push(text));
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    setImmediate(() => process.exit(1));
  };
  for (const signal of endingSignals) process.once(signal, end);
  try {
    const [code] = await once(child, 'close');
    return { ok: code === 0, output: said.join('') };
  } catch (error) {
    return { ok: false, output: String(error) };
  } finally {
    for (const signal of endingSignals) process.off(signal, end);
  }
}

/**
 * Says what is being done, does it, and says how it went and how long it took.
 * @param {string} what
 * @param {() => Promise<{ ok: boolean, output: string }>} work
 */
export async function announce(what, work) {
  const begun = Date.now();
  process.stdout.write(`${what} …`);
  const result = await work();
  process.stdout.write(` ${result.ok ? 'done' : 'failed'} (${seconds(begun)})\n`);
  return result;
}

/**
 * A piece of work without which nothing else makes sense: if it fails, its output is shown and all ends.
 * @param {string} what
 * @param {() => Promise<{ ok: boolean, output: string }>} work
 */
export async function step(what, work) {
  const { ok, output } = await announce(what, work);
  if (ok) return;
  console.error(output);
  process.exit(1);
}

/**
 * Time since then, as people read it.
 * @param {number} begun
 */
export function seconds(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}
