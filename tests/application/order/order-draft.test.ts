import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemoryOrderDrafts } from '@adapters/fake/device/memory-order-drafts';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { tabLock } from '@application/shared/tab-lock';
import { depotId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { emptyDraft, isBlank } from '@domain/order/draft/order-draft';
import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { anyTypedDraft } from '../../domain/support/any-typed-draft';

function tab(name = '1', drafts = new MemoryOrderDrafts(), locks = new FakeLocks()) {
  const identifiers = new FakeIdentifiers(name);
  const keep = new KeepOrderDraft(drafts, identifiers);
  const restore = new RestoreOrderDraft(drafts, locks, identifiers);
  return { drafts, keep, restore };
}

describe('an order draft [ORD-30]', () => {
  it('comes back exactly as it was typed', async () => {
    await fc.assert(
      fc.asyncProperty(anyTypedDraft, async (typed) => {
        const { keep, restore } = tab();
        await keep.execute(typed)();
        const isEmpty = isBlank(typed);
        expect(await restore.execute()()).toEqual(isEmpty ? O.none : O.some(typed));
      }),
    );
  });

  it('is gone once the form is empty again', async () => {
    const { keep, restore, drafts } = tab();
    await keep.execute({ ...emptyDraft, quantity: '10' })();
    await keep.execute(emptyDraft)();
    expect(await restore.execute()()).toEqual(O.none);
    expect(drafts.names).toEqual([]);
  });

  it('belongs to its tab for as long as that is open', async () => {
    const locks = new FakeLocks();
    const first = tab('1');
    await first.keep.execute({ ...emptyDraft, quantity: '10' })();
    void locks.exclusively(tabLock(tabId('tab-1')), () => new Promise(() => undefined))();
    expect(await tab('2', first.drafts, locks).restore.execute()()).toEqual(O.none);
    expect(await first.restore.execute()()).not.toEqual(O.none);
  });

  it('of a closed tab comes back in the next one, once', async () => {
    const typed = { ...emptyDraft, quantity: '10' };
    const closed = tab('1');
    await closed.keep.execute(typed)();
    expect(await tab('2', closed.drafts).restore.execute()()).toEqual(O.some(typed));
    expect(closed.drafts.names).toEqual(['order-draft/tab-2']);
  });

  it('that holds nothing but what the page proposes does not stand before one of a closed tab', async () => {
    const closed = tab('1');
    await closed.keep.execute({ ...emptyDraft, quantity: '10' })();
    const own = tab('2', closed.drafts);
    const proposed = {
      ...emptyDraft,
      depotId: depotId('D'),
      validityType: 'GFD',
      orderType: 'LIMIT',
    } as const;
    expect(await own.keep.execute(proposed)()).toBe(false);
    expect(await own.restore.execute()()).toEqual(O.some({ ...emptyDraft, quantity: '10' }));
  });

  it('of the protection of a position and one of any other order do not overwrite each other', async () => {
    const [typed, protective] = [
      { ...emptyDraft, quantity: '10' },
      { ...emptyDraft, quantity: '20' },
    ];
    const { keep, restore, drafts } = tab('1');
    await keep.execute(typed)();
    await keep.execute(protective, 'ABSICHERUNG')();
    expect(await restore.execute()()).toEqual(O.some(typed));
    const next = tab('2', drafts);
    expect(await next.restore.execute('ABSICHERUNG')()).toEqual(O.some(protective));
    expect([...drafts.names].sort()).toEqual(['order-draft/tab-1', 'protection-draft/tab-2']);
  });

  it('of its own tab comes before one of a closed tab', async () => {
    const closed = tab('1');
    await closed.keep.execute({ ...emptyDraft, quantity: '10' })();
    const own = tab('2', closed.drafts);
    await own.keep.execute({ ...emptyDraft, quantity: '20' })();
    expect(await own.restore.execute()()).toEqual(O.some({ ...emptyDraft, quantity: '20' }));
  });
});
