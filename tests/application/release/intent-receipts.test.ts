import { keptDraft } from '@domain/order/draft/kept-draft';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { tabId } from '@domain/codes/tab-id';
import { filledDraft } from '../../domain/support/samples';
import { orderPage } from '../order/order-portal';

const server = { kind: 'server', errorId: 'E-1' } as const;

describe('the journal', () => {
  it('is written before the release goes out', async () => {
    const page = orderPage();
    const release = await page.challengeOf();
    let written: readonly string[] = [];
    jest.spyOn(page.registration.gateway, 'create').mockImplementation(() => async () => {
      written = (await page.journal.all()()).map(({ phase }) => phase.kind);
      return { _tag: 'Left', left: server };
    });

    await page.wait(page.release.send(release, page.proof(release))());

    expect(written).toEqual(['sent']);
  });

  it('holds a receipt of every attempt with its answer or silence', async () => {
    const page = orderPage();
    const release = await page.challengeOf();
    page.bank.faults.plan('create', { kind: 'drop-answer' });
    page.bank.faults.plan('intentOutcome', lost, lost, lost);
    await page.wait(page.release.send(release, page.proof(release))());
    await page.release.ask(release.intent.id)();

    const [intent] = await page.journal.all()();
    expect(intent?.receipts.map(({ action, answer }) => `${action}: ${answer.kind}`)).toEqual([
      'validate: ready',
      'release: silent',
      'ask: silent',
      'ask: created',
    ]);
  });

  it('lets the draft go once the order exists, and no sooner [ORD-30]', async () => {
    const page = orderPage();
    const { orderDrafts } = page.storage;
    await orderDrafts.keep(tabId('tab-1'), 'STANDARD', keptDraft(filledDraft))();
    const release = await page.challengeOf();
    page.bank.faults.plan('create', { kind: 'not-reached' });

    await page.wait(page.release.send(release, page.proof(release))());
    expect(orderDrafts.names).toEqual(['order-draft/tab-1']);
    const again = await page.challengeOf();
    await page.wait(page.release.send(again, page.proof(again))());
    expect(orderDrafts.names).toEqual([]);
  });
});

const lost: Fault = { kind: 'not-reached' };
