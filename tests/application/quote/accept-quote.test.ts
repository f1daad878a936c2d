import { AcceptQuote, type AcceptedQuote } from '@application/quote/accept-quote';
import type { ReleaseState } from '@application/release/release-state';
import type { Requested } from '@application/release/request-release';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import { prepareIntent } from '@domain/release/intent';
import type { Failure } from '@domain/failure/failure';
import { challengeId, intentId, type IntentId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { tabId } from '@domain/codes/tab-id';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { order } from '@tests/domain/support/samples';
import * as E from 'fp-ts/Either';
import { accepting, refusedFor, said } from './quote-samples';

type Asked = E.Either<Failure, Requested<OrderRequest, Order>>;
type Released = E.Either<Failure, ReleaseState<Order>>;

const request = { content: accepting, words: 'Kauf', draft: 'order-draft/t' };
const content = { kind: 'quote-order', draft: request.draft, body: '{}', words: request.words } as const;
const intent = prepareIntent(intentId('i'), tabId('t'), content, instant(0));
const base = { id: challengeId('c'), available: [] };
const challenged = (challenge: TanChallenge): Asked =>
  E.right({ kind: 'challenged', intent, content: accepting, challenge, messages: [] });
const free = challenged({ ...base, type: 'TAN_FREI' });
const sms = challenged({ ...base, type: 'M_TAN' });
const created: Released = E.right({ kind: 'created', intent, result: order });
const refused = (key: string): Released => E.right({ kind: 'refused', intent, messages: [said(key)] });
const server: Failure = { kind: 'server', errorId: 'e1' };
const over = (kind: 'quote-over' | 'ticket-over', key: string): E.Either<Failure, AcceptedQuote> =>
  E.right({ kind, messages: [said(key)] });

/** Accepts a quote at a bank that answers so, and tells the calls besides. */
async function accepted(asked: Asked, released: Released = E.left(server), wantsTwin?: boolean) {
  const calls: unknown[] = [];
  const seen: IntentId[] = [];
  const noting =
    <A>(answer: A) =>
    (...call: readonly unknown[]) => {
      calls.push(call);
      return () => Promise.resolve(answer);
    };
  const acknowledge = (id: IntentId) => () => Promise.resolve(void seen.push(id));
  const accept = new AcceptQuote({ request: noting(asked), send: noting(released), acknowledge });
  return { answer: await accept.execute(request, wantsTwin)(), calls, seen };
}

describe('accepting a quote [ORD-18]', () => {
  it('releases the order at once, for the proof of its ticket has released it', async () => {
    const { answer, calls } = await accepted(free, created);
    expect(answer).toBe(created);
    expect(calls).toEqual([
      [request, { wantsTwin: false }],
      [E.isRight(free) && free.right, { challengeId: base.id, type: 'TAN_FREI' }],
    ]);
  });

  it('says that a second one is wanted', async () => {
    const { calls } = await accepted(free, created, true);
    expect(calls[0]).toEqual([request, { wantsTwin: true }]);
  });

  it.each<[string, Asked]>([
    ['the proof that the bank wants after all', sms],
    ['the same deal in another window', E.right({ kind: 'twin' })],
    ['an order that exists already', E.right({ kind: 'created', intent, result: order })],
    ['a refusal for another reason', E.left(refusedFor('fehler-nicht-genuegend-bestand'))],
    ['a failure', E.left(server)],
  ])('releases nothing for %s, and passes it on', async (_, asked) => {
    const { answer, calls } = await accepted(asked, created);
    expect(answer).toEqual(asked);
    expect(calls).toHaveLength(1);
  });

  it.each<[string, string, 'quote-over' | 'ticket-over']>([
    ['accepted too late', 'fehler-quote-abgelaufen', 'quote-over'],
    ['the price has moved', 'fehler-quote-kurs-veraendert', 'quote-over'],
    ['the ticket is over', 'fehler-quote-ticket-abgelaufen', 'ticket-over'],
    ['an order came of the ticket already', 'fehler-quote-bereits-verwendet', 'ticket-over'],
  ])('tells that no order exists, whenever the bank notices: %s', async (_, key, kind) => {
    const before = await accepted(E.left(refusedFor(key)), created);
    expect([before.answer, before.calls.length]).toEqual([over(kind, key), 1]);
    expect((await accepted(free, E.left(refusedFor(key)))).answer).toEqual(over(kind, key));
    const settled = await accepted(free, refused(key));
    expect([settled.answer, settled.seen]).toEqual([over(kind, key), [intent.id]]);
  });

  it.each<[string, Released]>([
    ['a refusal for another reason', refused('fehler-nicht-genuegend-bestand')],
    ['silence', E.right({ kind: 'asking', intent, failure: server })],
    ['the end of the session', E.left({ kind: 'session-expired' })],
    ['a refusal that settles nothing', E.left(refusedFor('fehler-zu-viele-anfragen'))],
  ])('passes on %s, which the customer has still to be told', async (_, released) => {
    const { answer, seen } = await accepted(free, released);
    expect([answer, seen]).toEqual([released, []]);
  });
});
