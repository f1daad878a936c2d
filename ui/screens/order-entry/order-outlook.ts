import type { Clock } from '@application/ports/clock';
import type { PartialOrder } from '@application/ports/bank/order-gateway';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import type { TradingCalendar } from '@domain/time/trading-calendar';
import type { AccountBalance } from '@domain/depot/account';
import type { Position } from '@domain/depot/position';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import { debitedAt } from '@domain/order/cost/debited-at';
import { takesDirectDebit } from '@domain/order/direct-debit';
import { type Dimensions, isSelectable, venueOf } from '@domain/instrument/dimensions';
import { fallBackOf, type FallBack } from '@domain/order/draft/fall-back';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { fundDaysOf, type FundDays } from '@domain/instrument/fund-pricing';
import { limitUnit, type Instrument } from '@domain/instrument/instrument';
import { dimensionsNow, limitNeed, type LimitNeed } from '@domain/order/check/limit-need';
import { enterableOrderTypes, type EnterableOrderType, type OrderRequest } from '@domain/order/order-request';
import { estimateOf, type QuoteRequest } from '@domain/order/quote/quote';
import type { OrderTypeAbilities, Venue, VenueQuote } from '@domain/instrument/venue';
import { calendarOf } from '@domain/instrument/venue-calendar';
import type { Amount } from '@domain/money/amount';
import type { FormModel } from '@ui/forms/form-model';
import { EUR, type Unit } from '@domain/money/unit';
import { spokenDraft, type SpokenOrder } from '@domain/order/say/spoken-order';
import { computedStruct, makeAutoObservable } from 'mobx';
import { breakEvenOf } from '@domain/order/check/break-even-of';
import type { CostsModel } from './money/costs-model';
import { largestQuantity } from '@domain/order/check/largest-quantity';
import type { MarketModel } from './trading/market-model';
import { workingType, type OrderFormFacts, type OrderFormValues } from '@domain/order/draft/order-form';
import { toDraft } from '@domain/order/draft/order-form-draft';
import type { OrderPreferencesModel } from './preferences/order-preferences-model';
import { readOrder, type OrderReading } from '@domain/order/read/order-reading';
import { orderTotal, type OrderTotal } from '@domain/order/cost/order-total';
import { checkablePart, toPartialOrder } from './partial-order';
import { possibleOrders } from '@domain/order/offer/possible-orders';
import type { SettlementModel } from '../../parts/settlement/settlement-model';
import { familiesOf, familyOf } from '@domain/order/draft/type-families';

/** What the form is read against. */
interface OutlookSources {
  readonly form: Pick<FormModel<OrderFormValues, OrderFormFacts>, 'values'>;
  readonly market: MarketModel;
  readonly settlement: SettlementModel;
  readonly costs: CostsModel;
  readonly preferences: OrderPreferencesModel;
  readonly clock: Clock;
}

const nowhere: Dimensions = { venues: [] };
const standardTypes = enterableOrderTypes.filter((type) => type !== 'QUOTE');

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

  /** The days on which the chosen venue trades. */
  get trades(): TradingCalendar {
    return calendarOf(this.venue);
  }

  get draft(): OrderDraft {
    const { today, trades, venue } = this;
    return debitedAt(toDraft(this.#with.form.values, { today, trades }), venue);
  }

  get takesDirectDebit(): boolean {
    return takesDirectDebit(this.#with.form.values.side, this.venue);
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

  /** Why the chosen venue takes no order without a limit just now; undefined where it does. */
  get limitNeed(): LimitNeed | undefined {
    const { venue, quote } = this;
    return venue && quote && limitNeed(this.#with.form.values.side, venue, quote);
  }

  get instrument(): Instrument | undefined {
    return this.#with.form.values.instrument;
  }

  /** The type the page works with now. */
  get type(): EnterableOrderType {
    return workingType(this.#with.form.values);
  }

  /** The days of an order at a fund company, entered now (rules.md 9). */
  get fundDays(): FundDays | undefined {
    const { fundPricing } = this.instrument ?? {};
    const { date, time } = berlinTime(this.#with.clock.now());
    return fundPricing && fundDaysOf(fundPricing, date, time);
  }

  /** What prices count at the chosen venue. */
  get priceUnit(): Unit {
    return this.instrument ? limitUnit(this.instrument, this.venue?.currencies ?? []) : EUR;
  }

  /** The types that can be chosen: those of the venue, or of any while none is chosen (ORD-05). */
  get offeredTypes(): readonly EnterableOrderType[] {
    const { venue, dimensions } = this;
    const venues = venue ? [venue] : dimensions.venues;
    return venues.length === 0
      ? standardTypes
      : standardTypes.filter((type) => venues.some(this.#offers(type)));
  }

  /** What the chosen venue does not offer, with the first venue that does. */
  get typesElsewhere(): readonly { readonly type: EnterableOrderType; readonly venue: Venue }[] {
    if (this.venue === undefined) return [];
    const here = new Set(familiesOf(this.offeredTypes));
    const missing = standardTypes.filter((type) => !here.has(familyOf(type)));
    const found = missing.flatMap((type) => {
      const venue = this.dimensions.venues.find(this.#offers(type));
      return venue ? [{ type, venue }] : [];
    });
    return [...new Map(found.reverse().map((each) => [familyOf(each.type), each])).values()].reverse();
  }

  /** Whether some venue lets one trade on a dealer's quote. */
  get quotesSomewhere(): boolean {
    return this.dimensions.venues.some(this.#offers('QUOTE'));
  }

  /** What the type as it would be sent can be refined by at the venue. */
  get abilities(): OrderTypeAbilities | undefined {
    return this.venue?.orderTypes[this.fallBack?.to ?? this.type];
  }

  get reading(): OrderReading {
    const { quote, today } = this;
    return readOrder(this.draft, {
      dimensions: this.#readIn,
      quote,
      today,
      mode: this.#with.preferences.mode,
    });
  }

  /** The order as it would be sent; undefined while something is missing or wrong, and for a quote. */
  get order(): OrderRequest | undefined {
    const { read } = this.reading;
    return read?.kind === 'order' ? read.order : undefined;
  }

  /** What a dealer would be asked, in live trading. */
  get quoteRequest(): QuoteRequest | undefined {
    const { read } = this.reading;
    return read?.kind === 'quote' ? read.request : undefined;
  }

  /** The order that value and costs are told of; a quote is estimated as an order at the market. */
  get priced(): OrderRequest | undefined {
    return this.order ?? (this.quoteRequest && estimateOf(this.quoteRequest));
  }

  /** What the bank is asked to check while the customer types: all of the order, or as much as can be read. */
  get checkable(): PartialOrder | OrderRequest {
    return this.order ?? checkablePart(this.partial);
  }

  /** Known before the order is complete, so that it can be said beside the field that causes it. */
  get fallBack(): FallBack | undefined {
    return fallBackOf(this.draft, venueOf(this.#now, this.#with.form.values.venueId));
  }

  /** As much of the order as can be read. */
  get partial(): PartialOrder {
    return toPartialOrder(this.draft, this.venue);
  }

  /** What the sentence says; undefined before an instrument is chosen. */
  get spoken(): SpokenOrder | undefined {
    const { draft, quote } = this;
    return spokenDraft(draft, { dimensions: this.#readIn, quote, now: this.#with.clock.now() });
  }

  /** What the bank has said of the costs at the chosen venue. */
  get costs(): CostIndication | undefined {
    return this.#with.costs.at(this.#with.form.values.venueId);
  }

  /** What the order comes to; undefined while something is missing or wrong. */
  get total(): OrderTotal | undefined {
    return this.priced && orderTotal(this.priced, this.quote, this.costs, this.account);
  }

  /** The most that can be bought or sold, for hint and remedy. */
  get mostPossible(): Amount | undefined {
    const { expectedPrice, account, position } = this;
    const { side, instrument } = this.#with.form.values;
    return largestQuantity({
      side,
      instrument,
      holding: position?.availableQuantity,
      cash: account?.availableCash,
      price: expectedPrice,
    });
  }

  /** The price a piece is expected to cost or bring: the order's own, else the market's. */
  get expectedPrice(): Amount | undefined {
    const { partial, quote } = this;
    const { side } = this.#with.form.values;
    return partial.limit ?? partial.triggerLimit ?? (side === 'BUY' ? quote?.ask : quote?.bid) ?? quote?.last;
  }

  /** From which price on all costs are covered. */
  get breakEven(): Amount | undefined {
    const { priced: order, venue, quote, costs: indication, position } = this;
    return order && breakEvenOf({ order, venue, quote, indication, position });
  }

  get account(): AccountBalance | undefined {
    return this.#with.settlement.account(this.#with.form.values.settlementAccountId);
  }

  get position(): Position | undefined {
    return this.#with.settlement.positionOf(this.#with.form.values.instrument?.wkn);
  }

  /** The order at each venue that could take it, for the costs in the comparison. */
  get possibleOrders(): readonly OrderRequest[] {
    const { draft, today } = this;
    return possibleOrders(draft, this.#with.form.values, { dimensions: this.#now, today });
  }

  get #now(): Dimensions {
    const { form, market } = this.#with;
    return dimensionsNow(this.dimensions, form.values.side, (id) => market.quote(id));
  }

  /** Of a market order that is not possible just now it is said why; any other must not become one. */
  get #readIn(): Dimensions {
    return this.type === 'MARKET' ? this.dimensions : this.#now;
  }

  #offers(type: EnterableOrderType): (venue: Venue) => boolean {
    const { side } = this.#with.form.values;
    return (venue) => isSelectable(venue, side, type);
  }
}
