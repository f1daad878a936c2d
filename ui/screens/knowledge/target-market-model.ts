import type { Clock } from '@application/ports/clock';
import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ReleaseEnd } from '@application/release/release-state';
import type { FollowFailure } from '@application/session/follow-failure';
import type { DepotId } from '@domain/codes/ids';
import type { Depot } from '@domain/depot/depot';
import type { Failure } from '@domain/failure/failure';
import type { KnowledgeClass } from '@domain/knowledge/product-group';
import { targetMarketNamed, type TargetMarketChange } from '@domain/knowledge/target-market';
import type { Intent } from '@domain/release/intent';
import type { Message } from '@domain/message/message';
import { RemoteValue } from '@ui/parts/remote-value';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What choosing a depot's target market needs from outside. */
export interface TargetMarketCollaborators extends TanTools {
  readonly depots: Pick<DepotGateway, 'depots'>;
  readonly targetMarket: Release<TargetMarketChange, TargetMarketChange>;
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly clock: Clock;
}

/** What became of the last choice: changed, or why not. */
export type MarketEnd =
  | { readonly kind: 'changed'; readonly change: TargetMarketChange }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'not-arrived'; readonly intent: Intent };

/** The target market of each depot: chosen here, more than stands with a TAN (KNO-03). */
export class TargetMarketModel {
  readonly depots: RemoteValue<readonly Depot[]>;
  readonly release: ReleaseModel<TargetMarketChange, TargetMarketChange>;
  /** What is being released; undefined while nothing is. */
  wanted: TargetMarketChange | undefined = undefined;
  /** What is chosen and not yet sent, by depot. */
  chosen: ReadonlyMap<DepotId, KnowledgeClass> = new Map();
  end: MarketEnd | undefined = undefined;
  readonly #collaborators: TargetMarketCollaborators;

  constructor(collaborators: TargetMarketCollaborators) {
    this.#collaborators = collaborators;
    this.depots = new RemoteValue(collaborators.clock);
    this.release = new ReleaseModel(collaborators.targetMarket, collaborators, {
      onEnd: this.#ended,
      onFailure: this.#failed,
      onUnasked: this.#unasked,
    });
    makeAutoObservable(
      this,
      { depots: false, release: false, wanted: observableRef, chosen: observableRef, end: observableRef },
      { autoBind: true },
    );
  }

  /** Reads the depots; a change of which an earlier page has not learnt the end is asked about. */
  async open(): Promise<void> {
    const { depots, followFailure, listOpenIntents } = this.#collaborators;
    await this.depots.load(depots.depots());
    if (this.depots.data.kind === 'failed') followFailure.execute(this.depots.data.failure);
    const [left] = await listOpenIntents.execute(({ kind }) => kind === 'target-market')();
    if (left !== undefined && this.release.stage.kind === 'none') this.release.resume(left);
  }

  /** What a depot is meant for as the choice stands: what was chosen, else what the bank holds. */
  marketOf(depot: Depot): KnowledgeClass {
    return this.chosen.get(depot.id) ?? targetMarketNamed(depot.targetMarket);
  }

  choose(depotId: DepotId, market: KnowledgeClass): void {
    this.chosen = new Map([...this.chosen, [depotId, market]]);
    this.end = undefined;
  }

  /** Goes on to the release of what these words say; what asks no more than stands goes out at once. */
  proceed(depot: Depot, words: string): void {
    const wanted = { depotId: depot.id, targetMarket: this.marketOf(depot) };
    this.wanted = wanted;
    this.end = undefined;
    this.release.open({ content: wanted, words, draft: `target-market/${depot.id}`, subject: depot.id });
  }

  /** Back to the choice. */
  reconsider(): void {
    this.release.close();
    this.wanted = undefined;
  }

  dispose(): void {
    this.release.close();
  }

  readonly #ended = (end: ReleaseEnd<TargetMarketChange>): void => {
    void this.#collaborators.targetMarket.acknowledge(end.intent.id)();
    runInAction(() => {
      this.reconsider();
      if (end.kind === 'created') this.#take(end.result);
      else
        this.end =
          end.kind === 'refused'
            ? { kind: 'refused', messages: end.messages }
            : { kind: 'not-arrived', intent: end.intent };
    });
  };

  #take(change: TargetMarketChange): void {
    this.end = { kind: 'changed', change };
    this.chosen = new Map();
    this.depots.replace(
      (this.depots.value ?? []).map((depot) =>
        depot.id === change.depotId ? { ...depot, targetMarket: change.targetMarket } : depot,
      ),
    );
  }

  readonly #unasked = (failure: Failure): void => {
    if (failure.kind !== 'validation') return;
    runInAction(() => {
      this.reconsider();
      this.end = { kind: 'refused', messages: failure.messages };
    });
  };

  readonly #failed = (failure: Failure): void => {
    this.#collaborators.followFailure.execute(failure);
  };
}
