import type { OrderChangeGateway } from '@application/ports/bank/order/order-change-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { Order } from '@domain/order/open/order';
import { changeVerdict, type ChangeOfOrder, type OrderChange } from '@domain/order/open/order-change';
import { compareAmounts, type Amount } from '@domain/money/amount';
import { orderId, type IntentId } from '@domain/codes/ids';
import { negate } from '@domain/money/decimal';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, refusalKeys, succeeded } from '../answers';
import { challengeIn } from './release-gateway.contract';

/** What changes are tried with: a customer who is not locked, in an open market. */
export interface OrderChangeBench {
  readonly changes: OrderChangeGateway;
  readonly release: ReleaseGateway<ChangeOfOrder, Order>;
  readonly cancellation: ReleaseGateway<Order, Order>;
  readonly orders: Pick<OrderGateway, 'find'>;
  newKey(): IntentId;
  /** A new open limit purchase of several pieces, taken by its venue. */
  place(): Promise<Order>;
  /** Waits until the venue has taken what was asked of it, as it does within a moment. */
  taken(order: Order): Promise<Order>;
  /** A limit that the order could have instead, and would not trade at either. */
  readonly otherLimit: Amount;
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** The contract of every gateway that changes orders: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeOrderChangeGateway(name: string, make: () => Promise<OrderChangeBench>): void {
  describe(`${name} as a gateway for changes of orders`, () => {
    let bench: OrderChangeBench;
    let order: Order;
    beforeEach(async () => {
      bench = await make();
      order = await bench.place();
    });

    async function release(change: OrderChange): Promise<TanAnswer> {
      const wanted = { orderId: order.id, change };
      return bench.prove(challengeIn(succeeded(await bench.release.validate(wanted, 'M_TAN')())));
    }

    const send = (change: OrderChange, proof: TanAnswer) =>
      bench.release.create({ orderId: order.id, change }, proof, { id: bench.newKey(), subject: order.id })();

    it('checks a change without making it', async () => {
      const change = { limit: bench.otherLimit };
      expect(succeeded(await bench.changes.prevalidate(order.id, change)())).toHaveProperty('messages');
      const { limit } = succeeded(await bench.orders.find(order.id)());
      expect(limit && order.limit && compareAmounts(limit, order.limit)).toBe(0);
    });

    it('names the limit in the refusal of a price below nothing [ORD-23]', async () => {
      const limit = { ...bench.otherLimit, value: negate(bench.otherLimit.value) };
      const answer = await bench.changes.prevalidate(order.id, { limit })();
      expect(refusalKeys(answer)).toContain('fehler-limit-ungueltig');
    });

    it('changes what is asked for, nothing else, and raises the version [ORD-23]', async () => {
      const change = { limit: bench.otherLimit };
      const proof = await release(change);
      const changed = succeeded(await send(change, proof));
      expect(changeVerdict(order, changed, change)).toBe('arrived');
      const after = await bench.taken(changed);
      expect(after.limit && compareAmounts(after.limit, bench.otherLimit)).toBe(0);
      expect(compareAmounts(after.quantity, order.quantity)).toBe(0);
      expect([after.validityType, after.validUntil]).toEqual([order.validityType, order.validUntil]);
      expect(after.version).not.toBe(order.version);
    });

    it('takes back a part of the quantity [ORD-23]', async () => {
      const quantity = { ...order.quantity, value: { units: 1n, scale: 0 } };
      const proof = await release({ quantity });
      const changed = succeeded(await send({ quantity }, proof));
      const after = await bench.taken(changed);
      expect(compareAmounts(after.openQuantity, quantity)).toBe(0);
    });

    it('refuses another change than the challenge was for [TAN-14]', async () => {
      const proof = await release({ limit: bench.otherLimit });
      const quantity = { ...order.quantity, value: { units: 1n, scale: 0 } };
      const answer = await send({ limit: bench.otherLimit, quantity }, proof);
      expect(refusalKeys(answer)).toEqual(['fehler-auftrag-weicht-von-freigabe-ab']);
    });

    it('refuses to change what is cancelled', async () => {
      const challenge = challengeIn(succeeded(await bench.cancellation.validate(order, 'M_TAN')()));
      const key = { id: bench.newKey(), subject: order.id };
      succeeded(await bench.cancellation.create(order, await bench.prove(challenge), key)());
      const answer = await bench.changes.prevalidate(order.id, { limit: bench.otherLimit })();
      expect(refusalKeys(answer)).toEqual(['fehler-order-nicht-aenderbar']);
    });

    it('knows no order of somebody else', async () => {
      const answer = await bench.changes.prevalidate(orderId(`${order.id}x`), {})();
      expect(failed(answer).kind).toBe('not-found');
    });
  });
}
