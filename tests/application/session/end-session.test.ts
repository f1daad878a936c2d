import { settle } from '@adapters/fake/manual-scheduler';
import { RecordingNavigation } from '@adapters/fake/recording-navigation';
import { EndSession } from '@application/session/end-session';
import { orderPage } from '../order/order-portal';

describe('signing out', () => {
  it('removes everything typed and leaves for the sign-out page', async () => {
    const page = orderPage();
    const navigation = new RecordingNavigation();
    await page.store.save('order-draft/tab-1', 'draft')();
    await page.challenge();

    await new EndSession(page.store, page.journal, navigation).execute()();

    expect(await page.store.names('')()).toEqual([]);
    expect(navigation.left).toEqual(['/lp/wt/logout']);
  });

  it('keeps an order of which the bank has not told the end', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', { kind: 'hang', acts: true });
    void page.releaseOrder.execute(release.intent.id, page.proof(release))();
    await settle();

    await new EndSession(page.store, page.journal, new RecordingNavigation()).execute()();

    expect((await page.reload().listOpenIntents.execute()()).map(({ id }) => id)).toEqual([
      release.intent.id,
    ]);
  });
});
