import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { fetchPostLog } from '@adapters/logging/fetch-post-log';
import type { LogEntry } from '@adapters/logging/log-entry';
import type { Posted } from '@adapters/logging/server-sink';

describe('a post to the log [KIT-06]', () => {
  const entry = (additional: Record<string, unknown>): LogEntry => ({
    level: 'ERROR',
    message: 'x',
    timestamp: '',
    additional,
    position: '/',
  });
  const scheduler = new ManualScheduler();
  const send = async (status: number, entries: readonly LogEntry[], leaving = false) => {
    const calls: RequestInit[] = [];
    const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
      calls.push(init ?? {});
      if (status === 0) throw new TypeError('offline');
      return new Response(null, { status });
    };
    const post = fetchPostLog({
      fetch,
      url: '/cp/clientlog',
      source: 'depotwerk',
      antiForgery: () => ({ 'X-XSRF-TOKEN': 't' }),
      scheduler,
    });
    return { done: await post(entries, leaving), call: calls[0] };
  };

  it('carries category, source, error ids and the anti-forgery token, and outlives the page', async () => {
    const { call } = await send(204, [entry({ errorId: 'e1', units: 5n }), entry({ errorId: 'e2' })], true);
    expect(call?.headers).toMatchObject({
      'x-log-category': 'client',
      'x-log-source': 'depotwerk',
      'x-log-error-id': 'e1,e2',
      'X-XSRF-TOKEN': 't',
    });
    expect(call?.keepalive).toBe(true);
    expect(call?.body).toEqual(expect.stringContaining('"units":"5"'));
  });

  it.each([
    [204, 'arrived', 'it arrived'],
    [400, 'refused', 'sending it again would not help'],
    [500, 'broken', 'the log is down, or broke down over it'],
    [403, 'failed', 'the token may be renewed'],
    [0, 'failed', 'the network is down'],
  ])('status %s is told as %s: %s', async (status, done) => {
    expect((await send(status, [entry({})])).done).toBe(done);
    expect(scheduler.waiting).toBe(0);
  });

  it('without an answer fails after ten seconds and is called off', async () => {
    const fetch = (_: unknown, { signal }: { readonly signal: AbortSignal }): Promise<Response> =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const done = fetchPostLog({ fetch, url: '/x', source: 's', antiForgery: () => ({}), scheduler })(
      [entry({})],
      false,
    );
    let posted: Posted | undefined;
    void done.then((came) => (posted = came));
    await scheduler.advance(9_999);
    expect(posted).toBeUndefined();
    await scheduler.advance(1);
    expect(posted).toBe('failed');
  });
});
