import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { ConsoleSink } from '@adapters/logging/console-sink';
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

  it('withholds no error for others that differ in their reason', async () => {
    const { scheduler, posted, logger } = setUp();
    for (let index = 0; index < 30; index++) logger.error('Uncaught error', { reason: `error ${index}` });
    for (let index = 0; index < 500; index++) logger.error('Uncaught error', { reason: 'loop' });
    logger.error('Uncaught error', { reason: 'the real one' });
    await scheduler.advance(62_000);
    const reasons = posted.flat().map(({ additional }) => additional['reason']);
    expect(new Set(reasons).size).toBe(32);
    expect(reasons).toHaveLength(30 + 10 + 1 + 1);
    expect(posted.flat().at(-1)?.additional).toEqual({ reason: 'loop', withheld: 490 });
  });

  it('floods nobody with thousands of reasons of one text either, and says how many it withheld', async () => {
    const { scheduler, posted, logger } = setUp();
    for (let index = 0; index < 5000; index++) logger.error('Uncaught error', { reason: `error ${index}` });
    logger.error('other', { reason: 'error 1' });
    await scheduler.advance(62_000);
    expect(posted.flat()).toHaveLength(100 + 1 + 1);
    expect(posted.flat().at(-1)?.additional).toEqual({ reason: 'error 4999', withheld: 4900 });
    logger.error('Uncaught error', { reason: 'next' });
    await scheduler.advance(2_000);
    expect(posted.flat().at(-1)?.additional).toEqual({ reason: 'next' });
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

  it('is not held up by an entry the log breaks down over, and says that it is given up', async () => {
    const { scheduler, posted, logger } = setUp((entries) =>
      entries.some(({ message }) => message === 'bad') ? 'broken' : 'arrived',
    );
    for (const message of ['a', 'bad', 'b', 'c', 'd']) logger.error(message);
    await scheduler.advance(600_000);
    const passed = posted.filter((batch) => batch.every(({ message }) => message !== 'bad'));
    expect(texts(passed).flat().toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(scheduler.waiting).toBe(0);
    logger.error('later');
    await scheduler.advance(10_000);
    expect(posted.at(-1)).toMatchObject([{ message: 'later', additional: { lost: 1 } }]);
  });

  it('keeps the only entry while the log breaks down over it, until another one passes', async () => {
    const { scheduler, posted, logger } = setUp((entries) =>
      entries.some(({ message }) => message === 'bad') ? 'broken' : 'arrived',
    );
    logger.error('bad');
    await scheduler.advance(3_600_000);
    expect(scheduler.waiting).toBe(1);
    logger.error('good');
    await scheduler.advance(600_000);
    expect(scheduler.waiting).toBe(0);
    expect(texts(posted)).toContainEqual(['good']);
  });

  it('loses nothing to a log that breaks down over everything for an hour', async () => {
    let isUp = false;
    const arrived: string[] = [];
    const { scheduler, logger } = setUp((entries) => {
      if (isUp) arrived.push(...entries.map(({ message }) => message));
      return isUp ? 'arrived' : 'broken';
    });
    const written = Array.from({ length: 120 }, (_, index) => `text ${index}`);
    for (const text of written) logger.info(text);
    await scheduler.advance(3_600_000);
    isUp = true;
    await scheduler.advance(600_000);
    expect(arrived.toSorted()).toEqual(written.toSorted());
    expect(scheduler.waiting).toBe(0);
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
