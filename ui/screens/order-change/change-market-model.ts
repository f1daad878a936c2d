import type { OrderMarket } from '@application/order/order-market';
import type { Clock } from '@application/ports/clock';
import type { VenueHours } from '@domain/instrument/venue';
import type { Amount } from '@domain/money/amount';
import type { Instant } from '@domain/time/instant';
import { entryDaysOf } from '@domain/order/check/entry-days';
import { changedInterest } from '@domain/order/open/changed-interest';
import type { OrderChange } from '@domain/order/open/order-change';
import { triggeringPrice } from '@domain/instrument/reference-price';
import type { Order } from '@domain/order/open/order';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckedChange } from './change-step';

/** What the market is read with. */
export interface ChangeMarketCollaborators {
  readonly market: Pick<OrderMarket, 'instruments'>;
  readonly clock: Clock;
}

/** What the security of a part is quoted at where the order stands; for a stop the price that triggers it there. */
export class ChangeMarketModel {
  readonly #collaborators: ChangeMarketCollaborators;
  /** Undefined while it is not known. */
  price: Amount | undefined;
  /** When that price was made, where nobody trades any more. */
  closedAt: Instant | undefined;
  #hours: VenueHours | undefined;

  constructor(collaborators: ChangeMarketCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { price: observableRef }, { autoBind: true });
  }

  async load({ instrumentId, venueId, venue, side, triggerLimit }: Order): Promise<void> {
    const quotes = await this.#collaborators.market.instruments.quotes(instrumentId)();
    const quote = E.isRight(quotes) ? quotes.right.find((each) => each.venueId === venueId) : undefined;
    this.#hours = quote?.hours;
    runInAction(() => {
      const counts = venue && triggerLimit && triggeringPrice(side, venue);
      this.closedAt = quote?.hours.state === 'closed' ? quote.at : undefined;
      this.price = (counts && quote?.[counts]) ?? quote?.last ?? (side === 'BUY' ? quote?.ask : quote?.bid);
    });
  }

  /** A change with the accrued interest of the order, were it executed at the first opportunity. */
  checked(part: Order, change: OrderChange): CheckedChange {
    const { venue } = part;
    const { activeDay } = entryDaysOf({ venue }, this.#hours, this.#collaborators.clock.now());
    return { change, interest: changedInterest(part, activeDay, change) };
  }
}
