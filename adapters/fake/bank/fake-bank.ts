import type { Failure } from '@domain/failure/failure';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import type { VenueQuote } from '@domain/instrument/venue';
import * as E from 'fp-ts/Either';
import type { Result } from '@application/ports/result';
import { FakeFaults, type Operation } from './fake-faults';
import { FakeKeyDesk } from './fake-key-desk';
import { FakeLiveUpdates } from './fake-live-updates';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import { FakeFundDesk } from '../fund-depot/fake-fund-desk';
import { FakeOrderDesk } from '../order/fake-order-desk';
import { FakePlanDesk } from '../savings-plan/fake-plan-desk';
import { FakeQuoteDesk } from '../order/fake-quote-desk';
import { FakeTanDesk } from '../session/fake-tan-desk';
import { wellSuppliedCustomer, type FakeWorld } from './fake-world';
import { ManualScheduler } from '../device/manual-scheduler';

/** What a call needs before the bank looks at it. */
export type Need = 'session' | 'session-tan';

/**
 * A bank in memory with one signed-in customer. All fake gateways stand on one of these, so that what one
 * changes the others see. Time stands still until its scheduler is cranked.
 */
export class FakeBank {
  readonly faults: FakeFaults;
  readonly keys: FakeKeyDesk;
  readonly tan: FakeTanDesk;
  readonly dealers: FakeQuoteDesk;
  readonly orders: FakeOrderDesk;
  readonly plans: FakePlanDesk;
  readonly funds: FakeFundDesk;
  /** Those who follow the orders of the fund depot. */
  readonly fundListeners = new Set<(order: FundOrder) => void>();
  readonly live: FakeLiveUpdates;

  constructor(
    readonly world: FakeWorld = wellSuppliedCustomer(),
    readonly scheduler: ManualScheduler = new ManualScheduler(),
  ) {
    this.faults = new FakeFaults(scheduler);
    this.keys = new FakeKeyDesk(scheduler);
    this.live = new FakeLiveUpdates(() => this.world.quotes);
    this.tan = new FakeTanDesk(scheduler, () => this.world.agreement);
    this.dealers = new FakeQuoteDesk(() => this.world, this.tan, this.keys, scheduler);
    this.plans = new FakePlanDesk(() => this.world, this.tan, this.keys, scheduler);
    this.funds = new FakeFundDesk(this.tan, this.keys, scheduler, (order) => {
      for (const tell of this.fundListeners) tell(order);
    });
    this.orders = new FakeOrderDesk(
      () => this.world,
      this.tan,
      this.dealers,
      this.keys,
      scheduler,
      (order) => {
        this.live.tellOrder(order);
      },
    );
  }

  /** A call as it comes through the wire: it meets its fault, the session is checked, then the bank acts. */
  answer<T>(operation: Operation, need: Need, act: () => E.Either<Failure, T>): Result<T> {
    return this.faults.meet(operation, async () => {
      await Promise.resolve();
      if (!this.world.signedIn) return E.left({ kind: 'session-expired' });
      if (need === 'session-tan' && !this.world.session.sessionTanActive) {
        return E.left({ kind: 'session-tan-required', tanState: this.tan.state });
      }
      return act();
    });
  }

  /** A new quote in the market, told to those who watch. */
  quote(quote: VenueQuote): void {
    const isOther = (other: VenueQuote): boolean => !isAt(other, quote.instrumentId, quote.venueId);
    this.world.quotes = [...this.world.quotes.filter(isOther), quote];
    this.live.tellQuote(quote);
  }
}

const isAt = (quote: VenueQuote, instrumentId: InstrumentId, venueId: VenueId): boolean =>
  quote.instrumentId === instrumentId && quote.venueId === venueId;
