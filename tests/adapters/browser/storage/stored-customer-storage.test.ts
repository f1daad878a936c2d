import { intentName } from '@adapters/browser/storage/intent-name';
import { StoredCustomerStorage } from '@adapters/browser/storage/stored-customer-storage';
import { StoredOrderDrafts } from '@adapters/browser/storage/stored-order-drafts';
import { StoredReleaseJournal } from '@adapters/browser/storage/stored-release-journal';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { EndSession } from '@application/session/end-session';
import { intentId } from '@domain/codes/ids';
import { RecordingExit } from '@tests/support/recording-exit';
import { describeCustomerStorage } from '../../../contracts/device/customer-storage.contract';
import { preparedIntent, sentIntent } from '../../../domain/release/any-intent';
import { testStore } from './text-store';

describeCustomerStorage('memory', () => {
  const storage = new MemoryCustomerStorage();
  const { journal, orderDrafts } = storage;
  return { storage, journal, orderDrafts };
});
describeCustomerStorage('the browser’s', () => {
  const tools = testStore();
  return {
    storage: new StoredCustomerStorage(tools.store),
    journal: new StoredReleaseJournal(tools),
    orderDrafts: new StoredOrderDrafts(tools),
  };
});

const contentOf = (device: TextStorage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: device.length }, (_, index) => device.key(index) ?? '').map((place) => [
      place,
      device.getItem(place) ?? '',
    ]),
  );

/** A device with something typed, an intent prepared, one sent, and one that somebody has tampered with. */
async function deviceInUse() {
  const tools = testStore();
  const { store, storage } = tools;
  const journal = new StoredReleaseJournal(tools);
  await journal.keep(sentIntent('sent'))();
  await journal.keep(sentIntent('locked'))();
  const [tampered = ''] = Object.keys(contentOf(storage)).filter((place) =>
    place.endsWith(intentName(intentId('locked'))),
  );
  storage.setItem(tampered, 'tampered');
  const lasting = contentOf(storage);
  await journal.keep(preparedIntent('prepared'))();
  await store.save('order-draft/tab-1', 'typed')();
  return { device: storage, lasting };
}

/** The device as a page has it that dies after so many operations on it. */
function dyingAfter(operations: number, device: TextStorage): TextStorage {
  let left = operations;
  const reached = (): TextStorage => {
    if (left === 0) throw new Error('The page has died');
    left -= 1;
    return device;
  };
  return {
    get length() {
      return reached().length;
    },
    key: (index) => reached().key(index),
    getItem: (place) => reached().getItem(place),
    setItem: (place, text) => reached().setItem(place, text),
    removeItem: (place) => reached().removeItem(place),
  };
}

/** Signs out on a page that has just been opened; whether it came to the end. */
async function signsOut(device: TextStorage): Promise<boolean> {
  const tools = testStore(device);
  const journal = new StoredReleaseJournal(tools);
  const end = new EndSession(new StoredCustomerStorage(tools.store), journal, new RecordingExit());
  return end
    .execute()()
    .then(
      () => true,
      () => false,
    );
}

describe('signing out of the browser’s storage', () => {
  it('leaves nothing but the intents whose end nobody knows, sealed as they were [KIT-12]', async () => {
    const { device, lasting } = await deviceInUse();
    expect(await signsOut(device)).toBe(true);
    expect(contentOf(device)).toEqual(lasting);
  });

  it('has them stored at each of its steps: a crash after any loses none [ORD-17]', async () => {
    let operations = 0;
    for (let isOut = false; !isOut; operations += 1) {
      const { device, lasting } = await deviceInUse();
      isOut = await signsOut(dyingAfter(operations, device));
      expect(contentOf(device)).toMatchObject(lasting);
      const next = new StoredReleaseJournal(testStore(device));
      expect((await next.all()()).map(({ id }) => id)).toContain('sent');
      expect(await next.unreadable()()).toEqual(['locked']);
    }
    // The last of them were the removals of what was prepared and of what was typed.
    expect(operations).toBeGreaterThan(2);
  });
});
