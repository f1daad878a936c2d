import type { OrderDrafting } from '@application/order/order-drafting';
import type { OrderMarket } from '@application/order/order-market';
import type { PageScheduler } from '@application/ports/scheduler';
import type { Issue } from '@domain/form/issue';
import type { FieldNode, Node } from '@domain/form/nodes/node';
import { consentNeeds, type ConsentNeed } from '@domain/consent/consent-need';
import type { Message } from '@domain/message/message';
import type { Instrument } from '@domain/instrument/instrument';
import type { Severity } from '@domain/message/severity';
import type { OrderDraft, OrderField } from '@domain/order/draft/order-draft';
import type { PriceLineField } from '@domain/order/picture/price-lines';
import { issueOf } from '@domain/order/check/order-message';
import type { DepotId } from '@domain/codes/ids';
import { calendarOf } from '@domain/instrument/venue-calendar';
import type { FallBack } from '@domain/order/read/fall-back';
import type { TemplateOrder } from '@domain/order/prefill/order-template';
import type { EnterableOrderType, OrderRequest } from '@domain/order/order-request';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import { ultimoFrom, type TradingCalendar } from '@domain/time/trading-calendar';
import { DraftKeeper, type DraftKeeperCollaborators } from '@ui/forms/draft-keeper';
import { ObservedForm } from '@ui/forms/observed-form';
import { observedNodes } from '@ui/forms/observed-nodes';
import type { ObservedField } from '@ui/forms/observed-field';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { enterPrice, severityAt } from './at-field';
import { checkMeanwhile } from './check-meanwhile';
import { CostsModel, type CostsCollaborators } from './money/costs-model';
import { correctDates } from './date-corrections';
import { Filling } from './filling';
import {
  InstrumentSearchModel,
  type InstrumentSearchCollaborators,
} from '../../parts/instrument/instrument-search-model';
import { MarketModel, type MarketCollaborators } from './trading/market-model';
import { keptDraft } from '@domain/order/draft/kept-draft';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { RestoredDraft } from '@application/order/restore-order-draft';
import { orderForm } from '@domain/order/form/order-form';
import { turnToInstrument } from '@domain/order/form/choose-trading';
import { usualTrading } from '@domain/order/form/usual-trading';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import type { ObservedOrder, ShownOrder } from './observed-order';
import { orderFacts } from './order-facts';
import { TemplatesModel, type TemplatesCollaborators } from './template/templates-model';
import {
  OrderPreferencesModel,
  type OrderPreferencesCollaborators,
} from './preferences/order-preferences-model';
import { SettlementModel, type SettlementCollaborators } from '../../parts/banking/settlement-model';
import type { VenueWish } from '@domain/order/offer/suggest-venue';
import { resumeOrder } from './resume-order';
import { TradingChoiceModel } from './trading/trading-choice-model';

/** What the input step works with. */
export interface OrderInputCollaborators
  extends
    InstrumentSearchCollaborators,
    MarketCollaborators,
    SettlementCollaborators,
    CostsCollaborators,
    TemplatesCollaborators,
    DraftKeeperCollaborators<Snapshot>,
    OrderPreferencesCollaborators {
  readonly market: OrderMarket;
  readonly drafts: OrderDrafting;
  readonly scheduler: PageScheduler;
}

/** The input step: the form, what it is told, and what the customer does with it. */
export class OrderInputModel {
  readonly #collaborators: OrderInputCollaborators;
  readonly form: ObservedOrder;
  readonly nodes: OrderNodes = orderForm.nodes;
  /** The nodes for the views that draw them, each of which is given those alone. */
  readonly shown: ShownOrder;
  readonly search: InstrumentSearchModel;
  readonly market: MarketModel;
  readonly settlement: SettlementModel;
  readonly costs: CostsModel;
  readonly keeper: DraftKeeper<Snapshot>;
  readonly trading: TradingChoiceModel;
  readonly templates: TemplatesModel;
  readonly preferences: OrderPreferencesModel;
  readonly filling = new Filling();
  #stopTelling: () => void;
  #stopReactions: readonly (() => void)[] = [];
  #isDisposed = false;
  /** What the order lacks in consents, as the bank said last (ORD-20). */
  consentNeeds: readonly ConsentNeed[] = [];

  constructor(collaborators: OrderInputCollaborators) {
    this.#collaborators = collaborators;
    this.search = new InstrumentSearchModel(collaborators);
    this.market = new MarketModel(collaborators);
    this.settlement = new SettlementModel(collaborators);
    this.costs = new CostsModel(collaborators);
    this.keeper = new DraftKeeper(collaborators);
    this.preferences = new OrderPreferencesModel(collaborators);
    this.form = new ObservedForm(orderForm);
    this.shown = observedNodes(this.form);
    const { form, market, preferences } = this;
    this.trading = new TradingChoiceModel({ form, market, preferences });
    this.templates = new TemplatesModel(this, collaborators);
    this.#stopTelling = orderFacts(this, collaborators);
    checkMeanwhile(this, collaborators);
    makeAutoObservable(
      this,
      {
        templates: false,
        trading: false,
        form: false,
        shown: false,
        search: false,
        market: false,
        settlement: false,
        costs: false,
        keeper: false,
        filling: false,
        preferences: false,
        nodes: false,
        field: false,
        entry: false,
        read: false,
        ultimo: false,
        severityAt: false,
        enterPrice: false,
        // The form remembers what it has calculated; remembered twice, it would be old within an action.
        today: false,
        activeDay: false,
        trades: false,
        type: false,
        order: false,
        quoteRequest: false,
        fallBack: false,
        warnings: false,
        template: false,
        consentNeeds: observableRef,
      },
      { autoBind: true },
    );
  }

  /** A field of the form, for the control that shows it. */
  readonly field = <Entry, T>(node: FieldNode<Entry, T>): ObservedField<Entry, T> => this.form.field(node);

  /** What stands in a field. */
  readonly entry = <Entry, T>(node: FieldNode<Entry, T>): Entry => this.form.field(node).value;

  /** What a node of the form comes to; undefined while it cannot be told. */
  readonly read = <T>(node: Node<T>): T | undefined => this.form.value(node);

  /** How bad it stands at a field. */
  readonly severityAt = (field: OrderField): Severity | undefined => severityAt(this.form, field);

  /** A price that was moved in the picture, as if it had been typed. */
  readonly enterPrice = (field: PriceLineField, text: string): void => enterPrice(this.form, field, text);

  /** The last trading day of the month at the chosen venue, dd.mm.yyyy. */
  readonly ultimo = (): string => formatGermanDate(ultimoFrom(this.activeDay, this.trades));

  get today(): LocalDate {
    return this.read(this.nodes.today) ?? berlinTime(this.#collaborators.clock.now()).date;
  }

  /** The trading day an order entered now counts for: a later one once trading is over. */
  get activeDay(): LocalDate {
    return this.read(this.nodes.activeDay) ?? this.today;
  }

  /** The days on which the chosen venue trades. */
  get trades(): TradingCalendar {
    return calendarOf(this.read(this.nodes.venue));
  }

  /** The type the page works with. */
  get type(): EnterableOrderType {
    return this.read(this.nodes.type) ?? 'MARKET';
  }

  /** The order as it would be sent; undefined while something is missing or wrong, and for a quote. */
  get order(): OrderRequest | undefined {
    return this.read(this.nodes.order);
  }

  /** What a dealer would be asked, in live trading. */
  get quoteRequest(): QuoteRequest | undefined {
    return this.read(this.nodes.quoteRequest);
  }

  get fallBack(): FallBack | undefined {
    return this.read(this.nodes.fallBack);
  }

  /** What the customer has to confirm before the order is sent. */
  get warnings(): readonly Issue[] {
    return (this.read(this.nodes.warnings) ?? []).filter(({ severity }) => severity === 'WARN');
  }

  get template(): TemplateOrder | undefined {
    return this.read(this.nodes.template);
  }

  /** Loads preferences, depots and accounts, and begins to follow the form: draft, costs, prices. */
  async start(): Promise<void> {
    await Promise.all([this.settlement.load(), this.preferences.open()]);
    if (this.#isDisposed) return;
    this.form.session.tell({ usual: usualTrading(this.preferences.value) });
    this.#stopReactions = [
      this.filling.follow(this.form, this.keeper.keep),
      reaction(
        () => this.read(this.nodes.possibleOrders) ?? [],
        (orders) => this.costs.show(orders),
      ),
      reaction(
        () => this.entry(this.nodes.venueId),
        (venueId) => venueId && this.market.showSeries(venueId),
      ),
      reaction(
        () => this.preferences.value.pushPrices,
        (isPushed) => this.market.follow(isPushed),
        { fireImmediately: true },
      ),
    ];
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const stop of this.#stopReactions) stop();
    this.#stopTelling();
    this.keeper.flush();
    this.costs.dispose();
    this.market.dispose();
    this.form.dispose();
  }

  /** Turns to an instrument; the venue wished for, else the one that suits best. */
  async chooseInstrument(instrument: Instrument, wish?: VenueWish): Promise<void> {
    this.search.show(instrument.name);
    turnToInstrument(this.form.session, instrument, { keepsVenue: wish?.by === 'draft' });
    const before = this.entry(this.nodes.venueId);
    const dimensions = await this.market.open(instrument.id);
    // The venues are there before their prices: one that was chosen meanwhile is not chosen over.
    if (dimensions && this.entry(this.nodes.venueId) === before) this.trading.suggest(dimensions, wish);
  }

  /** Another text in the search field: the instrument chosen before is no longer meant. */
  typeInstrument(text: string): void {
    this.search.type(text);
    if (this.entry(this.nodes.instrument) === undefined) return;
    turnToInstrument(this.form.session, undefined);
    this.market.close();
  }

  reloadMarket(): void {
    const instrument = this.entry(this.nodes.instrument);
    const venueId = this.entry(this.nodes.venueId);
    const wish = venueId && ({ venue: venueId, by: 'draft' } as const);
    if (instrument !== undefined) void this.chooseInstrument(instrument, wish);
  }

  /** Turns to a depot; the account follows it until another one is chosen. */
  chooseDepot(depotId: DepotId): void {
    const { session } = this.form;
    session.change(() => {
      session.field(this.nodes.depotId).setValue(depotId);
      session.field(this.nodes.settlementAccountId).takeBack();
    });
    void this.settlement.openDepot(depotId);
  }

  /** Puts a template or an earlier order into the place of what stands here. */
  async restore(draft: OrderDraft): Promise<void> {
    const { instrument } = draft;
    await this.resume({ kept: keptDraft(draft), lost: [], ...(instrument && { instrument }) });
  }

  /** Goes on with a kept draft (ORD-30); tells where something of it could not be restored. */
  resume(draft: RestoredDraft): Promise<readonly string[]> {
    this.filling.isResumed = true;
    return resumeOrder(this, draft);
  }

  /** Takes the bank's messages: each to its place, a corrected day into the form. */
  takeMessages(messages: readonly Message[]): void {
    const { session } = this.form;
    const asked = session.asked();
    session.hear(asked, 'server', this.heard(messages));
    correctDates(this, asked, messages);
  }

  /** Takes the consents that are asked for, which stand at a place of their own; yields what is said in the form. */
  heard(messages: readonly Message[]): readonly Issue[] {
    runInAction(() => {
      this.consentNeeds = consentNeeds(messages);
    });
    const { type } = this;
    return messages
      .filter((message) => consentNeeds([message]).length === 0)
      .map((message) => issueOf(message, type));
  }
}
