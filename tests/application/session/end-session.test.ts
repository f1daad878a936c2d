import { keptDraft } from '@domain/order/draft/kept-draft';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { RecordingExit } from '@tests/support/recording-exit';
import { EndSession } from '@application/session/end-session';
import type { IntentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { filledDraft } from '../../domain/support/samples';
import { orderPage, type OrderPage } from '../order/order-portal';

async function signOut({ storage, journal }: OrderPage): Promise<RecordingExit> {
  const exit = new RecordingExit();
  await new EndSession(storage, journal, exit).execute()();
  return exit;
}

describe('signing out', () => {
  it('removes everything typed and leaves by the customer’s wish [KIT-12]', async () => {
    const page = orderPage();
    await page.storage.orderDrafts.keep(tabId('tab-1'), 'STANDARD', keptDraft(filledDraft))();
    await page.challengeOf();

    const exit = await signOut(page);

    expect([page.storage.orderDrafts.names, page.journal.keys]).toEqual([[], []]);
    expect(exit.left).toMatchObject([{ reason: 'wunsch' }]);
  });

  it('waits for what cannot be told yet, that nothing typed stays on the device [KIT-12]', async () => {
    const page = orderPage();
    await page.storage.orderDrafts.keep(tabId('tab-1'), 'STANDARD', keptDraft(filledDraft))();
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const storage = {
      opened: () => () => opened,
      clear: (ended: readonly IntentId[]) => page.storage.clear(ended),
    };
    void new EndSession(storage, page.journal, new RecordingExit()).execute()();
    await settle();
    expect(page.storage.orderDrafts.names).toHaveLength(1);
    open();
    await settle();
    expect(page.storage.orderDrafts.names).toEqual([]);
  });

  it('keeps an order of which the bank has not told the end', async () => {
    const page = orderPage();
    const release = await page.challengeOf();
    page.bank.faults.plan('create', { kind: 'hang', acts: true });
    void page.release.send(release, page.proof(release))();
    await settle();

    await signOut(page);

    expect((await page.reload().listOpenIntents.execute()()).map(({ id }) => id)).toEqual([
      release.intent.id,
    ]);
  });

  it('keeps what cannot be read of a release: the bank is asked by its key at the next visit', async () => {
    const page = orderPage();
    const release = await page.challengeOf();
    await page.send(release);
    page.journal.damage(release.intent.id);

    await signOut(page);

    const next = page.reload();
    await next.listOpenIntents.execute()();
    expect(next.closed).toEqual([[release.intent.id, 'created']]);
  });
});
