import type { Dimensions } from '@domain/instrument/dimensions';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import {
  chooseOffer,
  chooseSystem,
  chooseType,
  takeSuggestion,
  wantedOf,
} from '@domain/order/form/choose-trading';
import { usualTrading, usualType } from '@domain/order/form/usual-trading';
import { isMeant, suggestVenue, type VenueWish } from '@domain/order/offer/suggest-venue';
import type { Quotes, VenueReason } from '@domain/order/offer/venue-choice';
import type { VenueOffer } from '@domain/order/offer/venue-offer';
import type { EnterableOrderType } from '@domain/order/order-request';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ObservedOrder } from '../observed-order';
import type { OrderPreferencesModel } from '../preferences/order-preferences-model';

/** What is chosen among, and where the choice is written down. */
interface ChoiceSources {
  readonly form: ObservedOrder;
  readonly market: Quotes;
  readonly preferences: Pick<OrderPreferencesModel, 'value' | 'change'>;
}

/** Where an order trades, in which way and by which type: what is suggested with its reason, what is chosen. */
export class TradingChoiceModel {
  readonly #with: ChoiceSources;
  /** Why the venue is chosen; undefined once the customer has chosen one. */
  reason: VenueReason | undefined;

  constructor(sources: ChoiceSources) {
    this.#with = sources;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The customer's own choice of a venue and of the way it trades, for this order alone: settings are changed as such. */
  chooseOffer(offer: VenueOffer): void {
    chooseOffer(this.#session, offer);
    this.reason = undefined;
  }

  /** Turns to another way of trading, at the same venue if it knows both. */
  chooseSystem(system: TradingSystem): void {
    if (chooseSystem(this.#session, system) === undefined) this.#suggestAgain();
    else this.reason = undefined;
  }

  /** What is kept for all orders and decides about this one, as long as nothing in it does (ORD-27). */
  get usual(): TradingSystem | undefined {
    const isPreselected = this.reason !== undefined && this.reason !== 'draft';
    return isPreselected ? usualTrading(this.#with.preferences.value).tradingSystem : undefined;
  }

  /** Begins with live trading no more, in this order and in later ones; true once the bank has taken it. */
  async stopQuoting(): Promise<boolean> {
    const { preferences } = this.#with;
    const { orderType } = usualTrading(preferences.value);
    const isTaken = await preferences.change(usualType(orderType));
    if (isTaken) runInAction(() => this.chooseSystem('STANDARD'));
    return isTaken;
  }

  #suggestAgain(): void {
    this.suggest(this.#session.value(this.#session.nodes.dimensions) ?? { venues: [] }, undefined);
  }

  /** Turns to a type; a quote is a way of trading rather than a type. */
  chooseType(orderType: EnterableOrderType): void {
    chooseType(this.#session, orderType);
  }

  /** Turns to the venue that is wished for, if the instrument trades there. */
  turnTo(wish: VenueWish): void {
    const dimensions = this.#session.value(this.#session.nodes.dimensions);
    if (dimensions?.venues.some((venue) => isMeant(venue, wish))) this.suggest(dimensions, wish);
  }

  /** Begins with what suits best, and says why; the venue wished for comes first. */
  suggest({ venues }: Dimensions, wish: VenueWish | undefined): void {
    const { preferences, market } = this.#with;
    const suggestion = suggestVenue({
      venues,
      wish,
      wanted: wantedOf(this.#session),
      shown: preferences.value.displayVenues,
      quotes: market,
    });
    this.reason = suggestion?.reason;
    if (suggestion !== undefined) takeSuggestion(this.#session, suggestion);
  }

  get #session(): ObservedOrder['session'] {
    return this.#with.form.session;
  }
}
