import { StoredTabDrafts } from '@adapters/browser/storage/stored-tab-drafts';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { tabId } from '@domain/codes/tab-id';
import { MESSAGE_DRAFTS, messageForm } from '@domain/postbox/form/message-form';
import { FormSession } from '@domain/form/session/form-session';
import { snapshotOf } from '@domain/form/session/snapshot';
import { withDrafts } from '@src/release/with-drafts';
import { withModel } from '@src/screens/loading/with-model';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateStore } from '@tests/support/late-store';
import { MessageEntryScreen } from '@ui/screens/message/message-entry-screen';
import { testStore } from '../adapters/browser/storage/text-store';
import { renderPage } from '../ui/render-page';
import { MessageWriter } from '../ui/screens/message/message-bench';

const user = userEvent.setup({ delay: null });
const draftedMessage = { name: 'message draft', prefix: MESSAGE_DRAFTS, form: messageForm };
const own = tabId('tab-1');
const RESTORED = 'Ihr Entwurf ist wieder da. Gesendet ist nichts.';

const written = (text: string) => {
  const session = new FormSession(messageForm, { deliver: (act) => act(), changed: () => undefined });
  session.field(messageForm.nodes.text).setValue(text);
  return snapshotOf(session);
};

/** The page to write a message on, of a customer who has written before, once a second has gone without the key. */
async function open(before?: string, isKeyAwaited = true) {
  const earlier = testStore();
  const drafts = (store: typeof earlier.store) =>
    new StoredTabDrafts({ store, logger: earlier.logger }, draftedMessage);
  if (before !== undefined) await drafts(earlier.store).keep(own, written(before))();
  const scheduler = new ManualScheduler();
  const late = lateStore(scheduler, earlier.storage);
  const writer = new MessageWriter(drafts(late.store));
  const Page = withDrafts(
    late.store,
    withModel(MessageEntryScreen, () => writer.model()),
  );
  const { unmount } = renderPage(<Page />, '/ngbrk/postfach/nachrichten/neu');
  const pass = (milliseconds: number) =>
    act(async () => {
      await scheduler.advance(milliseconds);
      await writer.pass(milliseconds);
      await late.store.settled()();
    });
  if (isKeyAwaited) await pass(1000);
  return {
    pass,
    unmount,
    give: () => act(late.give),
    text: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Nachricht/ }),
    stored: async () => {
      const { store } = testStore(earlier.storage);
      const found = await drafts(store).find(own)();
      return 'value' in found ? found.value.kept.fields['text'] : undefined;
    },
    forget: () => drafts(testStore(earlier.storage).store).forget(own)(),
  };
}

describe('a page whose drafts cannot be read yet [ORD-30]', () => {
  it('stands after a second, and puts the draft back once it comes and nothing is typed', async () => {
    const page = await open('Wo bleibt mein Auszug?');
    expect((await page.text()).value).toBe('');
    await page.give();
    await page.pass(0);
    expect(await screen.findByText(RESTORED)).toBeVisible();
    expect((await page.text()).value).toBe('Wo bleibt mein Auszug?');
  });

  it('keeps what is typed meanwhile, says that it is not stored yet, and loses nothing of what was', async () => {
    const page = await open('Wo bleibt mein Auszug?');
    await user.type(await page.text(), 'Neu');
    await page.pass(500);
    expect(screen.getByText('Entwurf noch nicht gesichert')).toBeVisible();
    expect(await page.stored()).toBe('Wo bleibt mein Auszug?');
    await page.give();
    await page.pass(0);
    expect((await page.text()).value).toBe('Neu');
    expect(screen.queryByText('Entwurf noch nicht gesichert')).not.toBeInTheDocument();
    expect(await page.stored()).toBe('Neu');
    await page.forget();
    expect(await page.stored()).toBe('Wo bleibt mein Auszug?');
  });

  it('left as it was found, it takes nothing with it', async () => {
    const page = await open('Wo bleibt mein Auszug?');
    page.unmount();
    await page.give();
    expect(await page.stored()).toBe('Wo bleibt mein Auszug?');
  });

  it('takes nothing that could be lost before it knows what was typed before', async () => {
    const page = await open('Wo bleibt mein Auszug?', false);
    expect(screen.queryByRole('textbox', { name: /Nachricht/ })).toBeNull();
    await page.pass(1000);
    expect(await page.text()).toBeVisible();
  });

  it('is not entered again where there is no draft', async () => {
    const page = await open();
    const text = await page.text();
    await page.give();
    await page.pass(0);
    expect(await page.text()).toBe(text);
  });
});
