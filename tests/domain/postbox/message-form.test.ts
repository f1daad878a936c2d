import { tabId } from '@domain/codes/tab-id';
import { FormSession } from '@domain/form/session/form-session';
import { emptySnapshot } from '@domain/form/session/snapshot';
import { instant } from '@domain/time/instant';
import { messageId } from '@domain/codes/ids';
import type { Message } from '@domain/message/message';
import {
  charactersOf,
  isBlankMessage,
  MESSAGE_DRAFTS,
  messageDraftName,
  messageForm,
  messageIssues,
  messageKeys,
} from '@domain/postbox/form/message-form';
import { isUnread, type MessageTopic, type SecureMessage } from '@domain/postbox/secure-message';

interface Typed {
  readonly topic?: MessageTopic;
  readonly reference?: string;
  readonly text?: string;
}

async function sent({ topic, reference = '', text = '' }: Typed) {
  const session = new FormSession(messageForm);
  const { nodes } = session;
  session.field(nodes.topic).setValue(topic);
  session.field(nodes.reference).setValue(reference);
  session.field(nodes.text).setValue(text);
  const outcome = await session.submitted(nodes.request);
  if (outcome.kind === 'read') return outcome.value;
  return session.shownCell.get().map(({ key, args }) => [key, args]);
}

describe('a message to the bank', () => {
  it.each<[string, Typed, unknown]>([
    [
      'says what it is about and what is written',
      { topic: 'tax', text: 'Hallo' },
      { topic: 'tax', text: 'Hallo' },
    ],
    [
      'names what it refers to where that is said',
      { topic: 'order', reference: '4711', text: 'Hallo' },
      { topic: 'order', reference: '4711', text: 'Hallo' },
    ],
    [
      'has no blanks around it',
      { topic: 'order', reference: ' 4711 ', text: '\n Hallo \n' },
      { topic: 'order', reference: '4711', text: 'Hallo' },
    ],
    [
      'refers to nothing by blanks',
      { topic: 'order', reference: '  ', text: 'x' },
      { topic: 'order', text: 'x' },
    ],
    [
      'needs a topic and a text',
      {},
      [
        ['message-topic-missing', {}],
        ['message-text-missing', {}],
      ],
    ],
    ['of blanks alone says nothing', { topic: 'tax', text: '  \n' }, [['message-text-missing', {}]]],
  ])('%s', async (_, typed, expected) => {
    expect(await sent(typed)).toEqual(expected);
  });

  it.each([
    [2000, 'a', true],
    [2001, 'a', false],
    // Each is two units of UTF-16, and one character to who types it.
    [2000, '🙂', true],
    [2001, '🙂', false],
  ])('of %d times %s may be sent: %s', async (count, character, fits) => {
    const text = character.repeat(count);
    expect(await sent({ topic: 'other', text: `${text} ` })).toEqual(
      fits ? { topic: 'other', text } : [['message-text-long', { most: '2000', over: '1' }]],
    );
    expect(charactersOf(text)).toBe(count);
  });

  it('refers by 60 characters at most, and says by how many it is over', async () => {
    const reference = '7'.repeat(60);
    expect(await sent({ topic: 'other', reference, text: 'x' })).toEqual({
      topic: 'other',
      reference,
      text: 'x',
    });
    expect(await sent({ topic: 'other', reference: `${reference}777`, text: 'x' })).toEqual([
      ['message-reference-long', { most: '60', over: '3' }],
    ]);
  });
});

describe('what the bank says of a message', () => {
  const said = (key: string, severity: Message['severity'] = 'ERROR'): Message => ({
    ...{ severity, key, text: 'So nicht', args: { most: '1' }, origin: [] },
  });

  it.each([
    ['fehler-nachricht-leer', 'text'],
    ['fehler-nachricht-zu-lang', 'text'],
    ['fehler-nachricht-bezug-zu-lang', 'reference'],
    ['fehler-unbekannt', undefined],
  ])('%s stands at %s', (key, field) => {
    expect(messageIssues([said(key)])).toEqual([
      { severity: 'ERROR', key, args: { most: '1' }, fallback: 'So nicht', field, source: 'server' },
    ]);
    expect(Object.keys(messageKeys)).toHaveLength(3);
  });

  it('stops nobody where it is no error', () => {
    expect(messageIssues([said('hinweis', 'INFO'), said('warnung', 'WARN')])).toEqual([]);
  });
});

describe('the draft of a message', () => {
  it('has a name for each tab, found by how that begins', () => {
    expect(messageDraftName(tabId('tab-1'))).toBe('message-draft/tab-1');
    expect(messageDraftName(tabId('tab-2')).startsWith(MESSAGE_DRAFTS)).toBe(true);
  });

  it.each([
    ['nothing at all', {}, true],
    ['a topic alone', { topic: 'tax', text: '' }, true],
    ['a text', { text: 'Hallo' }, false],
  ])('with %s is worth no keeping: %s', (_, fields, isBlank) => {
    expect(isBlankMessage({ ...emptySnapshot, fields })).toBe(isBlank);
  });
});

describe('an answer of the bank', () => {
  const written: SecureMessage = {
    ...{ id: messageId('m-1'), number: '1', sentAt: instant(0) },
    ...{ topic: 'tax', text: 'Hallo', language: 'de' },
  };

  it('is unread until it has been opened', () => {
    const answer = { text: 'Guten Tag', at: instant(1), isRead: false };
    expect(isUnread(written)).toBe(false);
    expect(isUnread({ ...written, answer })).toBe(true);
    expect(isUnread({ ...written, answer: { ...answer, isRead: true } })).toBe(false);
  });
});
