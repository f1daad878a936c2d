import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { httpChangeRelease } from '@adapters/http/order-change/http-change-release';
import { cancellationRegistration } from '@application/order-book/cancellation-registration';
import { changeRegistration } from '@application/order-change/change-registration';
import { Release } from '@application/release/release';
import type { ReleaseRequest } from '@application/release/release-request';
import type { ReleaseState } from '@application/release/release-state';
import type { Result } from '@application/ports/result';
import type { Order } from '@domain/order/open/order';
import { amount } from '@domain/money/amount';
import { decimalText, zero } from '@domain/money/decimal';
import type { Failure } from '@domain/failure/failure';
import { EUR } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import { bankAt } from '../support/bank-at';
import { plan, type Fault } from '../support/faults';
import { releaseTools } from '../support/release-tools';
import { bernd, openSession, signIn, type Visit } from '../support/signed-in';
import { proofOf, openOrder, takenOrder } from '../support/open-order';
import { valueOf } from '../support/value-of';

const change = { limit: amount('6.00', EUR) };

/** What is done with an open order, from one window of the customer's. */
function desk({ client }: Visit, order: Order) {
  const tools = releaseTools();
  const named = { words: 'Order', draft: `order/${order.id}`, subject: order.id };
  /** What is released and only has to be sent. */
  const ready = async <C>(release: Release<C, Order>, request: ReleaseRequest<C>): Promise<Send> => {
    const asked = await valueOf(release.request(request, { type: 'M_TAN' }));
    if (asked.kind !== 'challenged' || asked.challenge === undefined) throw new Error('No challenge');
    return release.send(asked, proofOf(asked.challenge));
  };
  const changes = new Release(changeRegistration(httpChangeRelease(client)), tools);
  const cancellations = new Release(cancellationRegistration(httpCancellationRelease(client)), tools);
  return {
    change: () => ready(changes, { ...named, content: { orderId: order.id, change } }),
    cancel: () => ready(cancellations, { ...named, content: order }),
  };
}

type Send = Result<ReleaseState<Order>>;
type Action = 'change' | 'cancel';
const methods: Readonly<Record<Action, string>> = { change: 'PATCH', cancel: 'DELETE' };

/** How the order stands: its limit, or that it is cancelled. */
const stateOf = ({ status, limit }: Order): string =>
  status === 'CANCELLED_USER' ? 'cancelled' : `${status} at ${decimalText(limit?.value ?? zero)}`;
const before = 'OPEN at 5.00';
const wanted: Readonly<Record<Action, string>> = { change: 'OPEN at 6.00', cancel: 'cancelled' };

/** What the portal knows at once, and how the order stands then. */
const rows: readonly (readonly [string, Omit<Fault, 'path'>, 'created' | 'void'])[] = [
  ['its answer is lost', { kind: 'drop-answer' }, 'created'],
  ['its answer ends too early', { kind: 'truncate' }, 'created'],
  ['it arrives twice', { kind: 'duplicate' }, 'created'],
  ['it never arrives', { kind: 'not-reached' }, 'void'],
  ['the server fails before it acts', { kind: 'status', value: 500 }, 'void'],
];

const told = (answer: E.Either<Failure, ReleaseState<Order>>): string =>
  E.isRight(answer) ? answer.right.kind : answer.left.kind;

async function expectSoundBooks(): Promise<void> {
  const report: unknown = await (await fetch(bankAt('/sandbox/api/ledger'))).json();
  expect(report).toMatchObject({ sound: true, gaps: [] });
}

describe.each<Action>(['change', 'cancel'])('to %s an order at a bank that fails', (action) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await signIn(bernd);
    await openSession(visit);
  });

  it.each(rows)('%s: it is done once, and what is said of it is so [ORD-23] [ORD-24]', async (...row) => {
    const [, fault, outcome] = row;
    const order = await openOrder(visit);
    const send = await desk(visit, order)[action]();
    await plan({ ...fault, method: methods[action], path: `/api/brokerage/v3/orders/${order.id}` });
    expect(told(await send())).toBe(outcome);
    expect(stateOf(await takenOrder(visit, order.id))).toBe(outcome === 'created' ? wanted[action] : before);

    // The same proof again does nothing: it had arrived, or its key is closed so that it cannot arrive late.
    await send();
    expect(stateOf(await takenOrder(visit, order.id))).toBe(outcome === 'created' ? wanted[action] : before);
    if (outcome === 'void') {
      expect(told(await (await desk(visit, order)[action]())())).toBe('created');
      expect(stateOf(await takenOrder(visit, order.id))).toBe(wanted[action]);
    }
    await expectSoundBooks();
  });
});

describe('two windows on the same order', () => {
  it.each<readonly [Action, Action, string]>([
    ['change', 'cancel', 'one changes and one cancels it'],
    ['cancel', 'cancel', 'both cancel it'],
    ['change', 'change', 'both change it'],
  ])('%s and %s at once: %s, and what is said to be taken is so [ORD-23] [ORD-24]', async (...actions) => {
    const visits = [await signIn(bernd), await signIn(bernd)] as const;
    for (const visit of visits) await openSession(visit);
    const order = await openOrder(visits[0]);
    const first = await desk(visits[0], order)[actions[0]]();
    const second = await desk(visits[1], order)[actions[1]]();
    const answers = await Promise.all([first(), second()]);
    const stands = stateOf(await takenOrder(visits[0], order.id));
    const hoped = [wanted[actions[0]], wanted[actions[1]]];
    const taken = hoped.filter(
      (_, index) => answers[index] !== undefined && told(answers[index]) === 'created',
    );
    // The same, asked for twice, may be told of twice.
    expect([...new Set(taken)]).toEqual([stands]);
    await expectSoundBooks();
  });
});
