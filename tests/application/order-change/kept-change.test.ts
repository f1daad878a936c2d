import { MemoryDraftStore } from '@adapters/fake/device/memory-draft-store';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { KeepChange } from '@application/order-change/keep-change';
import { RestoreChange } from '@application/order-change/restore-change';
import type { TypedChange } from '@domain/order/open/order-change-draft';
import { validityTypes } from '@domain/order/validity';
import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { sampleOrder } from '../../ui/screens/order-book/sample-order';

function device(store = new MemoryDraftStore()) {
  const logger = new RecordingLogger();
  return { store, logger, keep: new KeepChange(store), restore: new RestoreChange(store, logger) };
}

const order = sampleOrder('a', { version: '7' });

const typed: fc.Arbitrary<TypedChange> = fc.record(
  {
    quantity: fc.string(),
    triggerLimit: fc.string(),
    limit: fc.string(),
    validityType: fc.constantFrom(...validityTypes),
    validityDate: fc.string(),
  },
  { requiredKeys: [] },
);

describe('what is typed of a change, as it is kept [ORD-30]', () => {
  it('comes back exactly as it was typed, with the version of the order; nothing stays of nothing', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (change) => {
        const { keep, restore, store } = device();
        const isSomething = Object.keys(change).length > 0;
        expect(await keep.execute(order, change)()).toBe(isSomething);
        expect(await restore.execute(order)()).toEqual(
          isSomething ? O.some({ version: '7', typed: change }) : O.none,
        );
        expect(await store.names('')()).toHaveLength(isSomething ? 1 : 0);
      }),
    );
  });

  it('belongs to its order, and of a combined one to its leg', async () => {
    const { keep, restore } = device();
    const other = sampleOrder('b', { version: '7' });
    await keep.execute(order, { limit: '250' })();
    expect(await restore.execute(other)()).toEqual(O.none);
    await keep.execute(other, {})();
    expect(await restore.execute(order)()).toEqual(O.some({ version: '7', typed: { limit: '250' } }));
  });

  it.each([
    ['no JSON', '{"typed":'],
    ['no object', '"250"'],
    ['nothing typed', '{"version":"7"}'],
    ['a price that is no text', '{"typed":{"limit":250}}'],
    ['a validity that does not exist', '{"typed":{"validityType":"GTC"}}'],
  ])('is dropped and logged when it cannot be read: %s', async (_why, text) => {
    const { store, restore, logger } = device();
    await store.save('change-draft/a', text)();
    expect(await restore.execute(order)()).toEqual(O.none);
    expect(await store.names('')()).toEqual([]);
    expect(logger.records.map(({ text: said }) => said)).toEqual(['Stored change not readable']);
  });
});
