import { messageId } from '@domain/codes/ids';
import type { MessageRequest, MessageTopic, SecureMessage } from '@domain/postbox/secure-message';
import * as t from 'io-ts';
import { wireEnum } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';

/** What the bank calls the topics. */
const words = {
  order: 'ORDER',
  depot: 'DEPOT',
  tax: 'TAX',
  plan: 'SAVINGS_PLAN',
  application: 'APPLICATION',
  other: 'OTHER',
} as const satisfies Readonly<Record<MessageTopic, string>>;

const topics = {
  ORDER: 'order',
  DEPOT: 'depot',
  TAX: 'tax',
  SAVINGS_PLAN: 'plan',
  APPLICATION: 'application',
  OTHER: 'other',
} as const satisfies Readonly<Record<(typeof words)[MessageTopic], MessageTopic>>;

/** A message to the bank (wire.md). */
export const wireSecureMessage = wireObject(
  'SecureMessage',
  {
    messageId: wireId('MessageId', messageId),
    number: t.string,
    topic: wireEnum('MessageTopic', ['ORDER', 'DEPOT', 'TAX', 'SAVINGS_PLAN', 'APPLICATION'], 'OTHER'),
    text: t.string,
    language: wireEnum('MessageLanguage', ['en'], 'de'),
    sentAt: wireTimestamp,
  },
  {
    reference: t.string,
    answer: wireObject('MessageAnswer', { text: t.string, answeredAt: wireTimestamp, read: t.boolean }),
  },
);

/** The domain's message. */
export const toSecureMessage = ({
  messageId: id,
  topic,
  answer,
  reference,
  ...message
}: t.TypeOf<typeof wireSecureMessage>): SecureMessage => ({
  id,
  topic: topics[topic],
  number: message.number,
  text: message.text,
  language: message.language,
  sentAt: message.sentAt,
  ...(reference !== undefined && { reference }),
  ...(answer && { answer: { text: answer.text, at: answer.answeredAt, isRead: answer.read } }),
});

/** What is sent of one. */
export const fromMessageRequest = ({ topic, reference, text, language }: MessageRequest) => ({
  topic: words[topic],
  reference: reference ?? null,
  text,
  language,
});
