import type { Failure } from '@domain/failure/failure';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import type { VenueQuote } from '@domain/instrument/venue';
import * as E from 'fp-ts/Either';
import type { Result } from '@application/ports/result';
import { FakeFaults, type Operation } from './fake-faults';
import { FakeKeyMemory } from './fake-key-memory';
import { FakeLiveUpdates } from './fake-live-updates';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import { FakeFundBooks } from '../fund-depot/fake-fund-books';
import { FakeOrderDesk } from '../order/fake-order-desk';
import { FakePlanBooks } from '../savings-plan/fake-plan-books';
import { FakeQuoteDesk } from '../order/fake-quote-desk';
import { FakeTanRules } from '../session/fake-tan-rules';
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
  readonly keys: FakeKeyMemory;
  readonly tan: FakeTanRules;
  readonly dealers: FakeQuoteDesk;
  readonly orders: FakeOrderDesk;
  readonly plans: FakePlanBooks;
  readonly funds: FakeFundBooks;
  /** Those who follow the orders of the fund depot. */
  readonly fundListeners = new Set<(order: FundOrder) => void>();
  readonly live: FakeLiveUpdates;

  constructor(
    readonly world: FakeWorld = wellSuppliedCustomer(),
    readonly scheduler: ManualScheduler = new ManualScheduler(),
  ) {
    this.faults = new FakeFaults(scheduler);
    this.keys = new FakeKeyMemory(scheduler);
    this.live = new FakeLiveUpdates(() => this.world.quotes);
    this.tan = new FakeTanRules(scheduler, () => this.world.agreement);
    this.dealers = new FakeQuoteDesk(() => this.world, this.tan, this.keys, scheduler);
    this.plans = new FakePlanBooks(() => this.world, this.tan, this.keys, scheduler);
    this.funds = new FakeFundBooks(this.tan, this.keys, scheduler, (order) => {
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
