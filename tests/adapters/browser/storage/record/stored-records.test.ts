import type { RecordKind } from '@adapters/browser/storage/record/record-kind';
import { StoredRecords } from '@adapters/browser/storage/record/stored-records';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { wireObject } from '@adapters/http/wire/wire-object';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { testStore } from '../text-store';

const kind: RecordKind<{ readonly a: string; readonly b?: string }> = {
  name: 'note',
  codec: wireObject('Note', { a: t.string }, { b: t.string }),
  migrations: [],
  isSalvaged: true,
};

function notes(storage = memoryStorage(), fill = 7) {
  const tools = testStore(storage, fill);
  return { ...tools, records: new StoredRecords(tools, kind, 'note/') };
}

describe('stored records', () => {
  it('are found by their keys, and leave alone what else is kept', async () => {
    const { records, store, logger } = notes();
    await store.save('other/1', 'x')();
    await records.keep('1', { a: 'one' })();
    expect(await records.keys()()).toEqual(['1']);
    expect(await records.find('1')()).toEqual(O.some({ a: 'one' }));
    expect(await records.find('2')()).toEqual(O.none);
    await records.forget('1')();
    expect(await store.names('')()).toEqual(['other/1']);
    expect(logger.records).toEqual([]);
  });

  it.each([
    ['cut', '{"a":', 'syntax'],
    ['without what it needs', '{"b":"x"}', 'fields'],
  ])('that are %s are dropped, and the log is told once', async (_, text, reason) => {
    const { records, store, logger } = notes();
    for (let times = 0; times < 2; times++) {
      await store.save('note/1', text)();
      expect(await records.find('1')()).toEqual(O.none);
    }
    expect(await store.names('')()).toEqual([]);
    expect(logger.records).toMatchObject([
      { level: 'error', text: 'Stored note not readable', facts: { name: 'note/1', reason } },
    ]);
    expect(JSON.stringify(logger.records)).not.toContain('"x"');
  });

  it('that can be read in part are kept as far as they go', async () => {
    const { records, store, logger } = notes();
    await store.save('note/1', '{"a":"one","b":5}')();
    expect(await records.find('1')()).toEqual(O.some({ a: 'one' }));
    expect(await store.load('note/1')()).toEqual({ kind: 'text', text: '{"v":1,"a":"one"}' });
    expect(logger.records).toEqual([
      { level: 'warn', text: 'Stored note readable in part', facts: { name: 'note/1', lost: ['b'] } },
    ]);
  });

  it('of a later portal are left for it', async () => {
    const { records, store } = notes();
    await store.save('note/1', '{"v":2,"a":"one"}')();
    expect(await records.find('1')()).toEqual(O.none);
    expect(await store.names('')()).toEqual(['note/1']);
  });

  it('that are only looked at stay, whatever they are', async () => {
    const { records, store } = notes();
    await store.save('note/1', 'damaged')();
    await records.keep('2', { a: 'two' })();
    expect(await records.peek('1')()).toEqual(O.some(E.left({ reason: 'syntax', fields: [] })));
    expect(await records.peek('2')()).toEqual(O.some(E.right({ a: 'two' })));
    expect(await records.peek('3')()).toEqual(O.none);
    expect(await records.keys()()).toEqual(['1', '2']);
  });

  it('that another key has sealed are not seen; those sealed under another name are dropped', async () => {
    const { records, storage } = notes();
    await records.keep('1', { a: 'one' })();
    const stranger = notes(storage, 8).records;
    expect(await stranger.find('1')()).toEqual(O.none);
    expect(await stranger.keys()()).toEqual([]);
    const place = storage.key(0) ?? '';
    storage.setItem(`${place}1`, storage.getItem(place) ?? '');
    expect(await records.find('11')()).toEqual(O.none);
    expect(await records.keys()()).toEqual(['1']);
  });
});
