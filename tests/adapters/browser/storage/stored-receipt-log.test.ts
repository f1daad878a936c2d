import { StoredReceiptLog } from '@adapters/browser/storage/stored-receipt-log';
import { WebDigest } from '@adapters/browser/web-digest';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { MemoryReceiptLog } from '@adapters/fake/device/memory-receipt-log';
import { ActionLog } from '@application/receipt/action-log';
import { LoadReceipts } from '@application/receipt/load-receipts';
import * as O from 'fp-ts/Option';
import { webcrypto } from 'node:crypto';
import { describeReceiptLog } from '../../../contracts/device/receipt-log.contract';
import { firstStore } from './first-version/first-version';
import { testStore, type TestStore } from './text-store';

describeReceiptLog('memory', () => new MemoryReceiptLog());
describeReceiptLog('the browser’s storage', () => new StoredReceiptLog(testStore()));

const digest = new WebDigest(webcrypto as Crypto);

function logOn(tools: TestStore) {
  const receipts = new StoredReceiptLog(tools);
  const log = new ActionLog({ receipts, digest, clock: new ManualScheduler(), locks: new FakeLocks() });
  return { log, load: () => new LoadReceipts(log, digest).execute()() };
}

describe('the record of all actions in the browser’s storage', () => {
  it('is whole as the first version wrote it, and goes on from there', async () => {
    const tools = await firstStore('receipt/');
    const { log, load } = logOn(tools);
    const before = await load();
    expect(before.chain).toEqual({ kind: 'complete' });
    expect(before.records.slice(0, 4).map(({ action, event, subject }) => [action, event, subject])).toEqual([
      ['change', 'sent', 'o-1'],
      ['change', 'refused', 'o-1'],
      ['cancellation', 'sent', 'o-1'],
      ['cancellation', 'accepted', 'o-1'],
    ]);
    await log.note({ action: 'order', event: 'asked', subject: 'i-1', detail: '' })();
    const after = await load();
    expect(after.records).toHaveLength(before.records.length + 1);
    expect(after.chain).toEqual({ kind: 'complete' });
    expect(tools.logger.records).toEqual([]);
  });

  it('shows a receipt that cannot be read as missing, and leaves it where it is', async () => {
    const tools = await firstStore('receipt/');
    await tools.store.save('receipt/00000002', '{"number":2}')();
    const { load } = logOn(tools);
    expect((await load()).chain).toEqual({ kind: 'broken', number: 2 });
    expect(await new StoredReceiptLog(tools).find(2)()).toEqual(O.none);
    expect(await tools.store.names('receipt/00000002')()).toHaveLength(1);
    expect(tools.logger.records).toMatchObject([
      { facts: { name: 'receipt/00000002', reason: 'fields' } },
      {},
    ]);
  });
});
