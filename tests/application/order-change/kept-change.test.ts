import { MemoryChangeDrafts } from '@adapters/fake/device/memory-change-drafts';
import { KeepChange } from '@application/order-change/keep-change';
import { emptySnapshot, type Snapshot } from '@domain/form/session/snapshot';
import * as O from 'fp-ts/Option';
import { sampleOrder } from '../../ui/screens/order-book/sample-order';

function device(drafts = new MemoryChangeDrafts()) {
  return { drafts, keep: new KeepChange(drafts) };
}

const typed = (fields: Snapshot['fields']): Snapshot => ({ ...emptySnapshot, fields });
const order = sampleOrder('a', { version: '7' });

describe('what is typed of a change, as it is kept [ORD-30]', () => {
  it('comes back as it was typed, with the version of the order', async () => {
    const { keep, drafts } = device();
    expect(await keep.execute(order, typed({ limit: '250', validityType: 'GFD' }))()).toBe(true);
    expect(await drafts.find(order.id)()).toEqual(
      O.some({ ...typed({ limit: '250', validityType: 'GFD' }), orderVersion: '7' }),
    );
  });

  it('is gone once nothing is typed any more', async () => {
    const { keep, drafts } = device();
    await keep.execute(order, typed({ limit: '250' }))();
    expect(await keep.execute(order, emptySnapshot)()).toBe(false);
    expect(await drafts.find(order.id)()).toEqual(O.none);
    expect(drafts.orders).toEqual([]);
  });

  it('belongs to its order, and of a combined one to its leg', async () => {
    const { keep, drafts } = device();
    const other = sampleOrder('b', { version: '7' });
    await keep.execute(order, typed({ limit: '250' }))();
    expect(await drafts.find(other.id)()).toEqual(O.none);
    await keep.execute(other, emptySnapshot)();
    expect(await drafts.find(order.id)()).toEqual(O.some({ ...typed({ limit: '250' }), orderVersion: '7' }));
  });
});
