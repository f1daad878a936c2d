import type { ReleaseJournal } from '@application/ports/storage/release-journal';
import { intentId, type IntentId } from '@domain/codes/ids';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';
import { anyIntent, preparedIntent } from '../../domain/release/any-intent';

/** A journal, and how nothing of one of its entries can be read any more but its key. */
interface JournalBench {
  readonly journal: ReleaseJournal;
  readonly damage: (id: IntentId) => Promise<void>;
}

/** The contract of every journal: of the one in memory, and of the one in the browser's storage. */
export function describeReleaseJournal(name: string, make: () => JournalBench): void {
  describe(`${name} as a journal [ORD-30]`, () => {
    it('gives back every intent of every kind exactly as it was kept last', async () => {
      await fc.assert(
        fc.asyncProperty(anyIntent, async (intent) => {
          const { journal } = make();
          await journal.keep(preparedIntent(intent.id))();
          await journal.keep(intent)();
          expect(await journal.find(intent.id)()).toEqual(O.some(intent));
          expect(await journal.unreadable()()).toEqual([]);
        }),
      );
    });

    it('lists the intents of all tabs, oldest first, and forgets', async () => {
      const { journal } = make();
      await journal.keep(preparedIntent('b', 2))();
      await journal.keep(preparedIntent('a', 1))();
      expect((await journal.all()()).map(({ id }) => id)).toEqual(['a', 'b']);
      await journal.forget(intentId('a'))();
      expect((await journal.all()()).map(({ id }) => id)).toEqual(['b']);
      expect(await journal.find(intentId('a'))()).toEqual(O.none);
    });

    it('tells of a damaged entry by its key alone, until it is forgotten', async () => {
      const { journal, damage } = make();
      const [id, other] = [intentId('a'), intentId('b')];
      for (const each of [id, other]) await journal.keep(preparedIntent(each))();
      await damage(id);
      expect(await journal.find(id)()).toEqual(O.none);
      expect((await journal.all()()).map((intent) => intent.id)).toEqual([other]);
      expect(await journal.unreadable()()).toEqual([id]);
      await journal.forget(id)();
      expect(await journal.unreadable()()).toEqual([]);
    });
  });
}
