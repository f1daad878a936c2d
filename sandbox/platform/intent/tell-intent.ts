import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { Type, type Static } from 'typebox';
import type { Bank } from '../bank';
import { MessageSchema, Nullable } from '../http/schemas';
import type { IntentKind } from './intent-kind';
import { findIntent, type IntentKey, type IntentRow, type ReceiptRow } from './intent-record';

/** What became of an intent, on the wire. */
export const IntentSchema = Type.Object({
  key: Type.String(),
  kind: Nullable(Type.String({ description: 'Null for a key that the bank has not seen used.' })),
  state: Type.Enum(['UNKNOWN', 'DONE', 'REFUSED', 'VOID']),
  reference: Nullable(
    Type.String({
      description: 'What the bank calls that which came of it, whatever its kind; null unless done.',
    }),
  ),
  result: Type.Unknown({
    description: 'What the action has come to, as it stands now, in the shape of its kind; null unless done.',
  }),
  messages: Type.Array(MessageSchema),
  receivedAt: Nullable(Type.String()),
});

/** What the bank keeps of a key it has decided, or of a wrong TAN; what came of it stands under the reference. */
export const ReceiptSchema = Type.Object(
  {
    receiptId: Type.String({
      description: 'The key; of a wrong TAN an id of its own, since a key may see several.',
    }),
    key: Nullable(Type.String({ description: 'Null for what has none: the session, a call of a program.' })),
    kind: Nullable(Type.String({ description: 'Null for a key that was voided before it was used.' })),
    state: Type.Enum(['DONE', 'REFUSED', 'VOID', 'WRONG_TAN']),
    reference: Nullable(Type.String()),
    messages: Type.Array(MessageSchema),
    receivedAt: Type.String(),
  },
  { title: 'Receipt' },
);

const messagesOf = ({ messages }: Pick<IntentRow, 'messages'>) =>
  messages.map(({ origin, ...message }) => ({ ...message, origin: origin === null ? null : [...origin] }));

/** A stored intent or wrong TAN as a receipt. */
export const receiptOf = (row: ReceiptRow): Static<typeof ReceiptSchema> => ({
  receiptId: row.receipt_id,
  key: row.intent_id,
  kind: row.kind,
  state: row.state,
  reference: row.reference,
  messages: messagesOf(row),
  receivedAt: timestampText(instant(row.at.getTime())),
});

/** Tells what became of an intent of one of these kinds. */
export async function tellIntent(bank: Bank, kinds: readonly IntentKind[], key: IntentKey) {
  const row = await findIntent(bank.db, key);
  const { intentId, clientId } = key;
  if (row === undefined) {
    return {
      key: intentId,
      kind: null,
      state: 'UNKNOWN' as const,
      reference: null,
      result: null,
      messages: [],
      receivedAt: null,
    };
  }
  const kind = kinds.find(({ name }) => name === row.kind);
  const { reference } = row;
  return {
    key: intentId,
    kind: row.kind,
    state: row.state,
    reference,
    result:
      kind === undefined || reference === null
        ? null
        : await kind.resultOf(bank, bank.db, clientId, reference),
    messages: messagesOf(row),
    receivedAt: timestampText(instant(row.received_at.getTime())),
  };
}
