import type { Intent, IntentEnd, IntentPhase } from '@domain/order/intent';
import { draftKinds } from '@domain/order/draft/draft-kind';
import type { BankAnswer, Receipt } from '@domain/order/intent-receipt';
import { assertNever } from '@domain/assert-never';
import { intentId, orderId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { tabId } from '@domain/codes/tab-id';
import * as O from 'fp-ts/Option';
import { StoredFields } from '../shared/stored-fields';
import { readMessage } from '../shared/stored-message';
import { readOrder, storedOrder } from './order-request-text';

/** An intent as the journal stores it. */
export const intentText = (intent: Intent): string =>
  JSON.stringify({ ...intent, order: storedOrder(intent.order) });

/** The intent of a stored text; none if it is anything else. Before there were kinds of drafts, all were of the first. */
export const parseIntent = (text: string): O.Option<Intent> =>
  O.tryCatch(() => readIntent(new StoredFields(JSON.parse(text))));

const readIntent = (fields: StoredFields): Intent => ({
  id: intentId(fields.text('id')),
  tab: tabId(fields.text('tab')),
  draft: fields.has('draft') ? fields.oneOf('draft', draftKinds) : 'STANDARD',
  order: readOrder(fields.fields('order')),
  preparedAt: instant(fields.number('preparedAt')),
  phase: readPhase(fields.fields('phase')),
  receipts: fields.list('receipts').map(readReceipt),
});

function readPhase(fields: StoredFields): IntentPhase {
  const kind = fields.oneOf('kind', ['prepared', 'sent', 'settled']);
  return kind === 'settled'
    ? {
        kind,
        at: instant(fields.number('at')),
        end: readEnd(fields.fields('end')),
        seen: fields.flag('seen'),
      }
    : { kind };
}

function readEnd(fields: StoredFields): IntentEnd {
  const kind = fields.oneOf('kind', ['created', 'refused', 'void']);
  switch (kind) {
    case 'created':
      return { kind, orderId: orderId(fields.text('orderId')) };
    case 'refused':
      return { kind, messages: fields.list('messages').map(readMessage) };
    case 'void':
      return { kind };
    default:
      return assertNever(kind);
  }
}

const readReceipt = (fields: StoredFields): Receipt => ({
  at: instant(fields.number('at')),
  action: fields.oneOf('action', ['release', 'ask', 'void']),
  answer: readAnswer(fields.fields('answer')),
  ...(fields.has('answeredAt') ? { answeredAt: instant(fields.number('answeredAt')) } : {}),
  times: fields.number('times'),
});

function readAnswer(fields: StoredFields): BankAnswer | { readonly kind: 'pending' } {
  const kind = fields.oneOf('kind', ['pending', 'created', 'refused', 'void', 'unknown', 'unused', 'silent']);
  switch (kind) {
    case 'created':
    case 'refused':
    case 'void':
      return readEnd(fields);
    case 'unused':
    case 'silent':
      return { kind, why: fields.text('why') };
    case 'pending':
    case 'unknown':
      return { kind };
    default:
      return assertNever(kind);
  }
}
