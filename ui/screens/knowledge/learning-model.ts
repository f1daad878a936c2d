import type { FollowFailure } from '@application/session/follow-failure';
import type { KnowledgeGateway } from '@application/ports/bank/knowledge-gateway';
import type { Clock } from '@application/ports/clock';
import type { Language } from '@application/ports/device-preferences';
import type { AnswerId, ProductGroupId, QuestionId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { Experience, GroupProgress, PathStep } from '@domain/knowledge/group-progress';
import type { LearningMaterial, QuizQuestion, Verdict } from '@domain/knowledge/product-group';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What a path works with. */
export interface LearningCollaborators {
  readonly knowledge: Pick<KnowledgeGateway, 'material' | 'sayExperience' | 'check' | 'progress'>;
  readonly clock: Clock;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** Who hears of it when the bank tells new progress. */
interface ProgressListener {
  readonly changed: (progress: GroupProgress) => void;
}

/** What is under way with the bank. */
type Busy = 'saving' | 'checking';

/** The learning path of one group (KNO-02): experience, what there is to know, media, quiz. */
export class LearningModel {
  readonly groupId: ProductGroupId;
  readonly material: RemoteValue<LearningMaterial>;
  /** The step shown; undefined until the customer chooses one, then the next one is. */
  step: PathStep | undefined = undefined;
  experience: Experience | undefined = undefined;
  chosen: AnswerId | undefined = undefined;
  verdict: Verdict | undefined = undefined;
  busy: Busy | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** Media opened on this visit. */
  readonly seen = new Set<string>();
  /** Questions answered rightly on this visit. */
  readonly solved = new Set<QuestionId>();
  readonly #collaborators: LearningCollaborators;
  readonly #listener: ProgressListener;

  constructor(groupId: ProductGroupId, collaborators: LearningCollaborators, listener: ProgressListener) {
    this.groupId = groupId;
    this.#collaborators = collaborators;
    this.#listener = listener;
    this.material = new RemoteValue(collaborators.clock);
    makeAutoObservable(
      this,
      { groupId: false, material: false, verdict: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** The question to answer now: the first that has no right answer yet. */
  get question(): QuizQuestion | undefined {
    return this.material.value?.questions.find(({ id }) => !this.solved.has(id));
  }

  /** The number of the question shown, from 1. */
  get questionNumber(): number {
    return Math.min(this.solved.size + 1, this.material.value?.questions.length ?? 1);
  }

  async load(language: Language): Promise<void> {
    const { knowledge, followFailure } = this.#collaborators;
    await this.material.load(knowledge.material(this.groupId, language));
    if (this.material.data.kind === 'failed') followFailure.execute(this.material.data.failure);
  }

  goTo(step: PathStep): void {
    this.step = step;
    this.failure = undefined;
  }

  choose(answer: AnswerId): void {
    this.chosen = answer;
    this.verdict = undefined;
  }

  setExperience(experience: Experience): void {
    this.experience = experience;
  }

  markSeen(mediumId: string): void {
    this.seen.add(mediumId);
  }

  /** Says the chosen experience, and goes on once the bank has it. */
  async sayExperience(): Promise<void> {
    const { experience, busy } = this;
    if (experience === undefined || busy !== undefined) return;
    await this.#ask(
      'saving',
      this.#collaborators.knowledge.sayExperience(this.groupId, experience),
      (progress) => {
        this.#listener.changed(progress);
        this.step = 'EXPERTISE';
      },
    );
  }

  /** Has the chosen answer checked. It counts, so that one press is one call. */
  async check(): Promise<void> {
    const { question, chosen, busy, groupId } = this;
    if (question === undefined || chosen === undefined || busy !== undefined) return;
    const answer = { groupId, questionId: question.id, answerId: chosen };
    await this.#ask('checking', this.#collaborators.knowledge.check(answer), (verdict) => {
      this.verdict = verdict;
      if (verdict.kind === 'right') {
        this.solved.add(question.id);
        this.chosen = undefined;
      }
    });
    await this.#readProgress();
  }

  /** Begins the quiz from its first question, as after a pause or to refresh what is known. */
  async beginAgain(language: Language): Promise<void> {
    this.solved.clear();
    this.chosen = undefined;
    this.verdict = undefined;
    this.step = 'QUIZ';
    await Promise.all([this.load(language), this.#readProgress()]);
  }

  async #ask<T>(
    busy: Busy,
    ask: () => Promise<E.Either<Failure, T>>,
    take: (answer: T) => void,
  ): Promise<void> {
    this.busy = busy;
    this.failure = undefined;
    const answer = await ask();
    runInAction(() => {
      this.busy = undefined;
      if (E.isLeft(answer)) this.failure = answer.left;
      else take(answer.right);
    });
    if (E.isLeft(answer)) this.#collaborators.followFailure.execute(answer.left);
  }

  /** What an answer has changed is read, not worked out: a lost answer may have counted. */
  async #readProgress(): Promise<void> {
    const answer = await this.#collaborators.knowledge.progress()();
    if (E.isLeft(answer)) return;
    const own = answer.right.find(({ groupId }) => groupId === this.groupId);
    if (own !== undefined) runInAction(() => this.#listener.changed(own));
  }
}
