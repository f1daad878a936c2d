import { startSandbox } from './sandbox';

/** Starts the one sandbox bank that every contract suite speaks to; suites read its address from the environment. */
export default async function startBank(): Promise<void> {
  const sandbox = await startSandbox();
  process.env['SANDBOX_URL'] = sandbox.url;
  globalThis.contractSandbox = sandbox;
}
