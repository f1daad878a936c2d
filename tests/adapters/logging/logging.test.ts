import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { ConsoleSink } from '@adapters/logging/console-sink';
import { fetchPostLog } from '@adapters/logging/fetch-post-log';
import { FloodGuard } from '@adapters/logging/flood-guard';
import type { LogEntry } from '@adapters/logging/log-entry';
import { PortalLogger } from '@adapters/logging/portal-logger';
import { ServerSink, type Posted } from '@adapters/logging/server-sink';
import { instant } from '@domain/time/instant';

function setUp(arrives: (entries: readonly LogEntry[]) => Posted | Promise<Posted> = () => 'arrived') {
  const scheduler = new ManualScheduler(instant(Date.UTC(2026, 10, 23, 9)));
  const posted: (readonly LogEntry[])[] = [];
  const outliving: boolean[] = [];
  const post = async (entries: readonly LogEntry[], leaving: boolean): Promise<Posted> => {
    posted.push(entries);
    outliving.push(leaving);
    return arrives(entries);
  };
  const sink = new ServerSink({ post, scheduler, floodGuard: new FloodGuard(scheduler) });
  const logger = new PortalLogger({ clock: scheduler, position: () => '/ngbrk/orderbuch', sinks: [sink] });
  return { scheduler, posted, outliving, sink, logger };
}

const texts = (posted: readonly (readonly LogEntry[])[]): string[][] =>
  posted.map((entries) => entries.map(({ message }) => message));

describe('the log [KIT-06]', () => {
  it('goes to the bank from INFO upward, gathered, with level, time, facts and position', async () => {
    const { scheduler, posted, logger } = setUp();
    logger.trace('no');
    logger.debug('no');
    logger.info('one', { a: 1 });
    logger.error('two');
    await scheduler.advance(2_000);
    expect(posted).toEqual([
      [
        {
          level: 'INFO',
          message: 'one',
          timestamp: '2026-11-23T09:00:00.000Z',
          additional: { a: 1 },
          position: '/ngbrk/orderbuch',
        },
        {
          level: 'ERROR',
          message: 'two',
          timestamp: '2026-11-23T09:00:00.000Z',
          additional: {},
          position: '/ngbrk/orderbuch',
        },
      ],
    ]);
  });

  it('loses nothing: a failed batch goes again, later each time, in its order', async () => {
    let isUp = false;
    const { scheduler, posted, logger } = setUp(() => (isUp ? 'arrived' : 'failed'));
    logger.info('one');
    await scheduler.advance(2_000);
    logger.info('two');
    await scheduler.advance(5_000);
    await scheduler.advance(9_999);
    expect(texts(posted)).toEqual([['one'], ['one', 'two']]);
    isUp = true;
    await scheduler.advance(1);
    expect(texts(posted)).toEqual([['one'], ['one', 'two'], ['one', 'two']]);
    expect(scheduler.waiting).toBe(0);
  });

  it('is sent at once when the page goes', async () => {
    const { scheduler, posted, sink, logger } = setUp();
    logger.info('last');
    sink.flush();
    await scheduler.advance(0);
    expect(texts(posted)).toEqual([['last']]);
    await scheduler.advance(10_000);
    expect(posted).toHaveLength(1);
  });

  it('is sent whole when the page goes while a batch is under way', async () => {
    const waiting: (() => void)[] = [];
    const { scheduler, posted, sink, logger } = setUp(
      () => new Promise((resolve) => waiting.push(() => resolve('arrived'))),
    );
    logger.info('under way');
    await scheduler.advance(2_000);
    for (let index = 0; index < 60; index++) logger.info(`late ${index}`);
    sink.flush();
    expect(posted.map(({ length }) => length)).toEqual([1, 50, 10]);
    for (const arrive of waiting) arrive();
    await scheduler.advance(600_000);
    expect(posted).toHaveLength(3);
  });

  it('floods nobody: equal texts beyond ten a minute are counted, others pass', async () => {
    const { scheduler, posted, logger } = setUp();
    for (let index = 0; index < 500; index++) logger.error('loop');
    logger.error('other');
    await scheduler.advance(60_000);
    logger.error('loop');
    await scheduler.advance(2_000);
    expect(posted.flat().filter(({ message }) => message === 'loop')).toHaveLength(12);
    expect(posted.flat().filter(({ additional }) => additional['withheld'] === 490)).toHaveLength(1);
    expect(texts(posted).flat()).toContain('other');
  });

  it('travels in batches of at most fifty', async () => {
    const { scheduler, posted, logger } = setUp();
    for (let index = 0; index < 120; index++) logger.info(`text ${index}`);
    await scheduler.advance(2_000);
    expect(posted.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('says what it withheld although the text never comes again, and when the page goes', async () => {
    const { scheduler, posted, sink, logger } = setUp();
    for (let index = 0; index < 15; index++) logger.error('loop');
    await scheduler.advance(62_000);
    expect(posted.flat().at(-1)?.additional).toEqual({ withheld: 5 });
    for (let index = 0; index < 13; index++) logger.error('again');
    sink.flush();
    expect(posted.flat().at(-1)?.additional).toEqual({ withheld: 3 });
  });

  it('travels in batches that may outlive the page: by bytes, and only while it goes', async () => {
    const { scheduler, posted, outliving, sink, logger } = setUp();
    const trace = 'x'.repeat(9_000);
    for (let index = 0; index < 12; index++) logger.error(`text ${index}`, { trace });
    await scheduler.advance(2_000);
    expect(posted.map(({ length }) => length)).toEqual([6, 6]);
    expect(outliving).toEqual([false, false]);
    for (let index = 0; index < 12; index++) logger.error(`last ${index}`, { trace });
    sink.flush();
    expect(posted.every((batch) => JSON.stringify(batch).length < 60_000)).toBe(true);
    // All that outlives a page shares 64 KiB; the second batch goes as any other.
    expect(outliving).toEqual([false, false, true, false]);
  });

  it('shortens an entry that is too long, and says so', async () => {
    const { scheduler, posted, logger } = setUp();
    logger.error('m'.repeat(5_000), { reason: 'r'.repeat(100_000), state: { deep: 'd'.repeat(9_000) } });
    await scheduler.advance(2_000);
    const [entry] = posted.flat();
    expect(entry?.message).toHaveLength(4_000);
    expect(JSON.stringify(entry).length).toBeLessThan(16_000);
    expect(entry?.additional['shortenedFrom']).toBeGreaterThan(100_000);
  });

  it('is not held up by an entry that the bank never takes, and says that it is lost', async () => {
    const { scheduler, posted, logger } = setUp((entries) =>
      entries.some(({ message }) => message === 'bad') ? 'refused' : 'arrived',
    );
    const taken = (): string[] =>
      posted
        .filter((batch) => batch.every(({ message }) => message !== 'bad'))
        .flat()
        .map(({ message }) => message);
    for (const message of ['a', 'bad', 'b', 'c', 'd']) logger.error(message);
    await scheduler.advance(10_000);
    expect(taken()).toEqual(['a', 'b', 'c', 'd']);
    logger.error('later');
    await scheduler.advance(10_000);
    expect(posted.flat().filter(({ additional }) => additional['lost'] === 1).length).toBeGreaterThan(0);
  });

  it('keeps the newest five hundred while the bank is away, and says how many went', async () => {
    let isUp = false;
    const { scheduler, posted, logger } = setUp(() => (isUp ? 'arrived' : 'failed'));
    for (let index = 0; index < 520; index++) logger.info(`text ${index}`);
    isUp = true;
    await scheduler.advance(10_000);
    expect(posted[0]?.[0]).toMatchObject({ message: 'text 20', additional: { lost: 20 } });
  });

  it.each([
    [false, 0],
    [true, 5],
  ])('reaches the console only with the local flag: %s', (flag, times) => {
    const written: unknown[] = [];
    const method = (...parts: unknown[]): void => void written.push(parts);
    const sink = new ConsoleSink(
      { trace: method, debug: method, info: method, warn: method, error: method },
      () => flag,
    );
    const logger = new PortalLogger({ clock: new ManualScheduler(), position: () => '/', sinks: [sink] });
    for (const level of ['trace', 'debug', 'info', 'warn', 'error'] as const) logger[level](level);
    expect(written).toHaveLength(times);
  });
});

describe('a post to the log [KIT-06]', () => {
  const entry = (additional: Record<string, unknown>): LogEntry => ({
    level: 'ERROR',
    message: 'x',
    timestamp: '',
    additional,
    position: '/',
  });
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
    [500, 'failed', 'the log is down'],
    [403, 'failed', 'the token may be renewed'],
    [0, 'failed', 'the network is down'],
  ])('status %s is told as %s: %s', async (status, done) => {
    expect((await send(status, [entry({})])).done).toBe(done);
  });
});
