import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { sap } from '@adapters/fake/bank/fake-market';
import type { Failure } from '@domain/failure/failure';
import type { Instrument } from '@domain/instrument/instrument';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemoryOrderDrafts } from '@adapters/fake/device/memory-order-drafts';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { tabLock } from '@application/shared/tab-lock';
import { depotId } from '@domain/codes/ids';
import type { Snapshot } from '@domain/form/session/snapshot';
import { tabId } from '@domain/codes/tab-id';
import { isBlank, keptDraft } from '@domain/order/draft/kept-draft';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { anyTypedDraft } from '../../domain/support/any-typed-draft';

function tab(
  name = '1',
  drafts = new MemoryOrderDrafts(),
  locks = new FakeLocks(),
  instruments = { find: () => TE.right<Failure, Instrument>(sap) },
) {
  const identifiers = new FakeIdentifiers(name);
  const keep = new KeepOrderDraft(drafts, identifiers);
  const restore = new RestoreOrderDraft({
    drafts,
    instruments,
    locks,
    identifiers,
  });
  return { drafts, keep, restore };
}

const draftOf = (change: Partial<OrderDraft>) => keptDraft({ ...emptyDraft, ...change });
const found = (kept: Snapshot) => O.some({ kept, lost: [] });

describe('an order draft [ORD-30]', () => {
  it('comes back exactly as it was typed', async () => {
    await fc.assert(
      fc.asyncProperty(anyTypedDraft, async ({ instrument: _, ...draft }) => {
        const { keep, restore } = tab();
        const typed = keptDraft(draft);
        await keep.execute(typed)();
        const isEmpty = isBlank(typed);
        expect(await restore.execute()()).toEqual(isEmpty ? O.none : found(typed));
      }),
    );
  });

  it('is gone once the form is empty again', async () => {
    const { keep, restore, drafts } = tab();
    await keep.execute(draftOf({ quantity: '10' }))();
    await keep.execute(draftOf({}))();
    expect(await restore.execute()()).toEqual(O.none);
    expect(drafts.names).toEqual([]);
  });

  it('belongs to its tab for as long as that is open', async () => {
    const locks = new FakeLocks();
    const first = tab('1');
    await first.keep.execute(draftOf({ quantity: '10' }))();
    void locks.exclusively(tabLock(tabId('tab-1')), () => new Promise(() => undefined))();
    expect(await tab('2', first.drafts, locks).restore.execute()()).toEqual(O.none);
    expect(await first.restore.execute()()).not.toEqual(O.none);
  });

  it('of a closed tab comes back in the next one, once', async () => {
    const typed = draftOf({ quantity: '10' });
    const closed = tab('1');
    await closed.keep.execute(typed)();
    expect(await tab('2', closed.drafts).restore.execute()()).toEqual(found(typed));
    expect(closed.drafts.names).toEqual(['order-draft/tab-2']);
  });

  it('that holds nothing but what the page proposes does not stand before one of a closed tab', async () => {
    const closed = tab('1');
    await closed.keep.execute(draftOf({ quantity: '10' }))();
    const own = tab('2', closed.drafts);
    const proposed = draftOf({ depotId: depotId('D'), validityType: 'GFD', orderType: 'LIMIT' });
    expect(await own.keep.execute(proposed)()).toBe(false);
    expect(await own.restore.execute()()).toEqual(found(draftOf({ quantity: '10' })));
  });

  it('of the protection of a position and one of any other order do not overwrite each other', async () => {
    const [typed, protective] = [draftOf({ quantity: '10' }), draftOf({ quantity: '20' })];
    const { keep, restore, drafts } = tab('1');
    await keep.execute(typed)();
    await keep.execute(protective, 'ABSICHERUNG')();
    expect(await restore.execute()()).toEqual(found(typed));
    const next = tab('2', drafts);
    expect(await next.restore.execute('ABSICHERUNG')()).toEqual(found(protective));
    expect([...drafts.names].sort()).toEqual(['order-draft/tab-1', 'protection-draft/tab-2']);
  });

  it('of its own tab comes before one of a closed tab', async () => {
    const closed = tab('1');
    await closed.keep.execute(draftOf({ quantity: '10' }))();
    const own = tab('2', closed.drafts);
    await own.keep.execute(draftOf({ quantity: '20' }))();
    expect(await own.restore.execute()()).toEqual(found(draftOf({ quantity: '20' })));
  });

  it('names its instrument as the bank describes it today; one that cannot be fetched is told to be lost', async () => {
    const typed = draftOf({ instrument: { ...sap, name: 'SAP of old' } });
    const { keep, restore, drafts } = tab('1');
    await keep.execute(typed)();
    expect(typed.fields['instrument']).toBe(sap.isin);
    expect(await restore.execute()()).toEqual(O.some({ kept: typed, lost: [], instrument: sap }));
    const silent = { find: () => TE.left<Failure, Instrument>({ kind: 'not-found' }) };
    expect(await tab('1', drafts, new FakeLocks(), silent).restore.execute()()).toEqual(
      O.some({ kept: typed, lost: ['instrument'] }),
    );
  });
});
