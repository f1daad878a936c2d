import type { Fault } from '@adapters/fake/bank/fake-faults';
import type { ReleaseState } from '@application/release/release-state';
import type { Challenged, Requested } from '@application/release/request-release';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import * as E from 'fp-ts/Either';
import type { Failure } from '@domain/failure/failure';
import { fc } from '@tests/support/properties';
import { buySap, orderPage, type OrderPage } from '../order/order-portal';

/** What a customer, or the world, may do at any moment, the last step being still under way or not. */
type Step =
  | { readonly does: 'request'; readonly quantity: '10' | '11' }
  | { readonly does: 'release'; readonly tan: 'right' | 'wrong' }
  | { readonly does: 'ask' | 'reload' | 'ask elsewhere' };

interface Moment {
  readonly step: Step;
  readonly fault: { readonly operation: string; readonly fault: Fault } | undefined;
  /** Milliseconds until the next step. */
  readonly pause: number;
}

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constantFrom<Fault>({ kind: 'not-reached' }, { kind: 'drop-answer' }),
  fc.record({
    kind: fc.constantFrom('late' as const, 'slow' as const),
    by: fc.constantFrom(300, 4000, 20_000, 200_000),
  }),
  fc.record({ kind: fc.constant('hang' as const), acts: fc.boolean() }),
  fc.record({
    kind: fc.constant('failure' as const),
    failure: fc.constantFrom<Failure>(
      { kind: 'server', errorId: 'E' },
      { kind: 'undecodable', path: 'x', errorId: 'E' },
      { kind: 'session-expired' },
    ),
    acts: fc.boolean(),
  }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ does: 'request', quantity: '10' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'request', quantity: '11' }) },
  { weight: 5, arbitrary: fc.constant<Step>({ does: 'release', tan: 'right' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'release', tan: 'wrong' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ does: 'reload' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>({ does: 'ask' }, { does: 'ask elsewhere' }),
  },
);

const moment: fc.Arbitrary<Moment> = fc.record({
  step,
  fault: fc.option(
    fc.record({
      operation: fc.constantFrom('create', 'create', 'create', 'validate', 'intentOutcome', 'voidIntent'),
      fault,
    }),
    { nil: undefined, freq: 1 },
  ),
  pause: fc.constantFrom(0, 0, 700, 5000, 30_000),
});

/** A customer who wants one order and stops once told that it exists; what a dead page says nobody hears. */
class Customer {
  #page: OrderPage = orderPage();
  #release: Challenged<OrderRequest> | undefined;
  isTold = false;

  get bank() {
    return this.#page.bank;
  }

  async live({ step, fault: planned, pause }: Moment): Promise<void> {
    if (planned !== undefined) this.bank.faults.plan(planned.operation, planned.fault);
    if (!this.isTold) this.#take(step);
    await this.bank.scheduler.advance(pause);
  }

  /** The network is well again; the customer comes back and lets the portal find out what became of it all. */
  async comeBack(): Promise<readonly string[]> {
    this.bank.faults.clear();
    await this.bank.scheduler.advance(60_000);
    this.#page = this.#page.reload();
    const unresolved = await this.#page.listOpenIntents.execute()();
    const ends = await Promise.all(unresolved.map(({ id }) => this.#page.release.ask(id)()));
    return ends.map((end) => (E.isLeft(end) ? end.left.kind : end.right.kind));
  }

  #take(step: Step): void {
    const page = this.#page;
    const intent = this.#release?.intent.id;
    switch (step.does) {
      case 'request':
        return this.#hear(page, page.place(buySap(step.quantity)));
      case 'reload':
        this.#page = page.reload();
        this.#release = undefined;
        return;
      case 'release': {
        if (this.#release === undefined) return;
        const proof = page.proof(this.#release);
        const answer = step.tan === 'right' ? proof : proof && { ...proof, tan: '000000' };
        return this.#hear(page, page.release.send(this.#release, answer)());
      }
      case 'ask':
        return intent === undefined ? undefined : this.#hear(page, page.release.ask(intent)());
      case 'ask elsewhere':
        return intent === undefined ? undefined : this.#hear(page, page.otherTab().release.ask(intent)());
    }
  }

  #hear(
    page: OrderPage,
    saying: Promise<E.Either<Failure, Requested<OrderRequest, Order> | ReleaseState<Order>>>,
  ): void {
    void saying.then((answer) => {
      if (page !== this.#page || E.isLeft(answer)) return;
      if (answer.right.kind === 'created') this.isTold = true;
      if (answer.right.kind === 'challenged') this.#release = answer.right;
    });
  }
}

describe('whatever happens in whatever order [ORD-17]', () => {
  it('never makes two orders of one wish, and the customer ends up knowing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 14 }), async (moments) => {
        const customer = new Customer();
        for (const each of moments) await customer.live(each);
        const ends = await customer.comeBack();

        const orders = customer.bank.orders.all.length;
        expect(orders).toBeLessThanOrEqual(1);
        expect(ends.filter((end) => !['created', 'refused', 'void'].includes(end))).toEqual([]);
        if (orders === 1 && !customer.isTold) expect(ends).toContain('created');
        if (orders === 0) expect(customer.isTold).toBe(false);
        // What is still on its way finds its key closed: what the customer was told stays true.
        await customer.bank.scheduler.advance(600_000);
        expect(customer.bank.orders.all).toHaveLength(orders);
      }),
      { numRuns: 400 },
    );
  });
});
