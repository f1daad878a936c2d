import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import type { Selectable } from 'kysely';
import type { MessageAnswer } from './message-schema';
import type { SecureMessageTable } from './message-tables';

/** A message as it is read. */
export type MessageRow = Selectable<SecureMessageTable>;

/** All that a customer has written, the latest first. */
export const messagesOf = (db: BankDatabase, clientId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('secure_message')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('sent_at', 'desc')
    .orderBy('message_id', 'desc')
    .execute();

/** One of them; undefined where it is nobody's, or somebody else's. */
export const messageOf = (
  db: BankDatabase,
  clientId: string,
  messageId: string,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('secure_message')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();

/** The number of the customer's next message; their journal is locked meanwhile, so that no two get the same. */
export async function nextNumber(tx: BankTransaction, clientId: string, at: Date): Promise<string> {
  const { written } = await tx
    .selectFrom('secure_message')
    .select(({ fn }) => fn.countAll().as('written'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const year = berlinTime(instant(at.getTime())).date.slice(0, 4);
  return `N-${year}-${String(Number(written) + 1).padStart(4, '0')}`;
}

/** Notes that the answer has been read; what has been read before stays so. False where there is no such message. */
export async function markAnswerRead(
  db: BankDatabase,
  clientId: string,
  messageId: string,
  at: Date,
): Promise<boolean> {
  const row = await messageOf(db, clientId, messageId);
  if (row === undefined) return false;
  await db
    .updateTable('secure_message')
    .set({ answer_read_at: at })
    .where('client_id', '=', clientId)
    .where('message_id', '=', messageId)
    .where('answered_at', 'is not', null)
    .where('answer_read_at', 'is', null)
    .execute();
  return true;
}

const timeOf = (at: Date): string => timestampText(instant(at.getTime()));

/** What the customer is told of it. */
export const answerOf = (row: MessageRow): MessageAnswer => ({
  messageId: row.message_id,
  number: row.number,
  topic: row.topic,
  reference: row.reference,
  text: row.text,
  language: row.language,
  sentAt: timeOf(row.sent_at),
  answer:
    row.answer === null || row.answered_at === null
      ? null
      : { text: row.answer, answeredAt: timeOf(row.answered_at), read: row.answer_read_at !== null },
});
