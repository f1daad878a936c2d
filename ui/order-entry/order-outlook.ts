import type { Clock } from '@application/ports/clock';
import type { PartialOrder } from '@application/ports/order-gateway';
import { berlinTime } from '@domain/calendar/berlin-time';
import type { LocalDate } from '@domain/calendar/local-date';
import type { AccountBalance } from '@domain/depot/account';
import type { Position } from '@domain/depot/position';
import { venueOf, type Dimensions } from '@domain/order/dimensions';
import { fallBackOf, type FallBack } from '@domain/order/fall-back';
import type { OrderDraft } from '@domain/order/order-draft';
import type { OrderRequest } from '@domain/order/order-request';
import type { Venue, VenueQuote } from '@domain/order/venue';
import type { Amount } from '@domain/shared/amount';
import type { FormModel } from '@ui/forms/form-model';
import { computedStruct, makeAutoObservable } from 'mobx';
import type { CostsModel } from './costs-model';
import { largestQuantity } from './largest-quantity';
import type { MarketModel } from './market-model';
import type { OrderFormFacts, OrderFormValues } from './order-form';
import { toDraft } from './order-form-draft';
import { readOrder, type OrderReading } from './order-reading';
import { orderTotal, type OrderTotal } from './order-total';
import { lifeOf } from './order-validity';
import { toPartialOrder } from './partial-order';
import type { SettlementModel } from './settlement-model';
import type { SpokenOrder } from './spoken-order';
import { suitability } from './venue-choice';

/** What the form is read against. */
interface OutlookSources {
  readonly form: Pick<FormModel<OrderFormValues, OrderFormFacts>, 'values'>;
  readonly market: MarketModel;
  readonly settlement: SettlementModel;
  readonly costs: CostsModel;
  readonly clock: Clock;
}

const nowhere: Dimensions = { venues: [] };

/** What the form comes to at this moment: the order it means, what is said of it, what it costs. Only computed. */
export class OrderOutlook {
  readonly #with: OutlookSources;

  constructor(sources: OutlookSources) {
    this.#with = sources;
    makeAutoObservable(this, { draft: computedStruct, possibleOrders: computedStruct });
  }

  get today(): LocalDate {
    return berlinTime(this.#with.clock.now()).date;
  }

  get draft(): OrderDraft {
    return toDraft(this.#with.form.values, this.today);
  }

  get dimensions(): Dimensions {
    return this.#with.market.dimensions.value ?? nowhere;
  }

  get venue(): Venue | undefined {
    return venueOf(this.dimensions, this.#with.form.values.venueId);
  }

  get quote(): VenueQuote | undefined {
    return this.#with.market.quote(this.#with.form.values.venueId);
  }

  get reading(): OrderReading {
    return readOrder(this.draft, this.dimensions, this.quote, this.today);
  }

  /** The order as it would be sent; undefined while something is missing or wrong. */
  get order(): OrderRequest | undefined {
    return this.reading.read?.order;
  }

  /** Known before the order is complete, so that it can be said beside the field that causes it. */
  get fallBack(): FallBack | undefined {
    return fallBackOf(this.draft, this.venue);
  }

  /** As much of the order as can be read. */
  get partial(): PartialOrder {
    return toPartialOrder(this.draft, this.venue);
  }

  /** What the sentence says; undefined before an instrument is chosen. */
  get spoken(): SpokenOrder | undefined {
    const { partial: order, venue } = this;
    const { instrument } = this.#with.form.values;
    return (
      instrument && {
        order,
        instrument,
        venue,
        life: lifeOf(order, this.quote, this.#with.clock.now()),
      }
    );
  }

  /** What the order comes to; undefined while something is missing or wrong. */
  get total(): OrderTotal | undefined {
    const costs = this.#with.costs.at(this.#with.form.values.venueId);
    return this.order && orderTotal(this.order, this.quote, costs, this.account);
  }

  /** The most that can be bought or sold, for hint and remedy. */
  get mostPossible(): Amount | undefined {
    const { partial, quote, account, position } = this;
    const { side, instrument } = this.#with.form.values;
    return largestQuantity({
      side,
      instrument,
      holding: position?.availableQuantity,
      cash: account?.availableCash,
      price: partial.limit ?? partial.triggerLimit ?? quote?.ask ?? quote?.last,
    });
  }

  get account(): AccountBalance | undefined {
    return this.#with.settlement.account(this.#with.form.values.settlementAccountId);
  }

  get position(): Position | undefined {
    return this.#with.settlement.positionOf(this.#with.form.values.instrument?.wkn);
  }

  /** The order at each venue that could take it, for the costs in the comparison. */
  get possibleOrders(): readonly OrderRequest[] {
    const { side, orderType } = this.#with.form.values;
    return this.dimensions.venues
      .filter((venue) => suitability(venue, side, orderType).kind === 'suited')
      .flatMap((venue) => {
        const draft = { ...this.draft, venueId: venue.id };
        return readOrder(draft, this.dimensions, undefined, this.today).read?.order ?? [];
      });
  }
}
