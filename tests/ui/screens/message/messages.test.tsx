import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMessageRelease } from '@adapters/fake/postbox/fake-message-gateway';
import { intentId } from '@domain/codes/ids';
import type { MessageRequest } from '@domain/postbox/secure-message';
import { fillBrowserGaps } from '../../browser-gaps';
import { MessageWriter } from './message-bench';

beforeAll(fillBrowserGaps);

const asked: MessageRequest = { topic: 'tax', reference: '2026', text: 'Eins\n\nZwei', language: 'de' };

async function written(...messages: readonly MessageRequest[]): Promise<MessageWriter> {
  const writer = new MessageWriter();
  const release = new FakeMessageRelease(writer.bank);
  for (const [at, message] of messages.entries())
    await release.create(message, undefined, { id: intentId(`key-${String(at)}`) })();
  return writer;
}

/** The one message: the way here is a list too. */
const entry = (): HTMLElement => {
  const [found] = screen.getAllByRole('listitem').filter((item) => item.closest('nav') === null);
  if (found === undefined) throw new Error('No message');
  return found;
};
const summary = () => within(entry()).getByText('Steuern: 2026');

describe('the list of messages [CUS-02]', () => {
  it('says what to do first where there is none', async () => {
    await (await written()).list();
    expect(screen.getByRole('heading', { name: 'Noch keine Nachrichten' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      '/ngbrk/postfach/nachrichten/neu',
    );
  });

  it('shows an answer as new when it comes, and as read once it is opened', async () => {
    const writer = await written(asked);
    await writer.list();
    expect(entry()).toHaveTextContent('Noch ohne Antwort');
    expect(screen.getByRole('status')).toHaveTextContent('Alles gelesen');
    await writer.answer('Guten Tag,\n\nBezug: 2026');
    expect(entry()).toHaveTextContent('Neue Antwort');
    expect(screen.getByRole('status')).toHaveTextContent('Eine neue Antwort');
    await userEvent.click(summary());
    await writer.pass(0);
    expect(within(entry()).getByText(/Bezug: 2026/)).toBeVisible();
    for (const name of ['Ihre Nachricht', /^Antwort der Bank/])
      expect(within(entry()).getByRole('heading', { level: 2, name })).toBeVisible();
    expect(entry()).toHaveTextContent('Beantwortet');
    expect(writer.bank.world.messages[0]?.answer?.isRead).toBe(true);
  });

  it('keeps an answer new that the bank has not been told of', async () => {
    const writer = await written(asked);
    await writer.list();
    await writer.answer('Guten Tag');
    writer.bank.faults.plan('markAnswerRead', { kind: 'not-reached' });
    await userEvent.click(summary());
    await writer.pass(60_000);
    expect(entry()).toHaveTextContent('Neue Antwort');
  });

  it('names the language of what was written, whatever the language of the page', async () => {
    const writer = await written(asked);
    await writer.list('en');
    expect(screen.getByText(/Eins/)).toHaveAttribute('lang', 'de');
    expect(within(entry()).getByText('Tax: 2026')).toBeVisible();
  });
});
