import { startSandbox } from './sandbox';

/**
 * Starts the one sandbox bank that every contract suite speaks to; suites read its address from the environment. It
 * allows more requests than a bank does, since hundreds of customers sign in from one address, as fast as they can.
 */
export default async function startBank(): Promise<void> {
  const sandbox = await startSandbox({ env: { WERKBANK_RATE_LIMIT: '1000000' } });
  process.env['SANDBOX_URL'] = sandbox.url;
  globalThis.contractSandbox = sandbox;
}
