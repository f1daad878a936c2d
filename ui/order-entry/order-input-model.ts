import type { PrevalidateOrder } from '@application/order/prevalidate-order';
import { formatGermanDate } from '@domain/calendar/german-date';
import type { LocalDate } from '@domain/calendar/local-date';
import type { AsyncRule } from '@domain/form/async-rule';
import type { Message } from '@domain/message/message';
import type { Dimensions } from '@domain/order/dimensions';
import type { Instrument } from '@domain/order/instrument';
import type { OrderDraft } from '@domain/order/order-draft';
import { correctedDates, issueOf } from '@domain/order/order-message';
import type { DepotId, VenueId } from '@domain/shared/ids';
import { FormModel } from '@ui/forms/form-model';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { checkedByBank } from './checked-by-bank';
import { CostsModel, type CostsCollaborators } from './costs-model';
import { DraftKeeper, type DraftKeeperCollaborators } from './draft-keeper';
import { InstrumentSearchModel, type InstrumentSearchCollaborators } from './instrument-search-model';
import { MarketModel, type MarketCollaborators } from './market-model';
import { orderForm, orderFormFields, type OrderFormFacts, type OrderFormValues } from './order-form';
import { fromDraft } from './order-form-draft';
import { OrderOutlook } from './order-outlook';
import { codeIssues } from './order-reading';
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

/** The input step: the form, what it is read against, and what the customer does with it. */
export class OrderInputModel {
  readonly #collaborators: OrderInputCollaborators;
  readonly form: FormModel<OrderFormValues, OrderFormFacts>;
  readonly search: InstrumentSearchModel;
  readonly market: MarketModel;
  readonly settlement: SettlementModel;
  readonly costs: CostsModel;
  readonly keeper: DraftKeeper;
  readonly outlook: OrderOutlook;
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
      facts: () => ({ issues: [...codeIssues(this.search.text), ...this.outlook.reading.issues] }),
      scheduler: collaborators.scheduler,
    });
    const { form, market, settlement, costs } = this;
    this.outlook = new OrderOutlook({ form, market, settlement, costs, clock: collaborators.clock });
    makeAutoObservable(
      this,
      {
        form: false,
        search: false,
        market: false,
        settlement: false,
        costs: false,
        keeper: false,
        outlook: false,
      },
      { autoBind: true },
    );
  }

  /** Loads depots and accounts and begins to follow the form: draft, costs, prices. */
  async start(): Promise<void> {
    await this.settlement.load();
    if (this.#isDisposed) return;
    this.#stopReactions = [
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
    const from = this.outlook.draft.validityDate;
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
        const messages = await checkedByBank(this.#collaborators.prevalidateOrder, this.outlook.partial);
        this.#correct(messages);
        return messages.map((message) => ({ ...issueOf(message), source: 'async' }));
      },
    };
  }
}
