import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { WatchlistGateway } from '@application/ports/bank/watchlist-gateway';
import type { InstrumentId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { Instrument } from '@domain/instrument/instrument';
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

/** What the customer wanted of a security, and what became of it. */
interface ListChange {
  readonly name: string;
  readonly outcome:
    | 'added'
    | 'there-already'
    | 'not-added'
    | 'removed'
    | 'not-removed'
    | 'alarm-set'
    | 'alarm-removed';
  /** At which prices the customer is told from now on. */
  readonly alarms?: PriceAlarms;
  /** Why not. */
  readonly failure?: Failure;
}

/** `beobachten`: what the customer watches, at live prices, with alarms. */
export class WatchlistModel {
  readonly watches: RemoteValue<readonly Watch[]>;
  /** Finds what is put on the list. */
  readonly search: InstrumentSearchModel;
  isLive = true;
  /** The one whose alarms are being set. */
  editing: Watch | undefined = undefined;
  /** Why the bank has not taken the last change. */
  refusal: Failure | undefined = undefined;
  /** The last change of the list, where there is something to say of it. */
  change: ListChange | undefined = undefined;
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
        change: observableRef,
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
    this.change = undefined;
    const { name } = editing.instrument;
    const isSet = alarms.above !== undefined || alarms.below !== undefined;
    const answer = await this.#with.watchlist.watch(editing.instrument.id, alarms)();
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.refusal = answer.left;
        return;
      }
      this.edit(undefined);
      this.change = { name, outcome: isSet ? 'alarm-set' : 'alarm-removed', alarms };
    });
    if (E.isRight(answer) && visit === this.#following.visit) await this.load();
  }

  /** Puts a security on the list; what is there keeps its alarms. */
  async add({ id, name }: Instrument): Promise<void> {
    const { visit } = this.#following;
    this.change = undefined;
    this.search.show('');
    const isThere = this.watches.value?.some(({ instrument }) => instrument.id === id) === true;
    const answer = await this.#with.watchlist.watch(id)();
    runInAction(() => {
      this.change = E.isLeft(answer)
        ? { name, outcome: 'not-added', failure: answer.left }
        : { name, outcome: isThere ? 'there-already' : 'added' };
    });
    if (E.isRight(answer) && visit === this.#following.visit) await this.load();
  }

  async remove({ instrument: { id, name } }: Watch): Promise<void> {
    const { visit } = this.#following;
    this.change = undefined;
    const answer = await this.#with.watchlist.unwatch(id)();
    // What another device took off the list is gone, as wanted.
    const isGone = E.isRight(answer) || answer.left.kind === 'not-found';
    runInAction(() => {
      this.change =
        E.isLeft(answer) && !isGone
          ? { name, outcome: 'not-removed', failure: answer.left }
          : { name, outcome: 'removed' };
    });
    if (isGone && visit === this.#following.visit) await this.load();
  }

  dispose(): void {
    this.#following.end();
  }
}
