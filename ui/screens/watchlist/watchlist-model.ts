import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { WatchlistGateway } from '@application/ports/bank/watchlist-gateway';
import type { InstrumentId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { VenueQuote } from '@domain/instrument/venue';
import type { PriceAlarms, Watch } from '@domain/instrument/watch';
import type { Instant } from '@domain/time/instant';
import {
  InstrumentSearchModel,
  type InstrumentSearchCollaborators,
} from '@ui/parts/instrument/instrument-search-model';
import { Following } from '@ui/parts/following';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';

/** What the watchlist needs from outside. */
export interface WatchlistCollaborators extends InstrumentSearchCollaborators {
  readonly watchlist: Pick<WatchlistGateway, 'watches' | 'watch' | 'unwatch'>;
  readonly watchQuotes: Pick<WatchQuotes, 'execute'>;
}

/** A security that could not be taken off the list. */
interface KeptWatch {
  readonly name: string;
  readonly failure: Failure;
}

/** `beobachten`: what the customer watches, at live prices, with alarms. */
export class WatchlistModel {
  readonly watches: RemoteValue<readonly Watch[]>;
  /** Leads to the page of a security, where it can be watched. */
  readonly search: InstrumentSearchModel;
  isLive = true;
  /** The one whose alarms are being set. */
  editing: Watch | undefined = undefined;
  /** Why the bank has not taken the last change. */
  refusal: Failure | undefined = undefined;
  /** What is still on the list though the customer wanted it gone, and why. */
  kept: KeptWatch | undefined = undefined;
  readonly #quotes = observable.map<InstrumentId, VenueQuote>([], { deep: false });
  readonly #with: WatchlistCollaborators;
  readonly #following = new Following();

  constructor(collaborators: WatchlistCollaborators) {
    this.#with = collaborators;
    this.search = new InstrumentSearchModel(collaborators);
    this.watches = new RemoteValue(collaborators.clock);
    makeAutoObservable(
      this,
      {
        watches: false,
        search: false,
        now: false,
        editing: observableRef,
        refusal: observableRef,
        kept: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The newest quote; reading it observes this instrument alone. */
  quoteOf({ instrument, quote }: Watch): VenueQuote {
    return this.#quotes.get(instrument.id) ?? quote;
  }

  /** By the bank's clock, which tells a price of today from an older one. */
  get now(): Instant {
    return this.#with.clock.now();
  }

  async load(): Promise<void> {
    const { watchlist, watchQuotes } = this.#with;
    const { visit } = this.#following;
    const watches = await this.watches.load(watchlist.watches());
    if (watches === undefined) return;
    const keys = watches.map(({ quote: { instrumentId, venueId } }) => ({ instrumentId, venueId }));
    this.#following.begin(visit, () =>
      watchQuotes.execute(keys, {
        onQuote: (quote) => runInAction(() => this.#quotes.set(quote.instrumentId, quote)),
        onLive: (live) =>
          runInAction(() => {
            this.isLive = live;
          }),
      }),
    );
  }

  edit(watch: Watch | undefined): void {
    this.editing = watch;
    this.refusal = undefined;
  }

  /** Sets the alarms of the one being edited; the dialog goes once the bank has taken them. */
  async setAlarms(alarms: PriceAlarms): Promise<void> {
    const { editing } = this;
    const { visit } = this.#following;
    if (editing === undefined) return;
    const answer = await this.#with.watchlist.watch(editing.instrument.id, alarms)();
    runInAction(() => {
      if (E.isLeft(answer)) this.refusal = answer.left;
      else this.edit(undefined);
    });
    if (E.isRight(answer) && visit === this.#following.visit) await this.load();
  }

  async remove({ instrument }: Watch): Promise<void> {
    const { visit } = this.#following;
    this.kept = undefined;
    const answer = await this.#with.watchlist.unwatch(instrument.id)();
    // What another device took off the list is gone, as wanted.
    if (E.isLeft(answer) && answer.left.kind !== 'not-found')
      runInAction(() => {
        this.kept = { name: instrument.name, failure: answer.left };
      });
    else if (visit === this.#following.visit) await this.load();
  }

  dispose(): void {
    this.#following.end();
  }
}
