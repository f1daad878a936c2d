import { makeAutoObservable, runInAction } from 'mobx';
import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { QuoteKey } from '@application/ports/bank/live-updates';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { VenueQuote } from '@domain/instrument/venue';
import { groupedBy } from '@domain/grouped-by';
import type { Instant } from '@domain/time/instant';
import type { PositionRow } from './position-row';

/** What prices are followed with. */
export interface LivePricesCollaborators {
  readonly watchQuotes: Pick<WatchQuotes, 'execute'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Quotes are gathered this long and drawn at once: the eye reads no faster. */
const DRAW_MS = 250;

/** So many are followed at most: of a longer list only what is drawn, once scrolling has come to rest. */
const MOST_FOLLOWED = 300;
const REST_MS = 400;

/** So long a line may take until it stands; before that nobody calls prices of a moment ago old. */
const CONNECTING_MS = 3000;

/** Brings new prices to the rows they are of (OBK-04, ORD-28). */
export class LivePrices {
  isLive = false;
  /** Prices came and come no longer, or did not begin to: what is shown may be outdated (ORD-28). */
  isStale = false;
  /** Of no position the bank has said where its price is made: none can be followed. */
  hasVenues = true;
  /** No price can come: every venue heard of is closed, as at night and on Sundays. */
  areAllClosed = false;
  /** When the newest price was made. */
  newestAt: Instant | undefined = undefined;
  readonly #collaborators: LivePricesCollaborators;
  readonly #gathered = new Map<string, VenueQuote>();
  readonly #states = new Map<string, VenueQuote['hours']['state']>();
  #rowsByKey: ReadonlyMap<string, readonly PositionRow[]> = new Map();
  #followsAll = true;
  #isDrawn = false;
  #followed = '';
  #endWatch: Unsubscribe | undefined;
  #drawing: Cancel | undefined;
  #resting: Cancel | undefined;
  #connecting: Cancel | undefined;

  constructor(collaborators: LivePricesCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows these rows, instead of those before. */
  follow(rows: readonly PositionRow[]): void {
    this.end();
    this.#rowsByKey = groupedBy(rows, (row) => keyText(keyOf(row)));
    this.#states.clear();
    this.areAllClosed = false;
    this.#isDrawn = false;
    this.hasVenues = rows.some((row) => keyOf(row) !== undefined);
    this.#followsAll = rows.length <= MOST_FOLLOWED;
    if (this.#followsAll) this.#watch(rows);
  }

  /** The page with these positions is drawn, whichever rows are: from now on prices come into them. */
  letIn(): void {
    this.#isDrawn = true;
    if (this.#gathered.size > 0) this.#drawSoon();
  }

  /** These rows are drawn: of a long list they are the ones to follow. */
  drawn(rows: readonly PositionRow[]): void {
    if (this.#followsAll) return;
    this.#resting?.();
    this.#resting = this.#collaborators.scheduler.after(REST_MS, () => {
      this.#watch(rows.slice(0, MOST_FOLLOWED));
    });
  }

  end(): void {
    this.#endWatch?.();
    this.#endWatch = undefined;
    this.#followed = '';
    this.#drawing?.();
    this.#drawing = undefined;
    this.#resting?.();
    this.#resting = undefined;
    this.#connecting?.();
    this.#connecting = undefined;
    this.#gathered.clear();
  }

  #watch(rows: readonly PositionRow[]): void {
    const keys = rows.flatMap((row) => keyOf(row) ?? []);
    const followed = keys.map(keyText).join();
    if (followed === this.#followed) return;
    const endBefore = this.#endWatch;
    this.#followed = followed;
    this.#endWatch = this.#collaborators.watchQuotes.execute(keys, {
      onQuote: this.#gather,
      onLive: this.#live,
    });
    endBefore?.();
  }

  #gather = (quote: VenueQuote): void => {
    this.#gathered.set(keyText(quote), quote);
    if (this.#isDrawn) this.#drawSoon();
  };

  /** A price that came into rows while they are drawn in slices would make React draw all of them anew at once. */
  #drawSoon(): void {
    this.#drawing ??= this.#collaborators.scheduler.after(DRAW_MS, this.#draw);
  }

  #draw = (): void => {
    this.#drawing = undefined;
    runInAction(() => {
      for (const [key, quote] of this.#gathered) {
        for (const row of this.#rowsByKey.get(key) ?? []) row.take(quote);
        this.#states.set(key, quote.hours.state);
        if (quote.last !== undefined && quote.at > (this.newestAt ?? 0)) this.newestAt = quote.at;
      }
      this.areAllClosed = [...this.#states.values()].every((state) => state === 'closed');
    });
    this.#gathered.clear();
  };

  #live = (isLive: boolean): void => {
    this.#connecting?.();
    this.#connecting = undefined;
    const wasLive = this.isLive;
    runInAction(() => {
      this.isLive = isLive;
      if (isLive || wasLive) this.isStale = !isLive;
    });
    if (isLive || wasLive || this.isStale) return;
    this.#connecting = this.#collaborators.scheduler.after(CONNECTING_MS, () => {
      runInAction(() => {
        this.isStale = true;
      });
    });
  };
}

/** Where a position's price comes from; undefined where the bank did not say. */
function keyOf({ stated }: PositionRow): QuoteKey | undefined {
  const { instrument, currentPrice } = stated;
  return instrument && currentPrice.venue
    ? { instrumentId: instrument.id, venueId: currentPrice.venue.id }
    : undefined;
}

const keyText = (key: QuoteKey | undefined): string =>
  key === undefined ? '' : `${key.instrumentId} ${key.venueId}`;
