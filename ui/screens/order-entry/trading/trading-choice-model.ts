import type { Dimensions } from '@domain/instrument/dimensions';
import type { LimitNeed } from '@domain/order/check/limit-need';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { FormModel } from '@ui/forms/form-model';
import { makeAutoObservable, runInAction } from 'mobx';
import type { MarketModel } from './market-model';
import type { OrderFormFacts, OrderFormValues } from '@domain/order/draft/order-form';
import type { OrderOutlook } from '../order-outlook';
import type { OrderPreferencesModel } from '../preferences/order-preferences-model';
import { suggestVenue, type VenueWish } from '@domain/order/offer/suggest-venue';
import type { Suggestion, VenueReason } from '@domain/order/offer/venue-choice';
import { suitability, trades, typeAt, type VenueOffer } from '@domain/order/offer/venue-offer';

/** What is chosen among, and where the choice is written down. */
interface ChoiceSources {
  readonly form: Pick<FormModel<OrderFormValues, OrderFormFacts>, 'values' | 'field'>;
  readonly market: Pick<MarketModel, 'quote'>;
  readonly preferences: Pick<OrderPreferencesModel, 'value' | 'change'>;
  readonly outlook: Pick<OrderOutlook, 'dimensions' | 'venue' | 'limitNeed'>;
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
    const { tradingSystem, orderType } = this.#with.form.values;
    this.#with.form.field('venueId').setValue(offer.venue.id);
    this.#with.form.field('tradingSystem').setValue(system);
    this.#with.form.field('orderType').setValue(typeAt(offer, orderType) ?? orderType);
    this.reason = undefined;
    this.#proposeLimit();
    if (system !== tradingSystem) void this.#with.preferences.change({ lastUsedTradingSystem: system });
  }

  /** Turns to another way of trading, at the same venue if it knows both. */
  chooseSystem(system: TradingSystem): void {
    const { dimensions, venue } = this.#with.outlook;
    if (venue !== undefined && trades(venue, system)) {
      this.chooseOffer({ venue, system });
      return;
    }
    this.#with.form.field('tradingSystem').setValue(system);
    void this.#with.preferences.change({ lastUsedTradingSystem: system });
    this.suggest(dimensions, undefined);
  }

  /** Turns to a type; a quote is a way of trading rather than a type. */
  chooseType(orderType: EnterableOrderType): void {
    this.#with.form.field('tradingSystem').setValue(orderType === 'QUOTE' ? 'QUOTE' : 'STANDARD');
    if (orderType !== 'QUOTE') this.#with.form.field('orderType').setValue(orderType);
    this.limitReason = undefined;
  }

  /** Chooses what suits best, and says why; the venue wished for comes first. */
  suggest(dimensions: Dimensions, wish: VenueWish | undefined): void {
    const suggestion = this.#suggestion(dimensions, wish);
    runInAction(() => (this.reason = suggestion?.reason));
    if (suggestion === undefined) return;
    const { venue, system } = suggestion.offer;
    this.#with.form.field('venueId').setValue(venue.id);
    this.#with.form.field('tradingSystem').setValue(system);
    const { side, orderType } = this.#with.form.values;
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
    const { form, outlook } = this.#with;
    const { orderType, limit } = form.values;
    const need = outlook.limitNeed;
    if (need !== undefined && orderType === 'MARKET' && outlook.venue?.orderTypes.LIMIT !== undefined)
      form.field('orderType').setValue('LIMIT');
    else if (need === undefined && this.limitReason !== undefined && orderType === 'LIMIT' && limit === '')
      form.field('orderType').setValue('MARKET');
    else if (this.limitReason === undefined) return;
    runInAction(() => (this.limitReason = need));
  }

  #suggestion({ venues }: Dimensions, wish: VenueWish | undefined): Suggestion | undefined {
    return suggestVenue({
      venues,
      wish,
      wanted: this.#with.form.values,
      shown: this.#with.preferences.value.displayVenues,
      quoteOf: (id) => this.#with.market.quote(id),
    });
  }
}
