import type { Holdings } from '@application/depot/holdings';
import type { OrderBook } from '@application/order-book/order-book';
import type { OrderMarket } from '@application/order/order-market';
import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { Clock } from '@application/ports/clock';
import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { Result } from '@application/ports/result';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { WatchlistGateway } from '@application/ports/bank/watchlist-gateway';
import type { VenueId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { Depot } from '@domain/depot/depot';
import type { Position } from '@domain/depot/position';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { Instrument } from '@domain/instrument/instrument';
import type { PriceRange } from '@domain/instrument/price-history';
import type { PriceSeries } from '@domain/instrument/price-series';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import type { Watch } from '@domain/instrument/watch';
import { liveStatuses } from '@domain/order/prefill/protective-orders';
import type { Order } from '@domain/order/open/order';
import type { BankDocument } from '@domain/postbox/bank-document';
import { DocumentsModel } from '@ui/parts/document/documents-model';
import { UnderlyingQuote } from '@ui/parts/instrument/underlying-quote';
import type { Instant } from '@domain/time/instant';
import { Following } from '@ui/parts/following';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { failed, idle, loading, type RemoteData } from '@domain/failure/remote-data';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { mainVenue } from './main-venue';
import { ProductSheetModel } from './product-sheet-model';

/** What the page of a security needs from outside. */
export interface SecurityCollaborators {
  readonly instruments: Pick<InstrumentGateway, 'find' | 'quotes' | 'history' | 'sheet'>;
  readonly orders: Pick<OrderMarket['orders'], 'dimensions'>;
  readonly watchQuotes: OrderMarket['watchQuotes'];
  readonly book: Pick<OrderBook['orders'], 'list'>;
  readonly holdings: Pick<Holdings, 'depots'>;
  readonly watchlist: Pick<WatchlistGateway, 'watches' | 'watch' | 'unwatch'>;
  readonly documents: Pick<DocumentGateway, 'documents' | 'content'>;
  readonly clock: Clock;
}

/** What the customer has of the security, and what is under way. */
export interface OwnStake {
  readonly depots: readonly Depot[];
  readonly positions: readonly Position[];
  readonly orders: readonly Order[];
}

/** `wertpapier/:isin`: one security at all its venues, over time, and what the customer has to do with it. */
export class SecurityModel {
  readonly instrument: RemoteValue<Instrument>;
  readonly dimensions: RemoteValue<Dimensions>;
  /** What was quoted when the page asked; the stream goes on from there. */
  readonly prices: RemoteValue<readonly VenueQuote[]>;
  readonly series: RemoteValue<PriceSeries>;
  /** Of a year, for the span of 52 weeks. */
  readonly year: RemoteValue<PriceSeries>;
  readonly stake: RemoteValue<OwnStake>;
  readonly watches: RemoteValue<readonly Watch[]>;
  /** Of what a derivative follows. */
  readonly underlying: UnderlyingQuote;
  /** Cost notes and settlement notes of the customer's orders for it. */
  readonly documents: DocumentsModel;
  readonly sheet: ProductSheetModel;
  range: PriceRange = 'year';
  /** The venue whose prices the picture shows. */
  venueId: VenueId | undefined = undefined;
  isLive = true;
  /** It is not known yet whether there is a price, and where. */
  isReadingPrices = true;
  /** Why the bank has not taken the last wish to watch it, or no longer. */
  unwatchable: Failure | undefined = undefined;
  readonly #quotes = observable.map<VenueId, VenueQuote>([], { deep: false });
  readonly #code: string;
  readonly #with: SecurityCollaborators;
  readonly #following = new Following();

  constructor(code: string, collaborators: SecurityCollaborators) {
    const { clock } = collaborators;
    this.#code = code;
    this.#with = collaborators;
    this.instrument = new RemoteValue(clock);
    this.dimensions = new RemoteValue(clock);
    this.prices = new RemoteValue(clock);
    this.series = new RemoteValue(clock);
    this.year = new RemoteValue(clock);
    this.stake = new RemoteValue(clock);
    this.watches = new RemoteValue(clock);
    this.underlying = new UnderlyingQuote(collaborators);
    this.underlying.follow(true);
    this.sheet = new ProductSheetModel(collaborators.instruments);
    this.documents = new DocumentsModel(this.#written, collaborators);
    makeAutoObservable(
      this,
      {
        instrument: false,
        dimensions: false,
        prices: false,
        series: false,
        year: false,
        stake: false,
        watches: false,
        underlying: false,
        documents: false,
        sheet: false,
        now: false,
        unwatchable: observableRef,
      },
      { autoBind: true },
    );
  }

  get venues(): readonly Venue[] {
    return this.dimensions.value?.venues ?? [];
  }

  /** Prices follow the market from the first moment on, until the stream is lost. */
  get areCurrent(): boolean {
    return this.isLive;
  }

  /** By the bank's clock, which tells a price of today from an older one. */
  get now(): Instant {
    return this.#with.clock.now();
  }

  /** The quote of a venue; reading it observes that venue alone. */
  quote(venueId: VenueId | undefined): VenueQuote | undefined {
    return venueId === undefined ? undefined : this.#quotes.get(venueId);
  }

  get venue(): Venue | undefined {
    return this.venues.find(({ id }) => id === this.venueId);
  }

  /** The course of the price: on its way until the venue is known, and not to be had without prices. */
  get curve(): RemoteData<PriceSeries> {
    if (this.series.data.kind !== 'idle') return this.series.data;
    if (this.isReadingPrices) return loading(this.now);
    return this.unpriced ? failed(this.unpriced) : idle;
  }

  /** Why no price is shown, where that is not because there is none. */
  get unpriced(): Failure | undefined {
    if (this.venueId !== undefined || this.isReadingPrices) return undefined;
    return this.prices.failure ?? this.dimensions.failure;
  }

  get watch(): Watch | undefined {
    const id = this.instrument.value?.id;
    return this.watches.value?.find(({ instrument }) => instrument.id === id);
  }

  async load(): Promise<void> {
    const { visit } = this.#following;
    const found = await this.instrument.load(this.#with.instruments.find(this.#code));
    if (found === undefined || visit !== this.#following.visit) return;
    void this.loadStake();
    void this.documents.load();
    void this.underlying.open(found.derivative);
    void this.watches.load(this.#with.watchlist.watches());
    await this.loadPrices();
  }

  /** Asks for the venues and what they quote, and follows them. */
  async loadPrices(): Promise<void> {
    const { visit } = this.#following;
    const { value: found } = this.instrument;
    if (found === undefined) return;
    this.isReadingPrices = true;
    const [dimensions, quotes = []] = await Promise.all([
      this.dimensions.load(this.#with.orders.dimensions({ instrumentId: found.id })),
      this.prices.load(this.#with.instruments.quotes(found.id)),
    ]);
    if (visit !== this.#following.visit) return;
    runInAction(() => {
      for (const quote of quotes) this.#take(quote);
      this.isReadingPrices = false;
    });
    if (dimensions === undefined) return;
    this.#settle(found);
    this.#following.begin(visit, () => this.#follow(found, dimensions.venues));
  }

  choose(range: PriceRange): void {
    this.range = range;
    this.series.reset();
    this.loadSeries();
  }

  /** Asks again for what the picture shows, and for the prices first where it is not known whose. */
  loadSeries(): void {
    const { value } = this.instrument;
    if (this.unpriced !== undefined) void this.loadPrices();
    if (value === undefined || this.venueId === undefined) return;
    void this.series.load(this.#with.instruments.history(value.id, this.venueId, this.range));
  }

  /** Reads what the customer has of it, in all depots. */
  async loadStake(): Promise<void> {
    const { value: instrument } = this.instrument;
    if (instrument === undefined) return;
    const { holdings, book } = this.#with;
    const inDepot = (depot: Depot) =>
      pipe(
        TE.Do,
        TE.apS('held', holdings.depots.positions(depot.id)),
        TE.apS('orders', book.list(depot.id, { statuses: openStatuses, instrumentId: instrument.id })),
      );
    const stake = pipe(
      holdings.depots.depots(),
      TE.chain((depots) =>
        pipe(
          depots,
          TE.traverseArray(inDepot),
          TE.map((each) => ({
            depots,
            positions: each.flatMap(({ held }) =>
              held.positions.filter((position) => position.instrument?.id === instrument.id),
            ),
            orders: each.flatMap(({ orders }) => orders),
          })),
        ),
      ),
    );
    await this.stake.load(stake);
  }

  /** Watches the security, or no longer. */
  async toggleWatch(): Promise<void> {
    const { value: instrument } = this.instrument;
    if (instrument === undefined) return;
    const { watchlist } = this.#with;
    const done = this.watch === undefined ? watchlist.watch(instrument.id) : watchlist.unwatch(instrument.id);
    const answer = await done();
    runInAction(() => {
      this.unwatchable = answer._tag === 'Left' ? answer.left : undefined;
    });
    await this.watches.load(watchlist.watches());
  }

  dispose(): void {
    this.#following.end();
    this.underlying.close();
    this.documents.dispose();
  }

  /**
   * Chooses the venue whose price stands for the security, once all are known: what the stream has told of every venue
   * stands for an answer that was lost.
   */
  #settle({ id }: Instrument): void {
    const { venues } = this;
    if (this.prices.failure && !venues.every((venue) => this.#quotes.has(venue.id))) return;
    runInAction(() => {
      this.venueId ??= mainVenue(venues, this.#quotes);
    });
    if (this.venueId === undefined) return;
    this.loadSeries();
    void this.year.load(this.#with.instruments.history(id, this.venueId, 'year'));
  }

  #follow(instrument: Instrument, venues: readonly Venue[]): Unsubscribe {
    const places = new Set([...venues.map((venue) => venue.id), ...(this.venueId ? [this.venueId] : [])]);
    const keys = [...places].map((venueId) => ({ instrumentId: instrument.id, venueId }));
    return this.#with.watchQuotes.execute(keys, {
      onQuote: (quote) => {
        this.#take(quote);
        if (this.venueId === undefined) this.#settle(instrument);
      },
      onLive: (live) =>
        runInAction(() => {
          this.isLive = live;
        }),
    });
  }

  readonly #written: Result<readonly BankDocument[]> = () => {
    const { value: instrument } = this.instrument;
    return instrument === undefined
      ? Promise.resolve(E.right([]))
      : this.#with.documents.documents({ instrument: instrument.id })();
  };

  #take = (quote: VenueQuote): void => {
    runInAction(() => this.#quotes.set(quote.venueId, quote));
  };
}

/** Orders that may still be carried out, those that wait for another one too. */
const openStatuses = [...liveStatuses, 'WAITING'] as const;
