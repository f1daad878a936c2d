import type { Fault } from '@adapters/fake/bank/fake-faults';
import { AskOrder } from '@application/order-book/ask-order';
import { CancelOrder } from '@application/order-book/cancel-order';
import { RequestCancellation } from '@application/order-book/request-cancellation';
import * as E from 'fp-ts/Either';
import { fakeActionLog } from '../receipt/fake-action-log';
import { orderPage } from '../order/order-portal';

const lost: Fault = { kind: 'not-reached' };

/** An open order, a challenge to cancel it, and its right proof. */
async function cancelling() {
  const page = orderPage();
  const release = await page.challenge();
  await page.releaseOrder.execute(release.intent.id, page.proof(release))();
  const [order] = page.bank.orders.all;
  if (order === undefined) throw new Error('No order');
  const challenge = await new RequestCancellation(page.gateway).execute(order.id, 'M_TAN')();
  if (E.isLeft(challenge)) throw new Error('No challenge');
  const cancel = new CancelOrder(
    page.gateway,
    new AskOrder(page.gateway, page.bank.scheduler),
    fakeActionLog(page.bank.scheduler),
  );
  const proof = page.proof({ challenge: challenge.right });
  return { page, order, execute: () => page.wait(cancel.execute(order, proof)()) };
}

describe('cancelling an order [ORD-24]', () => {
  it('yields the order as it stands afterwards', async () => {
    const { execute } = await cancelling();
    expect(await execute()).toMatchObject({
      right: { kind: 'accepted', order: { status: 'CANCELLED_USER', deletable: false } },
    });
  });

  it('reads the order when the answer is lost, and finds it cancelled', async () => {
    const { page, execute } = await cancelling();
    page.bank.faults.plan('cancel', { kind: 'drop-answer' });
    page.bank.faults.plan('findOrder', lost, lost);
    expect(await execute()).toMatchObject({
      right: { kind: 'accepted', order: { status: 'CANCELLED_USER' } },
    });
  });

  it('does not know what became of it when the order cannot be read either', async () => {
    const { page, execute } = await cancelling();
    page.bank.faults.plan('cancel', { kind: 'drop-answer' });
    page.bank.faults.plan('findOrder', lost, lost, lost);
    expect(await execute()).toMatchObject({ right: { kind: 'unknown', failure: { kind: 'no-answer' } } });
  });

  it('fails when the request was lost, and the order stands', async () => {
    const { page, order, execute } = await cancelling();
    page.bank.faults.plan('cancel', lost);
    expect(await execute()).toMatchObject({ left: { kind: 'no-answer' } });
    expect(page.bank.orders.all).toMatchObject([{ id: order.id, status: 'OPEN' }]);
  });

  it('tells of an earlier try that arrived late, although the bank refuses the later one', async () => {
    const { page, execute } = await cancelling();
    page.bank.faults.plan('cancel', { kind: 'late', by: 60_000 });
    expect(await execute()).toMatchObject({ left: { kind: 'no-answer' } });
    await page.bank.scheduler.advance(60_000);
    expect(await execute()).toMatchObject({
      right: { kind: 'accepted', order: { status: 'CANCELLED_USER' } },
    });
  });

  it('says why when the order was executed in the meantime', async () => {
    const { page, order, execute } = await cancelling();
    page.bank.orders.execute(order.id, order.quantity, order.quantity);
    expect(await execute()).toMatchObject({
      left: { kind: 'validation', messages: [{ key: 'fehler-order-nicht-streichbar' }] },
    });
  });
});
