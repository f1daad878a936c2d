import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const opening = {
  home: 'Start',
  wait: 'Seite wird geöffnet.',
  pages: [
    ['^/ngbrk/$', 'Start', 'Ihr Vermögen.', 'full'],
    ['^/ngbrk/orderbuch$', 'Orderbuch', 'Ihre Orders.', 'full'],
  ],
};
const page = readFileSync(join(__dirname, '../../../ui/app/index.html'), 'utf8')
  .replace('<%= firstWords %>', JSON.stringify({ de: opening }))
  .replaceAll(/<%.*?%>/gu, '');

/** The page before the portal's code has come, with its own scripts run as a browser would. */
function openPage(isParsed = true) {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const { body } = parsed;
  const parse = (): void => {
    document.body.replaceChildren(...body.children);
    runInContext(document.querySelector('body > script:not([type])')?.textContent ?? '', context);
  };
  document.body.replaceChildren();
  const listeners = new Map<string, ((event: object) => void)[]>();
  const timers: (readonly [() => void, number])[] = [];
  const reload = jest.fn();
  const fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const window = {};
  const context = createContext({
    window,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    setTimeout: (task: () => void, milliseconds: number) => timers.push([task, milliseconds]),
    ...{ document, localStorage, sessionStorage, fetch, AbortSignal, MutationObserver, HTMLScriptElement },
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes },
    location: { reload, pathname: '/ngbrk/orderbuch' },
  });
  runInContext(parsed.querySelector('script')?.textContent ?? '', context);
  if (isParsed) parse();
  return {
    parse,
    reload,
    fetch,
    dispatch: (type: string, event: object = {}) => listeners.get(type)?.forEach((listen) => listen(event)),
    /** The script's own errors have the window for their target. */
    fails: (target: object = window) => listeners.get('error')?.forEach((listen) => listen({ target })),
    wait: (most: number) => timers.forEach(([task, due]) => due <= most && task()),
  };
}

const isWaiting = (): boolean => document.getElementById('first-page')?.hidden === false;
const isLost = (): boolean => document.getElementById('first-lost')?.hidden === false;

type Page = ReturnType<typeof openPage>;

describe('the first page [SH-10]', () => {
  it.each<readonly [string, (opened: Page) => void]>([
    ['does not come', ({ fails }) => fails(document.createElement('script'))],
    ['cannot be read, or throws', ({ fails }) => fails()],
    ['says itself that it is lost', ({ dispatch }) => dispatch('depotwerk:lost')],
    ['hangs', ({ wait }) => wait(30_000)],
  ])('has a sentence and a button for code that %s', (_, happens) => {
    const opened = openPage();
    expect(isWaiting()).toBe(true);
    happens(opened);
    expect([isWaiting(), isLost()]).toEqual([false, true]);
    document.querySelector('button')?.click();
    expect(opened.reload).toHaveBeenCalledTimes(1);
    opened.dispatch('online');
    expect(opened.reload).toHaveBeenCalledTimes(2);
  });

  it.each<readonly [string, (opened: Page) => void]>([
    ['a picture that does not come', ({ fails }) => fails(document.createElement('img'))],
    ['the first half minute', ({ wait }) => wait(29_000)],
  ])('goes on waiting after %s', (_, happens) => {
    happens(openPage());
    expect([isWaiting(), isLost()]).toEqual([true, false]);
  });

  it('says so once it is read, where its code was lost before', () => {
    const opened = openPage(false);
    opened.fails(document.createElement('script'));
    opened.parse();
    opened.dispatch('DOMContentLoaded');
    expect([isWaiting(), isLost()]).toEqual([false, true]);
  });

  it('comes into sight with its words, however slowly it is read [SH-07]', () => {
    const untilWords = page.slice(0, page.indexOf('<script type="application/json"'));
    const standing = new DOMParser().parseFromString(untilWords, 'text/html').getElementById('first-page');
    expect(standing?.hidden).toBe(true);
    openPage();
    expect(isWaiting()).toBe(true);
    expect(document.getElementById('first-page')?.textContent).toMatch(
      /^\s*Start \/ Orderbuch\s+Orderbuch\s+Ihre Orders\.\s+Seite wird geöffnet\.\s*$/u,
    );
  });

  it('leaves a portal alone that has come after all', () => {
    const opened = openPage();
    opened.wait(30_000);
    document.getElementById('root')?.replaceChildren();
    opened.dispatch('online');
    opened.fails();
    opened.wait(30_000);
    opened.dispatch('online');
    expect(opened.reload).not.toHaveBeenCalled();
  });

  it('reloads once, however often its code was lost', () => {
    const opened = openPage();
    opened.fails();
    opened.fails();
    opened.wait(30_000);
    opened.dispatch('online');
    expect(opened.reload).toHaveBeenCalledTimes(1);
  });

  it('asks for what the portal reads first, named as every call is, and gives up what hangs [KIT-10]', () => {
    const { fetch } = openPage();
    expect(fetch.mock.calls).toEqual(
      ['/ngbrk/config.json', '/ngbrk/assets/i18n/de.json', '/cms/i18n/de.json'].map((url) => [
        url,
        {
          signal: expect.any(AbortSignal),
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            'x-http-request-info': expect.stringMatching(
              /^\{"clientRequestId":\{"sessionId":"[0-9a-f-]{36}","requestId":"[0-9a-f-]{36}"\}\}$/u,
            ),
          },
        },
      ]),
    );
  });
});
