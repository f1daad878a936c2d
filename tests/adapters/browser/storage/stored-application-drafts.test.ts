import { StoredApplicationDrafts } from '@adapters/browser/storage/stored-application-drafts';
import { deviceKey } from '@adapters/browser/storage/text/device-key';
import { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import { MemoryApplicationDrafts } from '@adapters/fake/device/memory-application-drafts';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import type { ApplicationDraft } from '@application/ports/storage/application-drafts';
import * as O from 'fp-ts/Option';
import { webcrypto } from 'node:crypto';
import { describeApplicationDrafts } from '../../../contracts/device/application-drafts.contract';
import { KeyBase } from './key-base';
import { testStore } from './text-store';

const crypto = webcrypto as Crypto;

/** A visitor who is not signed in opens the page once more, in the same browser. */
function visit(storage: TextStorage, base: KeyBase | (() => KeyBase)) {
  const logger = new RecordingLogger();
  const key = deviceKey(crypto, typeof base === 'function' ? base : () => base);
  const store = new EncryptedTextStore({ storage, crypto, key, logger });
  return { drafts: new StoredApplicationDrafts({ store, logger }), logger };
}

const typed: ApplicationDraft = {
  step: 'person-i1',
  snapshot: { version: 1, fields: { 'PERSON.NAME_I1': 'Neumann' }, rows: {} },
};

const everything = (storage: TextStorage): string =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .map((name) => `${name} ${storage.getItem(name) ?? ''}`)
    .join('\n');

describeApplicationDrafts('memory', () => new MemoryApplicationDrafts());
describeApplicationDrafts("a customer's device", () => new StoredApplicationDrafts(testStore()));
describeApplicationDrafts("a stranger's device", () => visit(memoryStorage(), new KeyBase()).drafts);

describe('what a stranger types [APP-15]', () => {
  it('is there after a reload, and lies nowhere in clear', async () => {
    const [storage, base] = [memoryStorage(), new KeyBase()];
    await visit(storage, base).drafts.keep('depot', typed)();
    expect(everything(storage)).toContain('application-draft/depot');
    expect(everything(storage)).not.toContain('Neumann');
    expect(await visit(storage, base).drafts.find('depot')()).toEqual(O.some(typed));
  });

  it('is sealed with a key that no script can read out, one for all visits', async () => {
    const base = new KeyBase();
    const one = visit(memoryStorage(), base);
    await one.drafts.keep('depot', typed)();
    await visit(memoryStorage(), base).drafts.keep('depot', typed)();
    const [key, ...others] = base.keys;
    if (key === undefined) throw new Error('There is no key');
    expect(others).toEqual([]);
    expect([key.extractable, key.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('stays readable when two tabs come first at once', async () => {
    const [storage, base] = [memoryStorage(), new KeyBase()];
    const [one, other] = [visit(storage, base), visit(storage, base)];
    await Promise.all([one.drafts.keep('depot', typed)(), other.drafts.keep('karte', typed)()]);
    const later = visit(storage, base).drafts;
    expect(await later.find('depot')()).toEqual(O.some(typed));
    expect(await later.find('karte')()).toEqual(O.some(typed));
  });

  it('is dropped once the browser has lost its key, and can be begun again', async () => {
    const storage = memoryStorage();
    await visit(storage, new KeyBase()).drafts.keep('depot', typed)();
    const base = new KeyBase();
    expect(await visit(storage, base).drafts.find('depot')()).toEqual(O.none);
    expect(everything(storage)).toBe('');
    await visit(storage, base).drafts.keep('depot', typed)();
    expect(await visit(storage, base).drafts.find('depot')()).toEqual(O.some(typed));
  });

  it.each<[string, () => KeyBase]>([
    [
      'does not let it look for a key',
      () => {
        throw new Error('SecurityError');
      },
    ],
    ['has no place for keys', () => new KeyBase('open')],
    ['does not give keys away', () => new KeyBase('get')],
    ['takes no keys', () => new KeyBase('put')],
  ])('lives as long as the page where the browser %s, and never lies in clear', async (_, base) => {
    const storage = memoryStorage();
    const { drafts, logger } = visit(storage, base);
    await drafts.keep('depot', typed)();
    expect(await drafts.find('depot')()).toEqual(O.some(typed));
    expect(storage.length).toBe(0);
    expect(await visit(storage, base).drafts.find('depot')()).toEqual(O.none);
    expect(JSON.stringify(logger.records)).not.toContain('Neumann');
  });

  it('lives as long as the page where the device is full', async () => {
    const full: TextStorage = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const { drafts } = visit(full, new KeyBase());
    await drafts.keep('depot', typed)();
    expect(await drafts.find('depot')()).toEqual(O.some(typed));
    expect(everything(full)).toBe('');
  });
});
