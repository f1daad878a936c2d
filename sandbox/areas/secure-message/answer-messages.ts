import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import { berlinTime } from '@domain/time/berlin-time';
import { timestampText } from '@domain/time/wire-time';
import { Journal } from '@sandbox/ledger/journal';
import { NEWS, type NoticeTitle } from '@sandbox/ledger/news';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { MessageTopic } from './message-schema';
import type { MessageRow } from './message-store';

/** After so many milliseconds of the bank's clock it says that a message has arrived. */
export const ANSWERED_AFTER = 120_000;

const TOPICS: Readonly<Record<MessageTopic, { readonly de: string; readonly en: string }>> = {
  ORDER: { de: 'Order', en: 'order' },
  DEPOT: { de: 'Depot', en: 'depot' },
  TAX: { de: 'Steuern', en: 'tax' },
  SAVINGS_PLAN: { de: 'Sparplan', en: 'savings plan' },
  APPLICATION: { de: 'Antrag', en: 'application' },
  OTHER: { de: 'Sonstiges', en: 'something else' },
};

const ENGLISH_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** One look at all messages: those that have lain long enough are answered, each once, however many look. */
export async function answerMessages(bank: Bank): Promise<void> {
  const due = await bank.db
    .selectFrom('secure_message')
    .select(['client_id', 'message_id'])
    .where('answered_at', 'is', null)
    .where('sent_at', '<=', new Date(bank.clock.now() - ANSWERED_AFTER))
    .orderBy('sent_at')
    .execute();
  for (const { client_id, message_id } of due) await answer(bank, client_id, message_id);
}

const answer = (bank: Bank, clientId: string, messageId: string): Promise<void> =>
  inTransaction(bank.db, async (tx) => {
    const at = bank.clock.date();
    const journal = await Journal.lock(tx, clientId);
    const row = await tx
      .selectFrom('secure_message')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('message_id', '=', messageId)
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return;
    await tx
      .updateTable('secure_message')
      .set({ answer: acknowledgement(row), answered_at: at })
      .where('client_id', '=', clientId)
      .where('message_id', '=', messageId)
      .execute();
    const title: NoticeTitle = { kind: 'MESSAGE_ANSWERED', args: { number: row.number } };
    await journal.publish({
      topic: NEWS,
      depotId: '',
      at,
      detail: {
        notificationId: bank.newId(),
        at: timestampText(instant(at.getTime())),
        kind: 'MESSAGE',
        text: `Wir haben Ihre Nachricht ${row.number} beantwortet`,
        title,
      },
    });
  });

/** Says what has arrived, in the language it was written in, by what the customer called it. */
function acknowledgement({ number, topic, reference, language, sent_at }: MessageRow): string {
  const sent = instant(sent_at.getTime());
  const word = TOPICS[topic][language];
  return language === 'de'
    ? [
        'Guten Tag,',
        `vielen Dank für Ihre Nachricht vom ${formatGermanDate(berlinTime(sent).date)}. Sie liegt uns unter der Nummer ${number} vor, Thema: ${word}${reference === null ? '' : `, Bezug: ${reference}`}.`,
        'Die Werkbank ist eine Bank zum Ausprobieren: Diese Bestätigung schreibt sie von selbst, mehr kommt nicht nach.',
        'Ihre Werkbank',
      ].join('\n\n')
    : [
        'Good day,',
        `Thank you for your message of ${ENGLISH_DAY.format(sent)}. We have it under number ${number}, topic: ${word}${reference === null ? '' : `, reference: ${reference}`}.`,
        'Werkbank is a bank for trying things out: it writes this confirmation by itself, and nothing else will follow.',
        'Your Werkbank',
      ].join('\n\n');
}
