import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { MessageWriter } from './message-bench';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });
const text = () => screen.getByRole('textbox', { name: 'Ihre Nachricht' });
const topic = () => screen.getByRole('combobox', { name: 'Thema' });
const reference = () => screen.getByRole('textbox', { name: /^Bezug/ });
const fromOrders = { about: { from: '/ngbrk/orderbuch', reference: '0204 AF85' } };

/** Writes it and presses the button. */
async function send(writer: MessageWriter, words: string, name = 'Nachricht senden'): Promise<void> {
  if (words !== '') await user.type(text(), words);
  await user.click(screen.getByRole('button', { name }));
  await writer.pass(0);
}

describe('writing to the bank [CUS-02]', () => {
  it('begins with what the way here says, and sends it once', async () => {
    const writer = new MessageWriter();
    await writer.write({ state: fromOrders });
    expect(topic()).toHaveDisplayValue('Order');
    expect(reference()).toHaveValue('0204 AF85');
    await send(writer, 'Warum ist sie noch offen?');
    expect(screen.getByRole('status')).toHaveTextContent('Ihre Nachricht ist bei der Bank.');
    expect(screen.getByRole('link', { name: 'Zu meinen Nachrichten' })).toBeVisible();
    expect(writer.bank.world.messages).toMatchObject([
      { topic: 'order', reference: '0204 AF85', text: 'Warum ist sie noch offen?', language: 'de' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Noch eine schreiben' }));
    expect(text()).toHaveValue('');
  });

  it('gives the focus to the heading when the page is another one, as its button is gone then [SH-12]', async () => {
    const writer = new MessageWriter();
    await writer.write({ state: fromOrders });
    await send(writer, 'Warum ist sie noch offen?');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    expect(document.title).toBe('Nachricht schreiben · gesendet · Depotwerk');
    await user.click(screen.getByRole('button', { name: 'Noch eine schreiben' }));
    expect(heading).toHaveFocus();
  });

  it('asks for topic and text, each at its field, and keeps what is too long', async () => {
    const writer = new MessageWriter();
    await writer.write();
    await send(writer, '');
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByRole('link', { name: 'Thema: Bitte wählen Sie ein Thema.' })).toBeVisible();
    expect(
      summary.getByRole('link', { name: 'Ihre Nachricht: Bitte schreiben Sie, worum es geht.' }),
    ).toBeVisible();
    await user.selectOptions(topic(), 'Steuern');
    await user.click(text());
    await user.paste('ä'.repeat(2003));
    await send(writer, '');
    expect(text()).toHaveAccessibleDescription(/Das sind 3 Zeichen zu viel/);
    expect(text()).toHaveValue('ä'.repeat(2003));
    expect(writer.bank.world.messages).toEqual([]);
  });

  it('keeps what is typed, brings it back, and lets it be dropped', async () => {
    const writer = new MessageWriter();
    const leave = await writer.write();
    await user.selectOptions(topic(), 'Depot');
    await user.type(text(), 'Ein Anfang');
    await writer.pass(1000);
    leave();
    await writer.write({ state: fromOrders });
    expect(screen.getByRole('status')).toHaveTextContent('Ihr Entwurf ist wieder da');
    expect(text()).toHaveValue('Ein Anfang');
    expect(topic()).toHaveDisplayValue('Order');
    await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(text()).toHaveValue('');
    await writer.pass(1000);
    expect(writer.drafts.size).toBe(0);
  });

  it('asks what became of one whose answer was lost, and does not send it twice', async () => {
    const writer = new MessageWriter();
    const { faults, world } = writer.bank;
    faults.plan('sendSecureMessage', { kind: 'drop-answer' });
    await writer.write({ state: fromOrders });
    await send(writer, 'Warum?');
    await writer.pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Ihre Nachricht ist bei der Bank.');
    expect(world.messages).toHaveLength(1);
  });

  it('asks after a reload, too, and forgets the draft of what has arrived', async () => {
    const writer = new MessageWriter();
    const { faults, world } = writer.bank;
    faults.plan('sendSecureMessage', { kind: 'drop-answer' });
    faults.plan('secureMessageOutcome', { kind: 'drop-answer' });
    const leave = await writer.write({ state: fromOrders });
    await send(writer, 'Warum?');
    leave();
    await writer.write();
    await writer.pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Ihre Nachricht ist bei der Bank.');
    expect(world.messages).toHaveLength(1);
    expect(writer.drafts.size).toBe(0);
  });

  it('says that nothing has arrived where the bank has not seen it, and keeps the text', async () => {
    const writer = new MessageWriter();
    writer.bank.faults.plan('sendSecureMessage', { kind: 'not-reached' });
    await writer.write({ state: fromOrders });
    await send(writer, 'Warum?');
    await writer.pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Ihre Nachricht ist nicht angekommen');
    expect(text()).toHaveValue('Warum?');
    await send(writer, '');
    expect(writer.bank.world.messages).toHaveLength(1);
  });

  it('asks before the same goes out from a second window', async () => {
    const writer = new MessageWriter();
    const leave = await writer.write({ state: fromOrders });
    await send(writer, 'Warum?');
    leave();
    await writer.write({ state: fromOrders, tab: 'tab-2' });
    await send(writer, 'Warum?');
    expect(screen.getByRole('alert')).toHaveTextContent('in einem anderen Fenster');
    expect(writer.bank.world.messages).toHaveLength(1);
    await send(writer, '', 'Noch einmal senden');
    expect(writer.bank.world.messages).toHaveLength(2);
  });

  it('follows a session that has ended, and keeps the text', async () => {
    const writer = new MessageWriter();
    await writer.write({ state: fromOrders });
    await user.type(text(), 'Warum?');
    writer.bank.world.signedIn = false;
    await send(writer, '');
    expect(writer.followed).toEqual([expect.objectContaining({ kind: 'session-expired' })]);
    expect(text()).toHaveValue('Warum?');
  });

  it('is answered in the language of the page', async () => {
    const writer = new MessageWriter();
    await writer.write({ language: 'en', state: fromOrders });
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Why?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await writer.pass(0);
    expect(writer.bank.world.messages).toMatchObject([{ language: 'en' }]);
  });

  it.each([[undefined], ['x'], [{ about: 'x' }], [{ about: { from: 7, reference: 8 } }], [{ about: null }]])(
    'begins empty where the entry says %j',
    async (state) => {
      await new MessageWriter().write({ state });
      expect(topic()).toHaveDisplayValue('Bitte wählen');
      expect(reference()).toHaveValue('');
    },
  );
});
