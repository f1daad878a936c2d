import { StoredRecords } from '@adapters/browser/storage/record/stored-records';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { Lateness } from '@adapters/browser/storage/text/text-page';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { lateStore } from '@tests/support/late-store';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { testStore } from '../text-store';

const wire = {
  name: 'typed',
  codec: t.type({ text: t.string }),
  migrations: [],
  isSalvaged: true,
};
type Typed = t.TypeOf<(typeof wire)['codec']>;
const typed = (text: string): Typed => ({ text });

/** A page on a device that holds what was typed before, while its key is out. */
async function page(before: readonly string[] = [], storage: TextStorage = memoryStorage()) {
  const scheduler = new ManualScheduler();
  const earlier = testStore(storage);
  const records = (store: typeof earlier.store) =>
    new StoredRecords<Typed>({ store, logger: earlier.logger }, wire, 'form/');
  for (const key of before) await records(earlier.store).keep(key, typed(`before ${key}`))();
  const late = lateStore(scheduler, storage);
  const heard: Lateness[] = [];
  late.store.accompany({ hear: (lateness) => heard.push(lateness) });
  const own = records(late.store);
  const missing = async (): Promise<unknown> => {
    const found = own.find('own')();
    await scheduler.advance(1000);
    return found;
  };
  return { ...late, scheduler, heard, own, missing, later: () => records(testStore(storage).store) };
}

describe('a key that comes late [ORD-30]', () => {
  it('is not waited for longer than a second; a page that missed something is told, and finds it', async () => {
    const { own, missing, give, heard } = await page(['own']);
    expect(await missing()).toEqual(O.none);
    expect(heard).toEqual(['locked']);
    await give();
    expect(heard).toEqual(['locked', 'missed']);
    expect(await own.find('own')()).toEqual(O.some(typed('before own')));
  });

  it('brings nothing to a page that missed nothing', async () => {
    const { missing, give, heard } = await page();
    await missing();
    await give();
    expect(heard).toEqual(['locked', 'open']);
  });

  it('stores what was typed without it', async () => {
    const { own, missing, give, later } = await page();
    await missing();
    await own.keep('own', typed('meanwhile'))();
    expect(await own.find('own')()).toEqual(O.some(typed('meanwhile')));
    expect(await later().find('own')()).toEqual(O.none);
    await give();
    expect(await later().find('own')()).toEqual(O.some(typed('meanwhile')));
  });

  it.each(['while it is out', 'once it is there'])(
    'loses neither what was typed %s nor what was before: that comes back once the other has gone',
    async (when) => {
      const { own, missing, give, later } = await page(['own']);
      await missing();
      if (when === 'once it is there') await give();
      await own.keep('own', typed('meanwhile'))();
      if (when === 'while it is out') await give();
      const next = later();
      expect(await next.find('own')()).toEqual(O.some(typed('meanwhile')));
      expect(await next.keys()()).toEqual(['own']);
      await next.forget('own')();
      expect(await next.keys()()).toEqual(['own']);
      expect(await next.find('own')()).toEqual(O.some(typed('before own')));
      await next.forget('own')();
      expect([await next.keys()(), await next.find('own')()]).toEqual([[], O.none]);
    },
  );

  it.each(['while it is out', 'once it is there'])(
    'lets an empty form remove nothing unread: %s',
    async (when) => {
      const { own, missing, give, later } = await page(['own']);
      await missing();
      if (when === 'once it is there') await give();
      await own.forget('own')();
      if (when === 'while it is out') await give();
      expect(await later().find('own')()).toEqual(O.some(typed('before own')));
    },
  );

  it('lets a page on which nobody has typed replace nothing', async () => {
    const { own, store, missing, give, later } = await page(['own']);
    store.accompany({ hear: () => undefined, isUntouched: () => true });
    await missing();
    await own.keep('own', typed('filled in by the link'))();
    await give();
    await own.keep('own', typed('filled in by the link'))();
    expect(await later().find('own')()).toEqual(O.some(typed('before own')));
    expect(await own.find('own')()).toEqual(O.some(typed('before own')));
    await own.keep('own', typed('read and changed'))();
    expect(await later().find('own')()).toEqual(O.some(typed('read and changed')));
  });

  it('leaves what another tab has typed to that', async () => {
    const { own, missing, give, later } = await page(['other']);
    await missing();
    await own.keep('own', typed('mine'))();
    await give();
    expect([await later().find('own')(), await later().find('other')()]).toEqual([
      O.some(typed('mine')),
      O.some(typed('before other')),
    ]);
  });

  it('is asked for again after a failure, quietly, and removes at the sign-out what it was waited for', async () => {
    const { store, storage, scheduler, missing, give, fail, heard } = await page(['own']);
    await missing();
    await fail({ kind: 'server', errorId: 'e' });
    const cleared = store
      .opened()()
      .then(() => store.clear(() => true)());
    await scheduler.advance(15_000);
    expect(storage.length).toBe(1);
    await give();
    await cleared;
    expect([storage.length, heard]).toEqual([0, ['locked', 'missed']]);
  });

  it('is not waited for where nobody is signed in: memory serves, and nothing is said', async () => {
    const { store, own, missing, fail, heard } = await page();
    await missing();
    await fail({ kind: 'session-expired' });
    await own.keep('own', typed('a stranger'))();
    expect([await own.find('own')(), store.isLocked, heard]).toEqual([
      O.some(typed('a stranger')),
      false,
      ['locked', 'open'],
    ]);
  });
});
