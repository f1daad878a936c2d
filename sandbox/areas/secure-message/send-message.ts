import { Journal } from '@sandbox/ledger/journal';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import { messagesFrom, type WireMessage } from '@sandbox/platform/http/message';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import type { IntentKind } from '@sandbox/platform/intent/intent-kind';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type * as E from 'fp-ts/Either';
import { LONGEST_REFERENCE, LONGEST_TEXT, type MessageAnswer, type NewMessage } from './message-schema';
import { answerOf, messageOf, nextNumber, type MessageRow } from './message-store';

const { error } = messagesFrom({
  'fehler-nachricht-leer': 'Bitte schreiben Sie, worum es geht.',
  'fehler-nachricht-zu-lang': 'Eine Nachricht hat höchstens {anzahl} Zeichen.',
  'fehler-nachricht-bezug-zu-lang': 'Der Bezug hat höchstens {anzahl} Zeichen.',
});

/** A message that a customer has written; it has come to what stands in their list. */
export const secureMessage: IntentKind<MessageAnswer> = {
  name: 'SECURE_MESSAGE',
  resultOf: async (_bank, db, clientId, messageId) => {
    const row = await messageOf(db, clientId, messageId);
    if (row === undefined) throw new Error('A message that is not there');
    return answerOf(row);
  },
};

const lengthOf = (text: string): number => Array.from(text).length;

/** What stands against a message, each at its field. */
export function against({ reference, text }: NewMessage): readonly WireMessage[] {
  return [
    ...(text.trim() === '' ? [error('fehler-nachricht-leer', { origin: ['text'] })] : []),
    ...(lengthOf(text) > LONGEST_TEXT
      ? [error('fehler-nachricht-zu-lang', { args: { anzahl: LONGEST_TEXT }, origin: ['text'] })]
      : []),
    ...(lengthOf(reference ?? '') > LONGEST_REFERENCE
      ? [
          error('fehler-nachricht-bezug-zu-lang', {
            args: { anzahl: LONGEST_REFERENCE },
            origin: ['reference'],
          }),
        ]
      : []),
  ];
}

/** The refusal of a message, if something stands against it. */
export const refusalOf = (message: NewMessage): Refusal | undefined => {
  const messages = against(message);
  return messages.length === 0 ? undefined : refusal(422, 'precondition.failed', ...messages);
};

/** Takes a message once for its key; the session's TAN is proof enough of who writes. */
export function sendMessage(
  bank: Bank,
  clientId: string,
  message: NewMessage,
  intentId: string | undefined,
): Promise<E.Either<Refusal, Answered<MessageAnswer>>> {
  const act = async (tx: BankTransaction): Promise<Acted<MessageAnswer>> => {
    const refused = refusalOf(message);
    if (refused !== undefined) return { kind: 'refused', refusal: refused };
    const row = await takeIn(bank, tx, clientId, message);
    const { message_id: messageId } = row;
    await audit(tx, bank, {
      clientId,
      kind: 'MESSAGE_RECEIVED',
      detail: { messageId, topic: message.topic },
    });
    return { kind: 'done', reference: messageId, answer: { result: answerOf(row), messages: [] } };
  };
  return actOnce(bank, { kind: secureMessage, clientId, intentId, body: message, act });
}

async function takeIn(
  bank: Bank,
  tx: BankTransaction,
  clientId: string,
  { topic, reference, text, language }: NewMessage,
): Promise<MessageRow> {
  await Journal.lock(tx, clientId);
  const sent_at = bank.clock.date();
  return tx
    .insertInto('secure_message')
    .values({
      client_id: clientId,
      message_id: bank.newId(),
      number: await nextNumber(tx, clientId, sent_at),
      topic,
      reference: reference?.trim() || null,
      text,
      language,
      sent_at,
      answer: null,
      answered_at: null,
      answer_read_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
