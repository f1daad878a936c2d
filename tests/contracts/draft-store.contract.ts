import type { DraftStore } from '@application/ports/draft-store';

/** The contract of every draft store: the one in memory obeys it, and the encrypted one of the browser. */
export function describeDraftStore(name: string, make: () => Promise<DraftStore> | DraftStore): void {
  describe(`${name} as a draft store`, () => {
    it('gives back what was saved last, and nothing for what was not', async () => {
      const store = await make();
      await store.save('a', 'one')();
      await store.save('a', 'zwei äöü €')();
      expect(await store.load('a')()).toEqual({ kind: 'text', text: 'zwei äöü €' });
      expect(await store.load('b')()).toEqual({ kind: 'absent' });
    });

    it('names what begins so', async () => {
      const store = await make();
      for (const each of ['intent/1', 'intent/2', 'order-draft/1']) await store.save(each, 'x')();
      expect([...(await store.names('intent/')())].sort()).toEqual(['intent/1', 'intent/2']);
    });

    it('settles once everything asked for has happened, in its order', async () => {
      const store = await make();
      void store.save('a', 'one')();
      void store.save('a', 'two')();
      await store.settled()();
      expect(await store.load('a')()).toEqual({ kind: 'text', text: 'two' });
      void store.save('b', 'late')();
      void store.clear()();
      await store.settled()();
      expect(await store.names('')()).toEqual([]);
    });

    it('removes one, and all', async () => {
      const store = await make();
      for (const each of ['a', 'b', 'c']) await store.save(each, 'x')();
      await store.remove('a')();
      expect([...(await store.names('')())].sort()).toEqual(['b', 'c']);
      await store.clear()();
      expect(await store.names('')()).toEqual([]);
    });
  });
}
