import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { keepFilesInTime } from '@src/later/keep-files';

type Page = Parameters<typeof keepFilesInTime>[0];

/** Opens a page that becomes quiet, or one that never does. */
async function open(page: Page, isQuiet = true): Promise<ManualScheduler> {
  const scheduler = new ManualScheduler();
  keepFilesInTime(page, scheduler);
  if (isQuiet) jest.advanceTimersByTime(10_000);
  return scheduler;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('files kept for a time without a network [CUS-05]', () => {
  it('are asked for once, by one worker for the portal and for its error page', async () => {
    const register = jest.fn(async () => undefined);
    const page = { navigator: { serviceWorker: { register } } };
    const scheduler = await open(page);
    await scheduler.advance(60_000);
    expect(register.mock.calls).toEqual([
      ['/ngbrk/offline.js', { scope: '/ngbrk/' }],
      ['/ngbrk/offline.js', { scope: '/cp/error' }],
    ]);
  });

  it('are asked for in the end although the page is never quiet', async () => {
    const register = jest.fn(async () => undefined);
    const scheduler = await open({ navigator: { serviceWorker: { register } } }, false);
    await scheduler.advance(29_999);
    expect(register).not.toHaveBeenCalled();
    await scheduler.advance(1);
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('are asked for by the address that the content policy made', async () => {
    const register = jest.fn(async () => undefined);
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL: () => string }) => ({
      createScriptURL: () => `made:${rules.createScriptURL()}`,
    }));
    await open({ navigator: { serviceWorker: { register } }, trustedTypes: { createPolicy } });
    expect(createPolicy).toHaveBeenCalledWith('depotwerk-offline', expect.anything());
    expect(register).toHaveBeenCalledWith('made:/ngbrk/offline.js', { scope: '/ngbrk/' });
  });

  it('are no matter to a browser that keeps none, or refuses', async () => {
    await expect(open({ navigator: {} })).resolves.toBeDefined();
    const register = jest.fn(() => Promise.reject(new Error('no room')));
    await open({ navigator: { serviceWorker: { register } } });
    expect(register).toHaveBeenCalledTimes(2);
  });
});
