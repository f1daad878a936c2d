import type { Dimensions } from '@domain/instrument/dimensions';
import type { LimitNeed } from '@domain/order/check/limit-need';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import type { EnterableOrderType } from '@domain/order/order-request';
import { makeAutoObservable, runInAction } from 'mobx';
import type { MarketModel } from './market-model';
import type { ObservedOrder } from '../observed-order';
import type { OrderPreferencesModel } from '../preferences/order-preferences-model';
import { suggestVenue, type VenueWish, type WantedOrder } from '@domain/order/offer/suggest-venue';
import type { Suggestion, VenueReason } from '@domain/order/offer/venue-choice';
import { suitability, trades, typeAt, type VenueOffer } from '@domain/order/offer/venue-offer';

/** What is chosen among, and where the choice is written down. */
interface ChoiceSources {
  readonly form: ObservedOrder;
  readonly market: Pick<MarketModel, 'quote'>;
  readonly preferences: Pick<OrderPreferencesModel, 'value' | 'change'>;
}

/** Where an order trades, in which way and by which type: what is suggested with its reason, what is chosen. */
export class TradingChoiceModel {
  readonly #with: ChoiceSources;
  /** Why the venue is chosen; undefined once the customer has chosen one. */
  reason: VenueReason | undefined;
  /** Why a limit is proposed; undefined once the customer has chosen a type. */
  limitReason: LimitNeed | undefined;

  constructor(sources: ChoiceSources) {
    this.#with = sources;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The customer's own choice of a venue and of the way it trades, which is remembered (ORD-27). */
  chooseOffer(offer: VenueOffer): void {
    const { system } = offer;
    const { session, nodes } = this.#with.form;
    const { orderType, tradingSystem } = this.#chosen;
    session.change(() => {
      session.field(nodes.venueId).setValue(offer.venue.id);
      session.field(nodes.tradingSystem).setValue(system);
      session.field(nodes.orderType).setValue(typeAt(offer, orderType) ?? orderType);
    });
    this.reason = undefined;
    this.#proposeLimit();
    if (system !== tradingSystem) void this.#with.preferences.change({ lastUsedTradingSystem: system });
  }

  /** Turns to another way of trading, at the same venue if it knows both. */
  chooseSystem(system: TradingSystem): void {
    const { session, nodes } = this.#with.form;
    const venue = session.value(nodes.venue);
    if (venue !== undefined && trades(venue, system)) {
      this.chooseOffer({ venue, system });
      return;
    }
    session.field(nodes.tradingSystem).setValue(system);
    void this.#with.preferences.change({ lastUsedTradingSystem: system });
    this.suggest(session.value(nodes.dimensions) ?? { venues: [] }, undefined);
  }

  /** Turns to a type; a quote is a way of trading rather than a type. */
  chooseType(orderType: EnterableOrderType): void {
    const { session, nodes } = this.#with.form;
    session.change(() => {
      session.field(nodes.tradingSystem).setValue(orderType === 'QUOTE' ? 'QUOTE' : 'STANDARD');
      if (orderType !== 'QUOTE') session.field(nodes.orderType).setValue(orderType);
    });
    this.limitReason = undefined;
  }

  /** Begins with what suits best, and says why; the venue wished for comes first. */
  suggest(dimensions: Dimensions, wish: VenueWish | undefined): void {
    const suggestion = this.#suggestion(dimensions, wish);
    runInAction(() => (this.reason = suggestion?.reason));
    if (suggestion === undefined) return;
    const { venue, system } = suggestion.offer;
    const { session, nodes } = this.#with.form;
    session.change(() => {
      session.tell({ suggestedVenue: venue.id, suggestedSystem: system });
      const [id, way] = [session.field(nodes.venueId), session.field(nodes.tradingSystem)];
      // What the customer chose before is chosen still.
      if (suggestion.reason === 'draft') {
        id.setValue(venue.id);
        way.setValue(system);
      } else {
        id.takeBack();
        way.takeBack();
      }
    });
    const { side, orderType } = this.#chosen;
    // A type that lasts from other orders, and is not to be had here, is not what the customer chose for this one.
    const isLasting = orderType === this.#with.preferences.value.orderType;
    if (isLasting && suitability(suggestion.offer, side, orderType) === 'order-type')
      this.chooseType('MARKET');
    this.#proposeLimit();
  }

  /**
   * Where a market order would be refused just now, one with a limit is proposed, its price left to the customer; the
   * proposal is taken back where it is needed no more and nothing was made of it (rules.md 2).
   */
  #proposeLimit(): void {
    const { session, nodes } = this.#with.form;
    const type = session.field(nodes.orderType);
    const { value: orderType } = type;
    const need = session.value(nodes.limitNeed);
    if (
      need !== undefined &&
      orderType === 'MARKET' &&
      session.value(nodes.venue)?.orderTypes.LIMIT !== undefined
    )
      type.setValue('LIMIT');
    else if (
      need === undefined &&
      this.limitReason !== undefined &&
      orderType === 'LIMIT' &&
      session.field(nodes.limit).value === ''
    )
      type.setValue('MARKET');
    else if (this.limitReason === undefined) return;
    runInAction(() => (this.limitReason = need));
  }

  #suggestion({ venues }: Dimensions, wish: VenueWish | undefined): Suggestion | undefined {
    return suggestVenue({
      venues,
      wish,
      wanted: this.#chosen,
      shown: this.#with.preferences.value.displayVenues,
      quoteOf: (id) => this.#with.market.quote(id),
    });
  }

  get #chosen(): WantedOrder {
    const { session, nodes } = this.#with.form;
    return {
      side: session.field(nodes.side).value,
      orderType: session.field(nodes.orderType).value,
      tradingSystem: session.field(nodes.tradingSystem).value,
    };
  }
}
