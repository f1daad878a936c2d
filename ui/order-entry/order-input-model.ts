import type { PrevalidateOrder } from '@application/order/prevalidate-order';
import type { PartialOrder } from '@application/ports/order-gateway';
import { berlinTime } from '@domain/calendar/berlin-time';
import { formatGermanDate } from '@domain/calendar/german-date';
import type { LocalDate } from '@domain/calendar/local-date';
import type { AsyncRule } from '@domain/form/async-rule';
import type { AccountBalance } from '@domain/depot/account';
import type { Position } from '@domain/depot/position';
import type { Message } from '@domain/message/message';
import { venueOf, type Dimensions } from '@domain/order/dimensions';
import { fallBackOf, type FallBack } from '@domain/order/fall-back';
import type { Instrument } from '@domain/order/instrument';
import type { OrderDraft } from '@domain/order/order-draft';
import { correctedDates, issueOf } from '@domain/order/order-message';
import type { OrderRequest } from '@domain/order/order-request';
import type { Venue, VenueQuote } from '@domain/order/venue';
import type { Amount } from '@domain/shared/amount';
import type { DepotId, VenueId } from '@domain/shared/ids';
import { FormModel } from '@ui/forms/form-model';
import { computedStruct, makeAutoObservable, reaction, runInAction } from 'mobx';
import { CostsModel, type CostsCollaborators } from './costs-model';
import { DraftKeeper, type DraftKeeperCollaborators } from './draft-keeper';
import { InstrumentSearchModel, type InstrumentSearchCollaborators } from './instrument-search-model';
import { largestQuantity } from './largest-quantity';
import { MarketModel, type MarketCollaborators } from './market-model';
import {
  fromDraft,
  orderForm,
  orderFormFields,
  toDraft,
  type OrderFormFacts,
  type OrderFormValues,
} from './order-form';
import { codeIssues, readOrder, type OrderReading } from './order-reading';
import type { SpokenOrder } from './spoken-order';
import { orderTotal, type OrderTotal } from './order-total';
import { lifeOf } from './order-validity';
import { toPartialOrder } from './partial-order';
import { checkedByBank } from './checked-by-bank';
import { SettlementModel, type SettlementCollaborators } from './settlement-model';
import { suggestedVenue, suitability } from './venue-choice';

/** What the input step works with. */
export interface OrderInputCollaborators
  extends
    InstrumentSearchCollaborators,
    MarketCollaborators,
    SettlementCollaborators,
    CostsCollaborators,
    DraftKeeperCollaborators {
  readonly prevalidateOrder: Pick<PrevalidateOrder, 'execute'>;
}

/** A last day the bank moved: shown old and new (ORD-11). */
export interface DateCorrection {
  /** As the customer had it, dd.mm.yyyy. */
  readonly from: string;
  readonly to: LocalDate;
}

const nowhere: Dimensions = { venues: [] };

/** The input step: the form, what it is read against, and what it comes to. */
export class OrderInputModel {
  readonly #collaborators: OrderInputCollaborators;
  readonly form: FormModel<OrderFormValues, OrderFormFacts>;
  readonly search: InstrumentSearchModel;
  readonly market: MarketModel;
  readonly settlement: SettlementModel;
  readonly costs: CostsModel;
  readonly keeper: DraftKeeper;
  #stopReactions: readonly (() => void)[] = [];
  #isDisposed = false;
  correction: DateCorrection | undefined;

  constructor(collaborators: OrderInputCollaborators) {
    this.#collaborators = collaborators;
    this.search = new InstrumentSearchModel(collaborators);
    this.market = new MarketModel(collaborators);
    this.settlement = new SettlementModel(collaborators);
    this.costs = new CostsModel(collaborators);
    this.keeper = new DraftKeeper(collaborators);
    this.form = new FormModel<OrderFormValues, OrderFormFacts>(orderForm(this.#prevalidation()), {
      facts: () => ({ issues: [...codeIssues(this.search.text), ...this.reading.issues] }),
      scheduler: collaborators.scheduler,
    });
    makeAutoObservable(
      this,
      {
        form: false,
        search: false,
        market: false,
        settlement: false,
        costs: false,
        keeper: false,
        draft: computedStruct,
        possibleOrders: computedStruct,
      },
      { autoBind: true },
    );
  }

  get today(): LocalDate {
    return berlinTime(this.#collaborators.clock.now()).date;
  }

  get draft(): OrderDraft {
    return toDraft(this.form.values, this.today);
  }

  get dimensions(): Dimensions {
    return this.market.dimensions.value ?? nowhere;
  }

  get venue(): Venue | undefined {
    return venueOf(this.dimensions, this.form.values.venueId);
  }

  get quote(): VenueQuote | undefined {
    return this.market.quote(this.form.values.venueId);
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
    const { instrument } = this.form.values;
    return (
      instrument && {
        order,
        instrument,
        venue,
        life: lifeOf(order, this.quote, this.#collaborators.clock.now()),
      }
    );
  }

  /** What the order comes to; undefined while something is missing or wrong. */
  get total(): OrderTotal | undefined {
    const costs = this.costs.at(this.form.values.venueId);
    return this.order && orderTotal(this.order, this.quote, costs, this.account);
  }

  /** The most that can be bought or sold, for hint and remedy. */
  get mostPossible(): Amount | undefined {
    const { partial, quote, account, position } = this;
    const { side, instrument } = this.form.values;
    return largestQuantity({
      side,
      instrument,
      holding: position?.availableQuantity,
      cash: account?.availableCash,
      price: partial.limit ?? partial.triggerLimit ?? quote?.ask ?? quote?.last,
    });
  }

  get account(): AccountBalance | undefined {
    return this.settlement.account(this.form.values.settlementAccountId);
  }

  get position(): Position | undefined {
    return this.settlement.positionOf(this.form.values.instrument?.wkn);
  }

  /** The order at each venue that could take it, for the costs in the comparison. */
  get possibleOrders(): readonly OrderRequest[] {
    const { side, orderType } = this.form.values;
    return this.dimensions.venues
      .filter((venue) => suitability(venue, side, orderType).kind === 'suited')
      .flatMap((venue) => {
        const draft = { ...this.draft, venueId: venue.id };
        return readOrder(draft, this.dimensions, undefined, this.today).read?.order ?? [];
      });
  }

  /** Loads depots and accounts and begins to follow the form: draft, costs, prices. */
  async start(): Promise<void> {
    await this.settlement.load();
    if (this.#isDisposed) return;
    this.#stopReactions = [
      reaction(
        () => this.draft,
        (draft) => this.keeper.keep(draft),
      ),
      reaction(
        () => this.possibleOrders,
        (orders) => this.costs.show(orders),
      ),
      reaction(
        () => this.form.values.venueId,
        (venueId) => venueId && this.market.showSeries(venueId),
      ),
    ];
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const stop of this.#stopReactions) stop();
    this.keeper.flush();
    this.costs.dispose();
    this.market.close();
    this.form.dispose();
  }

  /** Turns to an instrument; the venue wished for, by id or name, else the one that suits best. */
  async chooseInstrument(instrument: Instrument, wish?: string): Promise<void> {
    this.search.show(instrument.name);
    this.form.field('instrument').setValue(instrument);
    this.form.field('venueId').setValue(undefined);
    const dimensions = await this.market.open(instrument.id);
    if (dimensions !== undefined) this.form.field('venueId').setValue(this.#venueFor(dimensions, wish));
  }

  /** Another text in the search field: the instrument chosen before is no longer meant. */
  typeInstrument(text: string): void {
    this.search.type(text);
    if (this.form.values.instrument === undefined) return;
    this.form.field('instrument').setValue(undefined);
    this.form.field('venueId').setValue(undefined);
    this.market.close();
  }

  reloadMarket(): void {
    const { instrument, venueId } = this.form.values;
    if (instrument !== undefined) void this.chooseInstrument(instrument, venueId);
  }

  chooseDepot(depotId: DepotId): void {
    this.form.field('depotId').setValue(depotId);
    const depot = this.settlement.depot(depotId);
    this.form.field('settlementAccountId').setValue(depot?.defaultSettlementAccountId);
    void this.settlement.openDepot(depotId);
  }

  /** Puts a kept draft back (ORD-30). */
  async restore(draft: OrderDraft): Promise<void> {
    const { instrument, venueId, depotId, ...rest } = fromDraft(draft);
    if (depotId !== undefined && this.settlement.depot(depotId)) this.chooseDepot(depotId);
    this.form.restore(rest);
    if (instrument !== undefined) await this.chooseInstrument(instrument, venueId);
  }

  /** Takes the bank's messages: each to its place, a corrected day into the form. */
  takeMessages(messages: readonly Message[]): void {
    this.#correct(messages);
    this.form.attach(messages);
  }

  #venueFor({ venues }: Dimensions, wish: string | undefined): VenueId | undefined {
    const { side, orderType } = this.form.values;
    const wished = venues.find(({ id, name }) => id === wish || name.toLowerCase() === wish?.toLowerCase());
    const suited = venues.filter((venue) => suitability(venue, side, orderType).kind === 'suited');
    return wished?.id ?? suggestedVenue(suited, (id) => this.market.quote(id));
  }

  #correct(messages: readonly Message[]): void {
    const to = correctedDates(messages).find(({ leg }) => leg === 'base')?.date;
    const from = this.draft.validityDate;
    if (to === undefined || formatGermanDate(to) === from) return;
    runInAction(() => {
      this.form.field('validityType').setValue('GTD');
      this.form.field('validityDate').setValue(formatGermanDate(to));
      this.correction = { from, to };
    });
  }

  #prevalidation(): AsyncRule<OrderFormValues, OrderFormFacts> {
    return {
      watches: orderFormFields,
      when: ({ values }) => values.instrument !== undefined && values.venueId !== undefined,
      check: () => async () => {
        const messages = await checkedByBank(this.#collaborators.prevalidateOrder, this.partial);
        this.#correct(messages);
        return messages.map((message) => ({ ...issueOf(message), source: 'async' }));
      },
    };
  }
}
