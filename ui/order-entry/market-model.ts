import type { Clock } from '@application/ports/clock';
import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { LoadDimensions } from '@application/order/load-dimensions';
import type { LoadPrices } from '@application/order/load-prices';
import type { LoadQuotes } from '@application/order/load-quotes';
import type { Dimensions } from '@domain/order/dimensions';
import type { PriceSeries } from '@domain/order/price-series';
import type { VenueQuote } from '@domain/order/venue';
import type { InstrumentId, VenueId } from '@domain/shared/ids';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { RemoteValue } from './remote-value';

/** What the market is read with. */
export interface MarketCollaborators {
  readonly loadDimensions: Pick<LoadDimensions, 'execute'>;
  readonly loadQuotes: Pick<LoadQuotes, 'execute'>;
  readonly loadPrices: Pick<LoadPrices, 'execute'>;
  readonly watchQuotes: Pick<WatchQuotes, 'execute'>;
  readonly clock: Clock;
}

const nobody = (): void => undefined;

/** Where one instrument trades and what it costs there now; the prices live while the page is open (ORD-28). */
export class MarketModel {
  readonly #collaborators: MarketCollaborators;
  readonly dimensions: RemoteValue<Dimensions>;
  readonly series: RemoteValue<PriceSeries>;
  readonly #quotes = observable.map<VenueId, VenueQuote>([], { deep: false });
  #stopWatching: () => void = nobody;
  #instrument: InstrumentId | undefined;
  /** False from the moment the stream is lost: what is shown may be outdated. */
  isLive = true;

  constructor(collaborators: MarketCollaborators) {
    this.#collaborators = collaborators;
    this.dimensions = new RemoteValue(collaborators.clock);
    this.series = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { dimensions: false, series: false }, { autoBind: true });
  }

  /** The quote of a venue; reading it observes that venue alone. */
  quote(venueId: VenueId | undefined): VenueQuote | undefined {
    return venueId === undefined ? undefined : this.#quotes.get(venueId);
  }

  /** Turns to another instrument; yields where it trades, unless yet another overtook it. */
  async open(instrumentId: InstrumentId): Promise<Dimensions | undefined> {
    this.close();
    this.#instrument = instrumentId;
    const { loadDimensions, loadQuotes } = this.#collaborators;
    const [dimensions, quotes] = await Promise.all([
      this.dimensions.load(loadDimensions.execute({ instrumentId })),
      loadQuotes.execute(instrumentId)(),
    ]);
    if (this.#instrument !== instrumentId || dimensions === undefined) return undefined;
    if (quotes._tag === 'Right') for (const quote of quotes.right) this.#take(quote);
    this.#watch(instrumentId, dimensions);
    return dimensions;
  }

  /** The day's prices at the chosen venue, for the picture. */
  showSeries(venueId: VenueId): void {
    if (this.#instrument === undefined) return;
    void this.series.load(this.#collaborators.loadPrices.execute(this.#instrument, venueId));
  }

  close(): void {
    this.#stopWatching();
    this.#stopWatching = nobody;
    this.#instrument = undefined;
    this.#quotes.clear();
    this.dimensions.reset();
    this.series.reset();
  }

  #watch(instrumentId: InstrumentId, { venues }: Dimensions): void {
    this.#stopWatching = this.#collaborators.watchQuotes.execute(
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

  #take(quote: VenueQuote): void {
    runInAction(() => this.#quotes.set(quote.venueId, quote));
  }
}
