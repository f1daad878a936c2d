import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { OrderMarket } from '@application/order/order-market';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { PriceSeries } from '@domain/instrument/price-series';
import { hoursEnd, type VenueQuote } from '@domain/instrument/venue';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import { later, type Instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { action, makeAutoObservable, observable, runInAction } from 'mobx';
import { RemoteValue } from '@ui/parts/remote-value';

/** What the market is read with. */
export interface MarketCollaborators {
  readonly market: OrderMarket;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
}

const nobody = (): void => undefined;

/** How often the age of prices that do not come by themselves is looked at, in milliseconds. */
const AGE_TICK_MS = 10_000;
/** From this age on, in milliseconds, a price that was fetched once is marked as old. */
const OLD_AFTER_MS = 60_000;

/** How the prices shown are to be taken: they follow the market, have lost it, or are those of one moment. */
export type PriceState = 'live' | 'lost' | 'fetched' | 'old';

/** Where one instrument trades and what it costs there; the prices follow the market if the customer wants it (ORD-28). */
export class MarketModel {
  readonly #collaborators: MarketCollaborators;
  readonly dimensions: RemoteValue<Dimensions>;
  readonly series: RemoteValue<PriceSeries>;
  readonly #quotes = observable.map<VenueId, VenueQuote>([], { deep: false });
  #stopWatching: () => void = nobody;
  #stopAgeing: Cancel = nobody;
  #instrument: InstrumentId | undefined;
  #isDisposed = false;
  isPushed = false;
  /** False from the moment the stream is lost: what is shown may be outdated. */
  isLive = true;
  /** When the prices were fetched last, and the time now, for their age. */
  fetchedAt: Instant | undefined;
  now: Instant;
  isFetching = false;

  constructor(collaborators: MarketCollaborators) {
    this.#collaborators = collaborators;
    this.dimensions = new RemoteValue(collaborators.clock);
    this.series = new RemoteValue(collaborators.clock);
    this.now = collaborators.clock.now();
    makeAutoObservable(this, { dimensions: false, series: false }, { autoBind: true });
  }

  /** What the prices of other securities are read with, as that of an underlying. */
  get source(): OrderMarket {
    return this.#collaborators.market;
  }

  /** The quote of a venue; reading it observes that venue alone. */
  quote(venueId: VenueId | undefined): VenueQuote | undefined {
    return venueId === undefined ? undefined : this.#quotes.get(venueId);
  }

  /** The quotes of all venues; reading them observes them all. */
  get quotes(): ReadonlyMap<VenueId, VenueQuote> {
    return new Map(this.#quotes);
  }

  get areCurrent(): boolean {
    return this.priceState === 'live' || this.priceState === 'fetched';
  }

  get priceState(): PriceState {
    if (this.isPushed) return this.isLive ? 'live' : 'lost';
    return this.age >= OLD_AFTER_MS ? 'old' : 'fetched';
  }

  /** Milliseconds since the prices were fetched. */
  get age(): number {
    return this.fetchedAt === undefined ? 0 : Math.max(0, this.now - this.fetchedAt);
  }

  /** Whether prices follow the market by themselves; told by the customer's preferences (ORD-27). */
  follow(isPushed: boolean): void {
    if (this.isPushed === isPushed) return;
    this.isPushed = isPushed;
    const { value } = this.dimensions;
    if (this.#instrument !== undefined && value !== undefined) this.#watch(this.#instrument, value);
  }

  /** Turns to another instrument; yields where it trades, unless yet another overtook it. */
  async open(instrumentId: InstrumentId): Promise<Dimensions | undefined> {
    if (this.#isDisposed) return undefined;
    this.close();
    this.#instrument = instrumentId;
    const [dimensions] = await Promise.all([
      this.dimensions.load(this.#collaborators.market.orders.dimensions({ instrumentId })),
      this.refresh(),
    ]);
    if (this.#instrument !== instrumentId || dimensions === undefined) return undefined;
    this.#watch(instrumentId, dimensions);
    return dimensions;
  }

  /** Fetches the prices of this moment. */
  async refresh(): Promise<void> {
    const instrumentId = this.#instrument;
    if (instrumentId === undefined) return;
    this.isFetching = true;
    const quotes = await this.#collaborators.market.instruments.quotes(instrumentId)();
    if (this.#instrument !== instrumentId) return;
    runInAction(() => {
      this.isFetching = false;
      if (E.isLeft(quotes)) return;
      for (const quote of quotes.right) this.#take(quote);
      this.now = this.#collaborators.clock.now();
      this.fetchedAt = this.now;
    });
  }

  /** The day's prices at the chosen venue, for the picture. */
  showSeries(venueId: VenueId): void {
    if (this.#instrument === undefined) return;
    void this.series.load(this.#collaborators.market.instruments.prices(this.#instrument, venueId));
  }

  close(): void {
    this.#rest();
    this.#instrument = undefined;
    this.#quotes.clear();
    this.fetchedAt = undefined;
    this.isFetching = false;
    this.dimensions.reset();
    this.series.reset();
  }

  /** The page is left: what still comes opens nothing any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.close();
  }

  #rest(): void {
    this.#stopWatching();
    this.#stopAgeing();
    this.#stopWatching = nobody;
    this.#stopAgeing = nobody;
  }

  #watch(instrumentId: InstrumentId, { venues }: Dimensions): void {
    this.#rest();
    if (!this.isPushed) {
      this.#stopAgeing = this.#collaborators.scheduler.every(AGE_TICK_MS, this.#look);
      return;
    }
    this.#stopWatching = this.#collaborators.market.watchQuotes.execute(
      venues.map(({ id }) => ({ instrumentId, venueId: id })),
      {
        onQuote: (quote) => this.#take(quote),
        onLive: (live) =>
          runInAction(() => {
            this.isLive = live;
          }),
      },
    );
  }

  /** Prices grow old; hours that have ended meanwhile say nothing any more and are asked for anew. */
  readonly #look = action((): void => {
    this.now = this.#collaborators.clock.now();
    if (!this.isFetching && this.#hasTurned) void this.refresh();
  });

  /**
   * Whether a venue has opened or closed since the prices were fetched. What was fetched within the next look tells
   * nothing yet: the bank's clock may be a little behind, and its answer may have been on the way.
   */
  get #hasTurned(): boolean {
    const { fetchedAt = this.now, now } = this;
    return [...this.#quotes.values()].some(({ hours }) => {
      const end = hoursEnd(hours);
      return end !== undefined && fetchedAt < later(end, AGE_TICK_MS) && end <= now;
    });
  }

  #take(quote: VenueQuote): void {
    runInAction(() => this.#quotes.set(quote.venueId, quote));
  }
}
