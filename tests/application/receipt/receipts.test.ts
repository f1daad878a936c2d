import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { MemoryReceiptLog } from '@adapters/fake/device/memory-receipt-log';
import { PlainDigest } from '@adapters/fake/device/plain-digest';
import { LoadReceipts } from '@application/receipt/load-receipts';
import type { ActionNote } from '@domain/receipt/action-record';
import { orderPage } from '../order/order-portal';
import { RecordingJournal } from '@application/receipt/recording-journal';
import { stepIntent } from '@domain/release/intent-step';
import { instant } from '@domain/time/instant';
import { fakeActionLog } from './fake-action-log';

const note: ActionNote = { action: 'change', event: 'sent', subject: 'o-1', detail: '{"limit":"5"}' };

async function written(count: number) {
  const store = new MemoryReceiptLog();
  const log = fakeActionLog(new ManualScheduler(), store);
  for (let each = 0; each < count; each++) await log.note({ ...note, detail: String(each) })();
  const receipts = () => new LoadReceipts(log, new PlainDigest()).execute()();
  return { store, log, receipts };
}

describe('the record of everything released', () => {
  it('numbers its entries without gaps and finds their chain whole', async () => {
    const { receipts } = await written(3);
    const { records, chain } = await receipts();
    expect(records.map(({ number, detail }) => [number, detail])).toEqual([
      [1, '0'],
      [2, '1'],
      [3, '2'],
    ]);
    expect(chain).toEqual({ kind: 'complete' });
  });

  it('shows that an entry was changed', async () => {
    const { store, receipts } = await written(3);
    const { records } = await receipts();
    for (const record of records.slice(1, 2)) await store.add({ ...record, detail: 'something else' })();
    expect((await receipts()).chain).toEqual({ kind: 'broken', number: 2 });
  });

  it('shows that an entry is missing, and goes on after the last', async () => {
    const { store, log, receipts } = await written(3);
    store.lose(2);
    await log.note(note)();
    const { records, chain } = await receipts();
    expect(records.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(chain).toEqual({ kind: 'broken', number: 2 });
  });

  it('shows that an entry was put in', async () => {
    const { store, receipts } = await written(2);
    const { records } = await receipts();
    for (const first of records.slice(0, 1)) await store.add({ ...first, number: 3 })();
    expect((await receipts()).chain).toEqual({ kind: 'broken', number: 3 });
  });

  it('says where a device can make no seals', async () => {
    const store = new MemoryReceiptLog();
    const without = { of: () => async () => '' };
    const log = fakeActionLog(new ManualScheduler(), store);
    await log.note(note)();
    for (const record of await log.all()()) await store.add({ ...record, seal: '' })();
    expect((await new LoadReceipts(log, without).execute()()).chain).toEqual({ kind: 'unsealed' });
  });

  it('keeps entries of two tabs apart that write at once', async () => {
    const store = new MemoryReceiptLog();
    const log = fakeActionLog(new ManualScheduler(), store);
    await Promise.all([log.note(note)(), log.note(note)()]);
    const { records, chain } = await new LoadReceipts(log, new PlainDigest()).execute()();
    expect([records.length, chain.kind]).toEqual([2, 'complete']);
  });

  it('writes down every call of an intent and its answer, each once', async () => {
    const page = orderPage();
    const { intent } = await page.challengeOf();
    const log = fakeActionLog(page.bank.scheduler);
    const journal = new RecordingJournal(page.journal, log);
    const called = stepIntent(intent, { kind: 'called', action: 'release' }, instant(1));
    await journal.keep(called)();
    const answer = { kind: 'created', reference: 'o-9' } as const;
    const settled = stepIntent(called, { kind: 'answered', action: 'release', answer }, instant(2));
    await journal.keep(settled)();
    await journal.keep(stepIntent(settled, { kind: 'seen' }, instant(3)))();
    const records = await log.all()();
    expect(records.map(({ event, subject }) => [event, subject])).toEqual([
      ['sent', intent.id],
      ['accepted', 'o-9'],
    ]);
    expect(records[0]?.detail).toContain('"orderType":"LIMIT"');
    expect(records[1]?.detail).toBe(`(${intent.id})`);
  });
});
