import { tabId } from '@domain/codes/tab-id';
import { draftKinds } from '@domain/order/draft/draft-kind';
import { orderDraftName } from '@domain/order/draft/order-draft-name';
import { canonicalText } from '@domain/release/canonical-text';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { wireWord } from '../../http/wire/wire-enum';
import { wireObject } from '../../http/wire/wire-object';
import type { Migration } from './record/record-kind';

/** What the first version, which knew orders only, kept otherwise. */
const first = wireObject(
  'FirstIntent',
  {
    tab: t.string,
    order: t.intersection([t.UnknownRecord, t.type({ orderType: t.string })]),
    phase: t.UnknownRecord,
    receipts: t.array(t.UnknownRecord),
  },
  { draft: wireWord('DraftKind', draftKinds) },
);

/** An intent of the first version as one of any kind; what is none stays as it is, and is told as unreadable. */
export const toReleaseIntent: Migration = (fields) =>
  pipe(
    first.decode(fields),
    E.match(
      () => fields,
      ({ tab, order, phase, receipts, draft = 'STANDARD' }) => ({
        id: fields['id'],
        tab,
        preparedAt: fields['preparedAt'],
        kind: order.orderType === 'QUOTE' ? 'quote-order' : 'order',
        draft: orderDraftName(tabId(tab), draft),
        body: canonicalText(order),
        // Nobody had written down in words what was signed.
        words: '',
        phase: 'end' in phase ? { ...phase, end: withReference(phase['end']) } : phase,
        receipts: receipts.map((receipt) => ({ ...receipt, answer: withReference(receipt['answer']) })),
      }),
    ),
  );

const createdOrder = t.type({ kind: t.literal('created'), orderId: t.string });

/** What came of it was an order, and nothing else. */
const withReference = (answer: unknown): unknown =>
  createdOrder.is(answer) ? { kind: answer.kind, reference: answer.orderId } : answer;
