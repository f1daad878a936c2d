import { BrowserIdentifiers } from '@adapters/browser/browser-identifiers';
import { cookie } from '@adapters/browser/cookie';
import { LocalDevicePreferences } from '@adapters/browser/storage/local-device-preferences';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { SessionErrorMemory } from '@adapters/browser/storage/session-error-memory';
import { usableStorage } from '@adapters/browser/storage/text/usable-storage';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { defaultDeviceSettings } from '@application/ports/device-preferences';
import { webcrypto } from 'node:crypto';

const crypto = webcrypto as Crypto;
const logger = new RecordingLogger();

describe('what the browser remembers', () => {
  it('names a tab once, and every UUID again', () => {
    const storage = memoryStorage();
    const identifiers = new BrowserIdentifiers(crypto, storage);
    expect(identifiers.tab()).toBe(new BrowserIdentifiers(crypto, storage).tab());
    expect(identifiers.tab()).not.toBe(new BrowserIdentifiers(crypto, memoryStorage()).tab());
    const made = Array.from({ length: 100 }, () => identifiers.uuid());
    expect(new Set(made).size).toBe(100);
    for (const uuid of made)
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('hands an error over to the error page until it is forgotten [SH-05]', () => {
    const storage = memoryStorage();
    const memory = new SessionErrorMemory(storage, logger);
    expect(memory.recall()).toBeUndefined();
    memory.remember({ code: 'x', args: { a: '1' } });
    expect(new SessionErrorMemory(storage, logger).recall()).toEqual({ code: 'x', args: { a: '1' } });
    storage.setItem(storage.key(0) ?? '', '{"code":1}');
    expect(memory.recall()).toBeUndefined();
    memory.forget();
    expect(storage.length).toBe(0);
  });

  it.each([[undefined], ['{'], ['null'], ['{"language":"fr"}'], ['{"v":9}']])(
    'takes defaults for %s',
    (kept) => {
      const storage = memoryStorage();
      if (kept !== undefined) storage.setItem('depotwerk-device', kept);
      expect(new LocalDevicePreferences(storage, logger).read()).toEqual(defaultDeviceSettings);
    },
  );

  it('keeps how the portal looks', () => {
    const storage = memoryStorage();
    const settings = { language: 'en', appearance: 'dark', discreet: true, tightTables: true } as const;
    new LocalDevicePreferences(storage, logger).write(settings);
    expect(new LocalDevicePreferences(storage, logger).read()).toEqual(settings);
  });

  it('goes on in memory where the browser forbids its storage', () => {
    const storage = usableStorage(() => {
      throw new Error('SecurityError');
    });
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
  });

  it('finds a cookie by its whole name', () => {
    expect(cookie('A-XSRF-TOKEN=no; XSRF-TOKEN=a%3Db', 'XSRF-TOKEN')).toBe('a=b');
    expect(cookie('', 'XSRF-TOKEN')).toBeUndefined();
  });
});
