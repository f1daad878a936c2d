import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { INTENT_VERSION } from './intent-codec';

/** Under which names the drafts of order pages were kept before an intent named its draft itself. */
const draftNames: Readonly<Record<string, string>> = {
  STANDARD: 'order-draft/',
  ABSICHERUNG: 'protection-draft/',
};

const end = t.type({ kind: t.string });
const order = t.intersection([t.UnknownRecord, t.type({ orderType: t.string })]);

/** The first version knew orders only, and had no number. */
const first = t.intersection([
  t.intersection([
    t.UnknownRecord,
    t.type({ tab: t.string, order, phase: end, receipts: t.array(t.UnknownRecord) }),
  ]),
  t.partial({ draft: t.string, version: t.undefined }),
]);

/** A stored intent of whatever version in the shape of this one; what is none of them stays as it is. */
export const migrateIntent = (stored: unknown): unknown =>
  pipe(
    first.decode(stored),
    E.match(
      () => stored,
      ({ order: body, draft = 'STANDARD', phase, receipts, ...rest }) => ({
        ...rest,
        version: INTENT_VERSION,
        kind: body.orderType === 'QUOTE' ? 'quote-order' : 'order',
        draft: `${draftNames[draft] ?? draft}${rest.tab}`,
        body: JSON.stringify(body),
        // Nobody had written down in words what was signed.
        words: '',
        phase: 'end' in phase ? { ...phase, end: withReference(phase.end) } : phase,
        receipts: receipts.map((receipt) => ({ ...receipt, answer: withReference(receipt['answer']) })),
      }),
    ),
  );

const createdOrder = t.type({ kind: t.literal('created'), orderId: t.string });

/** What came of it was an order, and nothing else. */
const withReference = (answer: unknown): unknown =>
  createdOrder.is(answer) ? { kind: answer.kind, reference: answer.orderId } : answer;
