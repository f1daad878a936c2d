import type { LoadKnownGroups } from '@application/knowledge/load-known-groups';
import type { Language } from '@application/ports/device-preferences';
import type { ProductGroupId } from '@domain/codes/ids';
import type { GroupProgress, KnownGroup } from '@domain/knowledge/group-progress';
import { RemoteValue } from '@ui/parts/remote-value';
import { makeAutoObservable } from 'mobx';
import { TargetMarketModel, type TargetMarketCollaborators } from './target-market-model';
import { LearningModel, type LearningCollaborators } from './learning-model';

/** What the page works with. */
export interface KnowledgeCollaborators extends LearningCollaborators, TargetMarketCollaborators {
  readonly loadKnownGroups: Pick<LoadKnownGroups, 'execute'>;
}

/** `verwaltung/wertpapierkenntnisse`: the groups with how far the customer has come, and the path of the open one. */
export class KnowledgeModel {
  readonly groups: RemoteValue<readonly KnownGroup[]>;
  readonly targetMarket: TargetMarketModel;
  /** The path that is open. */
  learning: LearningModel | undefined = undefined;
  readonly #collaborators: KnowledgeCollaborators;

  constructor(collaborators: KnowledgeCollaborators) {
    this.#collaborators = collaborators;
    this.groups = new RemoteValue(collaborators.clock);
    this.targetMarket = new TargetMarketModel(collaborators);
    makeAutoObservable(this, { groups: false, targetMarket: false }, { autoBind: true });
  }

  /** The group whose path is open, as it stands now. */
  get open(): KnownGroup | undefined {
    const id = this.learning?.groupId;
    return this.groups.value?.find(({ group }) => group.id === id);
  }

  async load(language: Language): Promise<void> {
    const { loadKnownGroups, followFailure } = this.#collaborators;
    await this.groups.load(loadKnownGroups.execute(language));
    if (this.groups.data.kind === 'failed') followFailure.execute(this.groups.data.failure);
  }

  /** Opens the path of a group, or none; the same one again stays where it is. */
  show(groupId: ProductGroupId | undefined): void {
    if (this.learning?.groupId === groupId) return;
    this.learning =
      groupId === undefined
        ? undefined
        : new LearningModel(groupId, this.#collaborators, { changed: (progress) => this.#take(progress) });
  }

  #take(progress: GroupProgress): void {
    const known = this.groups.value ?? [];
    this.groups.replace(
      known.map((each) => (each.group.id === progress.groupId ? { ...each, progress } : each)),
    );
  }
}
