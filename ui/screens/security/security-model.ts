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
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
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
    const [dimensions] = await Promise.all([
      this.dimensions.load(this.#with.orders.dimensions({ instrumentId: found.id })),
      this.#readQuotes(found),
    ]);
    if (visit !== this.#following.visit) return;
    runInAction(() => {
      this.isReadingPrices = false;
    });
    if (dimensions === undefined) return;
    runInAction(() => {
      this.venueId ??= mainVenue(dimensions.venues, (id) => this.#quotes.get(id)) ?? this.#pricedVenue;
    });
    this.#following.begin(visit, () => this.#follow(found, dimensions.venues));
    this.loadSeries();
    if (this.venueId !== undefined)
      void this.year.load(this.#with.instruments.history(found.id, this.venueId, 'year'));
  }

  choose(range: PriceRange): void {
    this.range = range;
    this.series.reset();
    this.loadSeries();
  }

  loadSeries(): void {
    const { value } = this.instrument;
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

  /** Where what is traded nowhere has its price, as an index. */
  get #pricedVenue(): VenueId | undefined {
    return [...this.#quotes.values()].find(({ last }) => last !== undefined)?.venueId;
  }

  async #readQuotes({ id }: Instrument): Promise<void> {
    const quotes = await this.#with.instruments.quotes(id)();
    if (quotes._tag === 'Right') for (const quote of quotes.right) this.#take(quote);
  }

  #follow({ id }: Instrument, venues: readonly Venue[]): Unsubscribe {
    const places = new Set([...venues.map((venue) => venue.id), ...(this.venueId ? [this.venueId] : [])]);
    const keys = [...places].map((venueId) => ({ instrumentId: id, venueId }));
    return this.#with.watchQuotes.execute(keys, {
      onQuote: this.#take,
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

/** The exchange whose price stands for the security: an open one first, else the first that knows a price. */
function mainVenue(
  venues: readonly Venue[],
  quoteOf: (id: VenueId) => VenueQuote | undefined,
): VenueId | undefined {
  const priced = venues.filter(({ id }) => quoteOf(id)?.last !== undefined);
  const exchanges = priced.filter(({ type }) => type === 'EXCHANGE');
  const isOpen = ({ id }: Venue): boolean => quoteOf(id)?.hours.state === 'open';
  return (exchanges.find(isOpen) ?? priced.find(isOpen) ?? exchanges[0] ?? priced[0])?.id;
}
