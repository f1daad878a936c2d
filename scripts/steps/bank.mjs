import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root } from './paths.mjs';

/**
 * Starts the sandbox bank as a direct child, so that no process is left when this one is ended.
 * @param {number} port
 * @param {readonly string[]} nodeArgs what Node is to run, and how
 */
export function startBank(port, nodeArgs) {
  return spawn(process.execPath, nodeArgs, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl C reaches it once, from here, and not from the terminal as well.
    detached: true,
    env: { ...process.env, PORT: String(port) },
  });
}

/**
 * Ends the children when this process is asked to end or one of them has ended, and then this process.
 * @param {readonly import('node:child_process').ChildProcess[]} children
 */
export function endTogether(children) {
  const endAll = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, endAll);
  process.on('exit', endAll);
  for (const child of children) {
    child.on('exit', (code, signal) => {
      process.exitCode ||= code ?? (signal === 'SIGTERM' ? 0 : 1);
      endAll();
      if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null))
        process.exit();
    });
  }
}

/**
 * Waits until the bank says that it is ready.
 * @param {string} url
 */
export async function untilHealthy(url) {
  while (!(await isHealthy(url))) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Whether a bank answers at this address.
 * @param {string} url
 */
export async function isHealthy(url) {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

/**
 * Whether nobody listens on this port.
 * @param {number} port
 */
export async function isFree(port) {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
