import { settle } from '@adapters/fake/device/manual-scheduler';
import { RecordingExit } from '@tests/support/recording-exit';
import { EndSession } from '@application/session/end-session';
import { orderPage } from '../order/order-portal';

describe('signing out', () => {
  it('removes everything typed and leaves by the customer’s wish [KIT-12]', async () => {
    const page = orderPage();
    const exit = new RecordingExit();
    await page.store.save('order-draft/tab-1', 'draft')();
    await page.challengeOf();

    await new EndSession(page.store, page.journal, exit).execute()();

    expect(await page.store.names('')()).toEqual([]);
    expect(exit.left).toMatchObject([{ reason: 'wunsch' }]);
  });

  it('keeps an order of which the bank has not told the end', async () => {
    const page = orderPage();
    const release = await page.challengeOf();
    page.bank.faults.plan('create', { kind: 'hang', acts: true });
    void page.release.send(release, page.proof(release))();
    await settle();

    await new EndSession(page.store, page.journal, new RecordingExit()).execute()();

    expect((await page.reload().listOpenIntents.execute()()).map(({ id }) => id)).toEqual([
      release.intent.id,
    ]);
  });
});
