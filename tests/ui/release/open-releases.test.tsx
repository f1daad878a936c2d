import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeIntentGateway } from '@adapters/fake/bank/fake-intent-gateway';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { OpenReleases } from '@application/release/open-releases';
import { OpenReleasesModel } from '@ui/release/open-releases-model';
import { OpenReleasesView } from '@ui/release/open-releases-view';
import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { type Intent, prepareIntent } from '@domain/release/intent';
import * as TE from 'fp-ts/TaskEither';
import { act } from 'react';
import { messageKind } from '../../application/release/message-kind';
import { cancellationKind } from '../../application/release/open-order-kinds';
import { type KindBench, ReleasePage } from '../../application/release/release-page';
import { releaseBench } from '../release-bench';
import { renderPage } from '../render-page';

const user = userEvent.setup({ delay: null });
const silence: Fault = { kind: 'not-reached' };
const ASKING = 'Ob Ihre Freigabe angekommen ist, wissen wir noch nicht.';

/** A release that its page was left with unanswered, since the bank could not be asked either. */
async function leftOf<C, T>(kindAt: (bank: FakeBank) => KindBench<C, T>, fault: Fault) {
  const bank = new FakeBank();
  const storage = new MemoryCustomerStorage();
  const kind = kindAt(bank);
  const page = new ReleasePage(kind, storage);
  const challenge = await page.challenge();
  bank.faults.plan(kind.calls.create, fault);
  bank.faults.plan('intentOutcome', silence, silence, silence);
  await page.send(challenge);
  bank.faults.clear();
  return { bank, storage };
}

const left = (fault: Fault) => leftOf(cancellationKind, fault);

/** Another page of the customer, which takes up these releases itself. */
async function shown(
  { bank, storage }: { readonly bank: FakeBank; readonly storage: MemoryCustomerStorage },
  isTakenUpAt: (intent: Intent) => boolean = () => false,
) {
  const { tools, listOpenIntents } = releaseBench(bank, storage);
  const model = new OpenReleasesModel({
    releases: new OpenReleases(listOpenIntents, tools.ledger, new FakeIntentGateway(bank), tools),
    scheduler: bank.scheduler,
    isTakenUpAt,
  });
  renderPage(<OpenReleasesView model={model} pathOf={() => '/ngbrk/orderbuch'} />, '/ngbrk/konten');
  await act(() => bank.scheduler.advance(0));
  const lookAgain = () =>
    act(async () => {
      await model.lookAgain();
      await bank.scheduler.advance(0);
    });
  return { bank, lookAgain, unresolved: () => listOpenIntents.execute()() };
}

describe('a release that its page was left with, on any other page [ORD-17]', () => {
  it.each([
    ['has arrived', { kind: 'drop-answer' }, 'Ihre Freigabe ist bei der Bank angekommen.'],
    ['has not arrived', silence, /^Ihre Freigabe ist nicht angekommen\. Es ist nichts geschehen/],
  ] as const)('is told: it %s', async (_, fault, headline) => {
    await shown(await left(fault));
    expect(screen.getByText(headline)).toBeVisible();
    expect(screen.getByText('Streichung')).toBeVisible();
  });

  it('leaves the page where it is when its end comes while the customer is at something else', async () => {
    const moved = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const lost = await left({ kind: 'drop-answer' });
    lost.bank.faults.plan('keyOutcome', silence, silence, silence);
    const { bank } = await shown(lost);
    await act(() => bank.scheduler.advance(3000));
    expect(screen.getByText(ASKING)).toBeVisible();
    await act(() => bank.scheduler.advance(30_000));
    expect(screen.getByText('Ihre Freigabe ist bei der Bank angekommen.')).toBeVisible();
    expect(moved).not.toHaveBeenCalled();
  });

  it('is told once what the device keeps can be read, where it could not at first', async () => {
    const { bank, storage } = await left({ kind: 'drop-answer' });
    const read = jest.spyOn(storage.journal, 'all').mockReturnValueOnce(async () => []);
    const { lookAgain } = await shown({ bank, storage });
    expect(screen.queryByText('Ihre Freigabe ist bei der Bank angekommen.')).toBeNull();
    await lookAgain();
    expect(read).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Ihre Freigabe ist bei der Bank angekommen.')).toBeVisible();
  });

  it('is asked about again until the bank answers', async () => {
    const lost = await left({ kind: 'drop-answer' });
    lost.bank.faults.plan('keyOutcome', silence, silence, silence);
    const { bank } = await shown(lost);
    await act(() => bank.scheduler.advance(3000));
    expect(screen.getByText(ASKING)).toBeVisible();
    await act(() => bank.scheduler.advance(30_000));
    expect(screen.queryByText(ASKING)).toBeNull();
    expect(screen.getByText('Ihre Freigabe ist bei der Bank angekommen.')).toBeVisible();
  });

  it.each([
    ['has arrived', { kind: 'drop-answer' }, 'Ihre Nachricht ist bei der Bank angekommen.'],
    ['has not arrived', silence, /^Ihre Nachricht ist nicht angekommen/],
  ] as const)('is called a message where it is one: it %s [CUS-02]', async (_, fault, headline) => {
    const lost = await leftOf(messageKind, fault);
    lost.bank.faults.plan('keyOutcome', silence, silence, silence);
    const { bank } = await shown(lost);
    await act(() => bank.scheduler.advance(3000));
    const asked = screen.getByRole('alert');
    expect(asked).toHaveTextContent('Ob Ihre Nachricht angekommen ist, wissen wir noch nicht.');
    expect(asked).toHaveTextContent('Bitte senden Sie sie nicht noch einmal');
    expect(asked).not.toHaveTextContent(/Freigabe|frei:/);
    await act(() => bank.scheduler.advance(30_000));
    expect(screen.getByText(headline)).toBeVisible();
  });

  it('stays until it was read, and is not told again then', async () => {
    const { unresolved } = await shown(await left({ kind: 'drop-answer' }));
    expect(await unresolved()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Gelesen' }));
    expect(screen.queryByText('Ihre Freigabe ist bei der Bank angekommen.')).toBeNull();
    expect(await unresolved()).toEqual([]);
  });

  it('leads to what came of it', async () => {
    await shown(await left({ kind: 'drop-answer' }));
    expect(screen.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/ngbrk/orderbuch');
  });

  it('is left to a page that asks about it itself', async () => {
    const { unresolved } = await shown(await left({ kind: 'drop-answer' }), () => true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await unresolved()).toHaveLength(1);
  });

  it('is asked about beside the oldest, the one that a page takes up', async () => {
    const { scheduler } = new FakeBank();
    const words = { kind: 'target-market', draft: '', body: '', words: '' } as const;
    const open = ['I1', 'I2'].map((id) => prepareIntent(intentId(id), tabId('T'), words, scheduler.now()));
    const asked: string[] = [];
    const model = new OpenReleasesModel({
      releases: {
        list: () => async () => open,
        ask: (id) => {
          asked.push(id);
          return TE.left({ kind: 'not-found' });
        },
        acknowledge: () => async () => undefined,
      },
      scheduler,
      isTakenUpAt: () => true,
    });
    await model.look({ path: '/ngbrk/verwaltung/wertpapierkenntnisse', search: '' });
    expect(asked).toEqual(['I2']);
  });
});
