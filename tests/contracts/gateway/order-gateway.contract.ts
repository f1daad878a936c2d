import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import { legsOf } from '@domain/order/legs-of';
import type { Order } from '@domain/order/open/order';
import { enterableOrderTypes, type OrderRequest } from '@domain/order/order-request';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Amount } from '@domain/money/amount';
import { decimalText, trimmed } from '@domain/money/decimal';
import { type IntentId, type OrderId, orderId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, refusalKeys, succeeded } from '../answers';
import { challengeIn } from './release-gateway.contract';

/** What an order gateway is tried with. Each `make` yields a customer who is not locked, in an open market. */
export interface OrderBench {
  readonly orders: OrderGateway;
  readonly release: ReleaseGateway<OrderRequest, Order>;
  readonly cancellation: ReleaseGateway<Order, Order>;
  /** A purchase with a limit far below the market: the bank takes it and it stays open. */
  readonly order: Extract<OrderRequest, { orderType: 'LIMIT' }>;
  /** Waits until the venue has taken a new order, as it does within a moment. */
  taken(order: OrderId): Promise<void>;
  /** The same purchase as an order of each type, and with each follow, at venues that take them. */
  readonly every: readonly OrderRequest[];
  newKey(): IntentId;
  /** The right proof of a challenge, as the customer reads it from the telephone. */
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** The contract of every order gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeOrderGateway(name: string, make: () => Promise<OrderBench>): void {
  describe(`${name} as an order gateway`, () => {
    let bench: OrderBench;
    beforeEach(async () => {
      bench = await make();
    });

    /** A challenge for the order, and its right proof. */
    async function release(order: OrderRequest = bench.order) {
      const challenge = challengeIn(succeeded(await bench.release.validate(order, 'M_TAN')()));
      return { challenge, proof: await bench.prove(challenge) };
    }

    it('names the venues of an instrument, and only those that take the side', async () => {
      const { instrumentId, venueId } = bench.order;
      const { venues } = succeeded(await bench.orders.dimensions({ instrumentId, side: 'BUY' })());
      expect(venues.map(({ id }) => id)).toContain(venueId);
      expect(venues.every(({ sides }) => sides.includes('BUY'))).toBe(true);
      const narrowed = succeeded(await bench.orders.dimensions({ instrumentId, venueId })());
      expect(narrowed.venues.map(({ id }) => id)).toEqual([venueId]);
    });

    it('checks only what is entered so far', async () => {
      const { depotId, side, instrumentId } = bench.order;
      expect(succeeded(await bench.orders.prevalidate({ depotId, side, instrumentId })())).toHaveProperty(
        'messages',
      );
    });

    it('names the quantity in the refusal of nothing', async () => {
      const { depotId, side, instrumentId, quantity } = bench.order;
      const nothing = { ...quantity, value: { units: 0n, scale: 0 } };
      const answer = await bench.orders.prevalidate({ depotId, side, instrumentId, quantity: nothing })();
      expect(refusalKeys(answer)).toContain('fehler-menge-ungueltig');
    });

    it('offers further ways to prove [TAN-05]', async () => {
      const { challenge } = await release();
      expect(challenge.available).toContain('P_TAN_PUSH');
    });

    it('creates the order once its proof is right, and finds it in the book [ORD-17]', async () => {
      const { proof } = await release();
      const created = succeeded(await bench.release.create(bench.order, proof, { id: bench.newKey() })());
      expect(created).toMatchObject({
        orderType: 'LIMIT',
        side: 'BUY',
        instrumentId: bench.order.instrumentId,
      });
      expect(['PENDING', 'OPEN']).toContain(created.status);

      const found = succeeded(await bench.orders.find(created.id)());
      expect(found.id).toBe(created.id);
      const book = succeeded(await bench.orders.list(bench.order.depotId)());
      expect(book.filter(({ id }) => id === created.id)).toHaveLength(1);
    });

    it('tells the costs before the order and of the order alike [ORD-19]', async () => {
      const [before] = succeeded(await bench.orders.costs(bench.order)());
      expect(before).toMatchObject({ side: 'BUY', costs: { kind: 'calculated' } });
      const { proof } = await release();
      const created = succeeded(await bench.release.create(bench.order, proof, { id: bench.newKey() })());
      const [after] = succeeded(await bench.orders.costsOf(created.id)());
      expect(after?.wkn).toBe(before?.wkn);
    });

    it('takes an order of each type with its legs in their order, and keeps every price [ORD-05] [ORD-12] [ORD-13]', async () => {
      for (const order of bench.every) {
        const { proof } = await release(order);
        const created = succeeded(await bench.release.create(order, proof, { id: bench.newKey() })());
        const found = succeeded(await bench.orders.find(created.id)());
        expect(kept(found)).toEqual(asked(order));
      }
      expect(new Set(bench.every.map(({ orderType }) => orderType)).size).toBe(
        enterableOrderTypes.length - 1,
      );
    });

    it('tells the costs of each leg [ORD-19]', async () => {
      for (const order of bench.every) {
        const notes = succeeded(await bench.orders.costs(order)());
        expect(notes.map(({ side }) => side)).toEqual(legsOf(order).map(({ side }) => side));
      }
    });

    it('names the leg in a refusal [ORD-25]', async () => {
      const [next] = bench.every.filter((order) => order.orderType === 'NEXT_ORDER');
      if (next?.orderType !== 'NEXT_ORDER') throw new Error('No next order to try with');
      const [base, follow] = next.subOrders;
      const nothing = { ...base.quantity, value: { units: 0n, scale: 0 } };
      const wrong = { ...next, subOrders: [{ ...base, quantity: nothing }, follow] as const };
      const failure = failed(await bench.release.validate(wrong)());
      const origins = failure.kind === 'validation' ? failure.messages.flatMap(({ origin }) => origin) : [];
      expect(origins).toContain('subOrders[0].quantity');
    });

    it('cancels an open order with a proof of its own', async () => {
      const { proof } = await release();
      const created = succeeded(await bench.release.create(bench.order, proof, { id: bench.newKey() })());
      await bench.taken(created.id);
      const challenge = challengeIn(succeeded(await bench.cancellation.validate(created, 'M_TAN')()));
      const key = { id: bench.newKey(), subject: created.id };
      const cancelled = succeeded(
        await bench.cancellation.create(created, await bench.prove(challenge), key)(),
      );
      expect(['PENDING', 'CANCELLED_USER']).toContain(cancelled.status);
    });

    it('does not know an order that does not exist', async () => {
      const nowhere = orderId('00000000-0000-4000-8000-00000000dead');
      expect(failed(await bench.orders.find(nowhere)()).kind).toBe('not-found');
    });
  });
}

/** What was asked for, as far as the book shows it. */
const asked = (order: OrderRequest): object => ({
  orderType: order.orderType,
  ...('subOrders' in order
    ? { legs: order.subOrders.map(asked) }
    : {
        side: order.side,
        limit: 'limit' in order ? plain(order.limit) : undefined,
        triggerLimit: 'triggerLimit' in order ? plain(order.triggerLimit) : undefined,
        trailing: 'trailing' in order ? distance(order.trailing) : undefined,
      }),
});

/** What the book has kept of it. */
const kept = (order: Order): object => ({
  orderType: order.orderType,
  ...(order.subOrders.length > 0
    ? { legs: order.subOrders.map(kept) }
    : {
        side: order.side,
        limit: order.limit && plain(order.limit),
        triggerLimit: order.triggerLimit && plain(order.triggerLimit),
        trailing: order.trailing && distance(order.trailing),
      }),
});

const plain = ({ value, unit }: Amount): string => `${decimalText(trimmed(value))} ${unit}`;
const distance = (trailing: TrailingDistance): string =>
  trailing.kind === 'absolute' ? plain(trailing.distance) : `${decimalText(trimmed(trailing.distance))} %`;
