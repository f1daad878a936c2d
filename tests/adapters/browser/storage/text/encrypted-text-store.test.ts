import { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import { webcrypto } from 'node:crypto';

const crypto = webcrypto as Crypto;
const secret = (fill: number) => E.right(new Uint8Array(32).fill(fill));
const signedOut: E.Either<Failure, never> = E.left({ kind: 'session-expired' });

function storeOn(
  storage: TextStorage,
  key: E.Either<Failure, Uint8Array> = secret(1),
  platform: Crypto = crypto,
) {
  const logger = new RecordingLogger();
  return {
    store: new EncryptedTextStore({ storage, crypto: platform, key: async () => key, logger }),
    logger,
  };
}

const places = (storage: TextStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

describe('texts on the device', () => {
  it('are as they were saved last, or absent', async () => {
    const { store } = storeOn(memoryStorage());
    await store.save('a', 'one')();
    await store.save('a', 'zwei äöü €')();
    expect(await store.load('a')()).toEqual({ kind: 'text', text: 'zwei äöü €' });
    expect(await store.load('b')()).toEqual({ kind: 'absent' });
  });

  it('settle once everything asked for has happened, in its order', async () => {
    const { store } = storeOn(memoryStorage());
    void store.save('a', 'one')();
    void store.save('a', 'two')();
    await store.settled()();
    expect(await store.load('a')()).toEqual({ kind: 'text', text: 'two' });
    void store.save('b', 'late')();
    void store.clear(() => true)();
    await store.settled()();
    expect(await store.names('')()).toEqual([]);
  });

  it('come back after a reload, in no readable form meanwhile', async () => {
    const storage = memoryStorage();
    await storeOn(storage).store.save('order.tab', 'zehn Stück ä€')();
    const kept = places(storage)
      .map((place) => `${place} ${storage.getItem(place) ?? ''}`)
      .join();
    expect(kept).not.toContain('zehn');
    expect(await storeOn(storage).store.load('order.tab')()).toEqual({ kind: 'text', text: 'zehn Stück ä€' });
  });

  it('are sealed again each time', async () => {
    const storage = memoryStorage();
    const { store } = storeOn(storage);
    await store.save('a', 'same')();
    const first = storage.getItem(places(storage)[0] ?? '');
    await store.save('a', 'same')();
    expect(storage.getItem(places(storage)[0] ?? '')).not.toBe(first);
  });

  it('belong to one customer: another neither finds, lists nor removes them', async () => {
    const storage = memoryStorage();
    await storeOn(storage, secret(1)).store.save('a', 'mine')();
    const other = storeOn(storage, secret(2)).store;
    expect(await other.load('a')()).toEqual({ kind: 'absent' });
    expect(await other.names('')()).toEqual([]);
    await other.clear(() => true)();
    expect(await storeOn(storage, secret(1)).store.load('a')()).toEqual({ kind: 'text', text: 'mine' });
  });

  it.each([
    ['cut', (sealed: string) => sealed.slice(0, -5)],
    ['of another version', (sealed: string) => sealed.replace('"v":1', '"v":2')],
    ['changed', (sealed: string) => sealed.replace(/"data":"../, '"data":"AA')],
  ])('that are %s are told as locked, and stay', async (_, tamper) => {
    const storage = memoryStorage();
    await storeOn(storage).store.save('a', 'text')();
    const place = places(storage)[0] ?? '';
    storage.setItem(place, tamper(storage.getItem(place) ?? ''));
    const { store } = storeOn(storage);
    expect(await store.load('a')()).toEqual({ kind: 'locked' });
    expect(await store.names('')()).toEqual(['a']);
  });

  it('cannot be passed off under another name', async () => {
    const storage = memoryStorage();
    const { store } = storeOn(storage);
    await store.save('a', 'text')();
    const place = places(storage)[0] ?? '';
    storage.setItem(`${place}b`, storage.getItem(place) ?? '');
    expect(await store.load('ab')()).toEqual({ kind: 'locked' });
  });

  it('are listed by the beginning of their names, removed one by one or all but some', async () => {
    const { store } = storeOn(memoryStorage());
    for (const name of ['order.1', 'order.2', 'plan.1']) await store.save(name, name)();
    expect([...(await store.names('order.')())].sort()).toEqual(['order.1', 'order.2']);
    await store.remove('order.1')();
    expect(await store.load('order.1')()).toEqual({ kind: 'absent' });
    expect(await store.load('order.2')()).toEqual({ kind: 'text', text: 'order.2' });
    await store.clear((name) => name !== 'plan.1')();
    expect(await store.names('')()).toEqual(['plan.1']);
    await store.clear(() => true)();
    expect(await store.names('')()).toEqual([]);
  });

  it('take nothing of what was removed for good: who signs out leaves nothing that was on its way', async () => {
    const { store } = storeOn(memoryStorage());
    await store.clear((name) => name.startsWith('draft'))();
    await store.save('draft', 'said by the bank since')();
    await store.save('intent', 'sent')();
    expect(await store.names('')()).toEqual(['intent']);
  });

  it('are said not to be stored as long as the device has no room for them', async () => {
    const device = memoryStorage();
    let hasRoom = false;
    const { store } = storeOn({
      ...device,
      setItem: (place: string, text: string) => {
        if (!hasRoom) throw new DOMException('No room', 'QuotaExceededError');
        device.setItem(place, text);
      },
    });
    const heard: string[] = [];
    store.accompany({ hear: (lateness) => heard.push(lateness) });
    await store.save('order.t1', 'first')();
    await store.save('order.t1', 'second')();
    expect(heard).toEqual(['locked']);
    const next: string[] = [];
    store.accompany({ hear: (lateness) => next.push(lateness) });
    expect(next).toEqual(['locked']);
    hasRoom = true;
    await store.save('order.t1', 'third')();
    expect(heard).toEqual(['locked', 'open']);
  });

  it('live in memory where the page is not secure, the customer is signed out or the storage is full', async () => {
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    const stores = [
      storeOn(memoryStorage(), secret(1), insecure),
      storeOn(memoryStorage(), signedOut),
      storeOn(full),
    ];
    for (const { store, logger } of stores) {
      await store.save('a', 'text')();
      expect(await store.load('a')()).toEqual({ kind: 'text', text: 'text' });
      expect(await store.names('')()).toEqual(['a']);
      expect(logger.records).toMatchObject([{ level: 'warn' }]);
      await store.save('b', 'lasting')();
      await store.clear((name) => name !== 'b')();
      expect(await store.names('')()).toEqual(['b']);
    }
  });
});
