import type { PrevalidateOrder } from '@application/order/prevalidate-order';
import type { Scheduler } from '@application/ports/scheduler';
import type { AsyncRule } from '@domain/form/async-rule';
import type { Issue } from '@domain/form/issue';
import { consentNeeds, type ConsentNeed } from '@domain/consent/consent-need';
import type { Message } from '@domain/message/message';
import type { Instrument } from '@domain/instrument/instrument';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { issueOf } from '@domain/order/check/order-message';
import type { DepotId } from '@domain/codes/ids';
import { DraftKeeper, type DraftKeeperCollaborators } from '@ui/forms/draft-keeper';
import { FormModel } from '@ui/forms/form-model';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { checkedByBank } from './checked-by-bank';
import { CostsModel, type CostsCollaborators } from './money/costs-model';
import { DateCorrections } from './date-corrections';
import { asksForAmount, FreeAmount } from './money/free-amount';
import {
  InstrumentSearchModel,
  type InstrumentSearchCollaborators,
} from '../../parts/instrument/instrument-search-model';
import { MarketModel, type MarketCollaborators } from './trading/market-model';
import {
  orderForm,
  orderFormFields,
  type OrderFormFacts,
  type OrderFormValues,
} from '@domain/order/draft/order-form';
import { fromDraft } from '@domain/order/draft/order-form-draft';
import { OrderOutlook } from './order-outlook';
import { TemplatesModel, type TemplatesCollaborators } from './template/templates-model';
import { instrumentIssues } from '@domain/order/read/order-reading';
import {
  OrderPreferencesModel,
  type OrderPreferencesCollaborators,
} from './preferences/order-preferences-model';
import { SettlementModel, type SettlementCollaborators } from '../../parts/settlement/settlement-model';
import type { VenueWish } from '@domain/order/offer/suggest-venue';
import { TradingChoiceModel } from './trading/trading-choice-model';

/** What the input step works with. */
export interface OrderInputCollaborators
  extends
    InstrumentSearchCollaborators,
    MarketCollaborators,
    SettlementCollaborators,
    CostsCollaborators,
    TemplatesCollaborators,
    DraftKeeperCollaborators<OrderDraft>,
    OrderPreferencesCollaborators {
  readonly prevalidateOrder: Pick<PrevalidateOrder, 'execute'>;
  readonly scheduler: Scheduler;
}

/** The input step: the form, what it is read against, and what the customer does with it. */
export class OrderInputModel {
  readonly #collaborators: OrderInputCollaborators;
  readonly form: FormModel<OrderFormValues, OrderFormFacts>;
  readonly search: InstrumentSearchModel;
  readonly market: MarketModel;
  readonly settlement: SettlementModel;
  readonly costs: CostsModel;
  readonly keeper: DraftKeeper<OrderDraft>;
  readonly outlook: OrderOutlook;
  readonly trading: TradingChoiceModel;
  readonly templates: TemplatesModel;
  readonly preferences: OrderPreferencesModel;
  readonly corrections: DateCorrections;
  readonly freeAmount: FreeAmount;
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
    this.form = new FormModel<OrderFormValues, OrderFormFacts>(
      orderForm(this.#prevalidation(), this.#issueOf),
      {
        facts: () => ({
          issues: [
            ...instrumentIssues(this.search.text, this.market.dimensions.value),
            ...this.freeAmount.issues,
            ...this.outlook.reading.issues,
          ],
        }),
        scheduler: collaborators.scheduler,
      },
    );
    const { form, market, settlement, costs, preferences } = this;
    this.corrections = new DateCorrections(form, () => this.outlook.draft);
    this.freeAmount = new FreeAmount(form, this.#issueOf);
    const { clock } = collaborators;
    this.outlook = new OrderOutlook({ form, market, settlement, costs, preferences, clock });
    this.trading = new TradingChoiceModel({ form, market, preferences, outlook: this.outlook });
    this.templates = new TemplatesModel(this, collaborators);
    makeAutoObservable(
      this,
      {
        templates: false,
        trading: false,
        form: false,
        search: false,
        market: false,
        settlement: false,
        costs: false,
        keeper: false,
        outlook: false,
        preferences: false,
        corrections: false,
        freeAmount: false,
        consentNeeds: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Loads preferences, depots and accounts, and begins to follow the form: draft, costs, prices. */
  async start(): Promise<void> {
    await Promise.all([this.settlement.load(), this.preferences.load()]);
    if (this.#isDisposed) return;
    this.#prefer();
    this.#stopReactions = [
      this.freeAmount.watch(),
      reaction(
        () => this.outlook.draft,
        (draft) => this.keeper.keep(draft),
      ),
      reaction(
        () => this.outlook.possibleOrders,
        (orders) => this.costs.show(orders),
      ),
      reaction(
        () => this.form.values.venueId,
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
    this.keeper.flush();
    this.costs.dispose();
    this.market.close();
    this.form.dispose();
  }

  /** Turns to an instrument; the venue wished for, else the one that suits best. */
  async chooseInstrument(instrument: Instrument, wish?: VenueWish): Promise<void> {
    this.search.show(instrument.name);
    this.form.field('instrument').setValue(instrument);
    this.form.field('venueId').setValue(undefined);
    const dimensions = await this.market.open(instrument.id);
    if (dimensions !== undefined) this.trading.suggest(dimensions, wish);
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
    const wish = venueId && ({ venue: venueId, by: 'draft' } as const);
    if (instrument !== undefined) void this.chooseInstrument(instrument, wish);
  }

  chooseDepot(depotId: DepotId): void {
    this.form.field('depotId').setValue(depotId);
    const depot = this.settlement.depot(depotId);
    this.form.field('settlementAccountId').setValue(depot?.defaultSettlementAccountId);
    void this.settlement.openDepot(depotId);
  }

  /** Puts a kept draft back (ORD-30), or a template or an earlier order into its place. */
  async restore(draft: OrderDraft): Promise<void> {
    const { instrument, venueId, depotId, settlementAccountId, ...rest } = fromDraft(draft);
    if (depotId !== undefined && this.settlement.depot(depotId)) this.chooseDepot(depotId);
    if (this.settlement.account(settlementAccountId))
      this.form.field('settlementAccountId').setValue(settlementAccountId);
    this.form.restore(rest);
    if (instrument !== undefined)
      await this.chooseInstrument(instrument, venueId && { venue: venueId, by: 'draft' });
  }

  /** Takes the bank's messages: each to its place, a corrected day into the form. */
  takeMessages(messages: readonly Message[]): void {
    this.form.attach(this.#heard(messages));
  }

  /** What lasts is taken into a form that nobody has touched. */
  #prefer(): void {
    const { orderType, lastUsedTradingSystem } = this.preferences.value;
    if (this.form.isDirty) return;
    if (orderType !== 'SUBSCRIPTION') this.trading.chooseType(orderType);
    if (lastUsedTradingSystem === 'QUOTE') this.form.field('tradingSystem').setValue('QUOTE');
  }

  /** Takes what stands at places of its own; yields what is left to be shown in the form. */
  #heard(messages: readonly Message[]): readonly Message[] {
    runInAction(() => {
      this.corrections.take(messages);
      this.consentNeeds = consentNeeds(messages);
      this.freeAmount.take(messages);
    });
    return messages.filter((message) => consentNeeds([message]).length === 0 && !asksForAmount(message));
  }

  /** Where a message belongs depends on the type: a leg of a combined order has fields of its own. */
  readonly #issueOf = (message: Message): Issue => issueOf(message, this.outlook.type);

  #prevalidation(): AsyncRule<OrderFormValues, OrderFormFacts> {
    return {
      watches: orderFormFields,
      when: ({ values }) => values.instrument !== undefined && values.venueId !== undefined,
      check: () => async () => {
        const { prevalidateOrder } = this.#collaborators;
        const messages = await checkedByBank(prevalidateOrder, this.outlook.checkable);
        return this.#heard(messages).map((message) => ({ ...this.#issueOf(message), source: 'async' }));
      },
    };
  }
}
