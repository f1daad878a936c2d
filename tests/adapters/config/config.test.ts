import { configProblems } from '@adapters/config/config-problems';
import { LayeredTextSource } from '@adapters/config/layered-text-source';
import { loadPortalConfig } from '@adapters/config/load-portal-config';
import { toPortalConfig } from '@adapters/config/portal-config';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { stillConfig } from '@tests/src/still-config';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';

const config = {
  ...stillConfig,
  translationPaths: { additional: [], default: ['/ngbrk/assets/i18n'], override: ['/cms/i18n'] },
};

const silent = () => new Promise<Response>(() => undefined);

describe('the configuration [KIT-04]', () => {
  it('is taken as it is when it is right', () => {
    expect(toPortalConfig(config)).toEqual(E.right(config));
  });

  it.each([
    ['production', { ...config, production: 'true' }],
    ['apiBasePath', { ...config, apiBasePath: 'api' }],
    ['keepalive.url', { ...config, keepalive: { ...config.keepalive, url: 'https://host/' } }],
    ['keepalive.interval', { ...config, keepalive: { ...config.keepalive, interval: 0 } }],
    ['keepalive.interval', { ...config, keepalive: { ...config.keepalive, interval: '600' } }],
    ['keepalive.interval', { ...config, keepalive: { url: '/x' } }],
    ['config.json', null],
  ])('says which field is wrong: %s', (field, wrong) => {
    const read = toPortalConfig(wrong);
    expect(E.isLeft(read) && configProblems(read.left)).toEqual([
      expect.stringMatching(new RegExp(`^${field}: `)),
    ]);
  });

  it.each([
    [{ apiBasePath: 'api' }, 'apiBasePath: text that starts with /, not "api"'],
    [{ keepalive: { url: '/x', interval: 0 } }, 'keepalive.interval: number of at least 1, not 0'],
    [
      { providers: ['http://x.de'] },
      'providers.0: origin that starts with https:// and has no path, not "http://x.de"',
    ],
    [{ production: undefined }, 'production: boolean, not nothing'],
  ])('says what was expected: %j', (wrong, sentence) => {
    const read = toPortalConfig({ ...config, ...wrong });
    expect(E.isLeft(read) && configProblems(read.left)).toEqual([sentence]);
  });

  const url = '/ngbrk/config.json';
  const load = async (...answers: readonly (() => Response | Promise<Response>)[]) => {
    const scheduler = new ManualScheduler(instant(0));
    let asked = 0;
    const signals: AbortSignal[] = [];
    const calledOff: (boolean | undefined)[] = [];
    const fetch = async (_: string, { signal }: { readonly signal: AbortSignal }) => {
      calledOff.push(signals.at(-1)?.aborted);
      signals.push(signal);
      return answers[Math.min(asked++, answers.length - 1)]?.() ?? Response.error();
    };
    const loading = loadPortalConfig({ fetch, scheduler }, url);
    await scheduler.advance(30_000);
    expect(scheduler.waiting).toBe(0);
    return { read: await loading, asked, calledOff };
  };

  it('is wrong, and not asked for again, where the file is missing', async () => {
    const { read, asked } = await load(() => new Response('', { status: 404 }));
    expect(read).toMatchObject({
      left: { kind: 'wrong', problem: expect.stringContaining(`${url}: `) },
    });
    expect(asked).toBe(1);
  });

  const lost = [
    ['a failing server', () => new Response('', { status: 503 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['no answer', silent],
    ['an answer without an end', () => new Response(new ReadableStream())],
    ["a hotel's gate in its place", () => new Response('<html><h1>Wartung</h1></html>')],
    ['half a file', () => new Response(JSON.stringify(config).slice(0, 40))],
  ] as const;

  it.each(lost)('is lost after three tries, which is something else: %s', async (_, answer) => {
    const { read, asked } = await load(answer);
    expect(read).toMatchObject({ left: { kind: 'lost', problem: expect.stringContaining(`${url}: `) } });
    expect(asked).toBe(3);
  });

  it('is no longer fetched once it is too late, so that the next try does not wait for it', async () => {
    const { read, calledOff } = await load(silent, () => new Response(JSON.stringify(config)));
    expect(read).toEqual(E.right(config));
    expect(calledOff).toEqual([undefined, true]);
  });

  it.each(lost)('is asked for again on a bad line: %s', async (_, answer) => {
    const { read } = await load(answer, () => new Response(JSON.stringify(config)));
    expect(read).toEqual(E.right(config));
  });
});

describe('the translations [KIT-05]', () => {
  const load = async (files: Readonly<Record<string, () => Response | Promise<Response>>>) => {
    const logger = new RecordingLogger();
    const fetch = async (url: unknown): Promise<Response> => {
      const file = files[String(url)];
      if (file === undefined) throw new TypeError('offline');
      return file();
    };
    const asked: string[] = [];
    const scheduler = new ManualScheduler(instant(0));
    const layers = { additional: ['/a'], default: ['/b'], override: ['/c'] };
    const counted = (url: string): Promise<Response> => {
      asked.push(url);
      return fetch(url);
    };
    const loading = new LayeredTextSource({ fetch: counted, layers, scheduler, logger }).load('de')();
    let cameAfter: number | undefined;
    void loading.then(() => (cameAfter = scheduler.now()));
    await scheduler.advance(30_000);
    return { texts: await loading, records: logger.records, asked, cameAfter };
  };
  const json = (tree: unknown) => () => new Response(JSON.stringify(tree));

  it('lie over each other in the order of their layers', async () => {
    const { texts, records } = await load({
      '/a/de.json': json({ x: { one: 'a', two: 'a', three: 'a' } }),
      '/b/de.json': json({ x: { two: 'b', three: 'b' } }),
      '/c/de.json': json({ x: { three: 'c' }, y: 'c' }),
    });
    expect(texts).toEqual({ x: { one: 'a', two: 'b', three: 'c' }, y: 'c' });
    expect(records).toEqual([]);
  });

  it.each([
    ['an empty file', () => new Response(' '), 'error'],
    ['an invalid file', () => new Response('{'), 'error'],
    ['a file of another shape', json({ x: 1 }), 'error'],
    ['an unexpected status', () => new Response('', { status: 500 }), 'error'],
    ['a missing file', () => new Response('', { status: 404 }), 'debug'],
  ])('go on without %s, which is logged', async (_, file, level) => {
    const { texts, records } = await load({
      '/a/de.json': file,
      '/b/de.json': json({ x: 'b' }),
      '/c/de.json': json({ y: 'c' }),
    });
    expect(texts).toEqual({ x: 'b', y: 'c' });
    expect(records).toMatchObject([{ level, facts: { url: '/a/de.json' } }]);
  });

  it.each(['/a/de.json', '/c/de.json'])(
    'wait shortly for a file beside their own, and say that %s is late',
    async (url) => {
      const files = { '/a/de.json': json({}), '/b/de.json': json({ x: 'b' }), '/c/de.json': json({}) };
      const { texts, records, cameAfter } = await load({ ...files, [url]: silent });
      expect(texts).toEqual({ x: 'b' });
      expect(cameAfter).toBe(2500);
      expect(records).toMatchObject([{ level: 'error', facts: { url } }]);
    },
  );

  it('are whole when the file of the portal itself answers at the second time only', async () => {
    let times = 0;
    const { texts, cameAfter } = await load({
      '/a/de.json': json({}),
      '/b/de.json': () => (++times === 1 ? silent() : new Response('{"x":"b"}')),
      '/c/de.json': json({}),
    });
    expect(texts).toEqual({ x: 'b' });
    expect(cameAfter).toBe(8400);
  });

  it.each([
    ['no answer', silent],
    ['an answer without an end', () => new Response(new ReadableStream())],
    ['an empty file', () => new Response(' ')],
    ['a file without a word', () => new Response('{"shell":{}}')],
    ['an unexpected status', () => new Response('', { status: 500 })],
    ['a missing file', () => new Response('', { status: 404 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('are none where the file of the portal itself is lost, asked for three times: %s', async (_, file) => {
    const { texts, asked } = await load({
      '/a/de.json': json({ x: 'a' }),
      '/b/de.json': file,
      '/c/de.json': json({ y: 'c' }),
    });
    expect(texts).toBeUndefined();
    expect(asked.filter((url) => url === '/b/de.json')).toHaveLength(3);
  });

  it('are whole when the file of the portal comes at the second time', async () => {
    let times = 0;
    const { texts } = await load({
      '/a/de.json': json({ x: 'a' }),
      '/b/de.json': () => (++times === 1 ? new Response('', { status: 503 }) : new Response('{"x":"b"}')),
      '/c/de.json': json({}),
    });
    expect(texts).toEqual({ x: 'b' });
  });

  it('cannot reach into the prototype of things', async () => {
    const hostile = () => new Response('{"__proto__":{"polluted":"yes"}}');
    const { texts } = await load({
      '/a/de.json': json({ x: 'a' }),
      '/b/de.json': hostile,
      '/c/de.json': hostile,
    });
    expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });
});
