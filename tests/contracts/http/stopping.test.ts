import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { startSandbox } from '@tests/support/sandbox';

const FORM = 'client_id=a&client_secret=b&grant_type=password&username=10000002&password=222222';

/** A request for a token whose body is still to come; it is at the bank once that says "100 Continue". */
async function begun(url: string): Promise<ClientRequest> {
  const running = request(`${url}/oauth/token`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': FORM.length,
      expect: '100-continue',
    },
  });
  running.flushHeaders();
  await once(running, 'continue');
  return running;
}

const isListening = (url: string): Promise<boolean> =>
  fetch(`${url}/health`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

describe('a bank that is asked to stop (SIGTERM) [BNK-01]', () => {
  it('takes no more requests, carries out those that are running, and ends', async () => {
    const bank = await startSandbox({ env: { DATA_DIR: 'memory:' } });
    const running = await begun(bank.url);
    const order: string[] = [];
    const stopped = bank.stop().then(() => order.push('ended'));
    while (await isListening(bank.url));
    order.push('refuses');
    const answering = new Promise<IncomingMessage>((resolve) => running.on('response', resolve));
    running.end(FORM);
    const answer = await answering;
    const parts: Buffer[] = await answer.toArray();
    order.push(`answered ${String(answer.statusCode)}`);
    expect(Buffer.concat(parts).toString()).toContain('"access_token"');
    await stopped;
    expect(order).toEqual(['refuses', 'answered 200', 'ended']);
  });
});

describe('a bank that cannot serve [BNK-01]', () => {
  it('says why and ends, its database too, when its port is taken', async () => {
    const bank = await startSandbox({ env: { DATA_DIR: 'memory:' } });
    const port = Number(new URL(bank.url).port);
    await expect(startSandbox({ port, env: { DATA_DIR: 'memory:' } })).rejects.toThrow(/EADDRINUSE/);
    await bank.stop();
  });
});
