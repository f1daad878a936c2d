import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { StoredTabPulse } from '@adapters/browser/storage/stored-tab-pulse';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { instant } from '@domain/time/instant';
import { describeTabPulse } from '../../../contracts/device/tab-pulse.contract';

/** Windows on one storage: a change through one of them is an event in all others. */
function browser(storage = memoryStorage()) {
  const windows: EventTarget[] = [];
  return () => {
    const own = new EventTarget();
    windows.push(own);
    const setItem = (key: string, text: string): void => {
      storage.setItem(key, text);
      for (const window of windows)
        if (window !== own) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const seen = {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem,
    };
    return new StoredTabPulse(seen, own, new RecordingLogger());
  };
}

describeTabPulse('the browser’s storage', browser);

describe('the pulse in the browser’s storage', () => {
  it.each([
    ['nothing readable', '{'],
    ['another shape', '{"activeAt":"gestern","endsAt":2}'],
    ['half of it', '{"activeAt":1}'],
  ])('is absent where there is %s', (_case, text) => {
    const storage = memoryStorage();
    storage.setItem('depotwerk-session', text);
    expect(browser(storage)().read()).toBeUndefined();
  });

  it('is left alone where the storage is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const pulse = new StoredTabPulse(full, new EventTarget(), new RecordingLogger());
    expect(() => pulse.write({ activeAt: instant(1), endsAt: instant(2) })).not.toThrow();
  });

  it('is not told of changes of other things', () => {
    const window = new EventTarget();
    const heard: string[] = [];
    new StoredTabPulse(memoryStorage(), window, new RecordingLogger()).listen(() => heard.push('told'));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'depotwerk-device' }));
    expect(heard).toEqual([]);
  });
});
