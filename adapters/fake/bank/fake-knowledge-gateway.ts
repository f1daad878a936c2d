import type { KnowledgeGateway, QuizAnswer } from '@application/ports/bank/knowledge-gateway';
import type { Result } from '@application/ports/result';
import type { ProductGroupId } from '@domain/codes/ids';
import { quizTries, type Experience, type GroupProgress } from '@domain/knowledge/group-progress';
import type { LearningMaterial, ProductGroup, Verdict } from '@domain/knowledge/product-group';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';

const DAY = 86_400_000;

/** The fake bank's product groups: the first answer of each question in its world is the right one. */
export class FakeKnowledgeGateway implements KnowledgeGateway {
  /** Answers that counted, by group. */
  readonly #given = new Map<ProductGroupId, readonly QuizAnswer[]>();

  constructor(private readonly bank: FakeBank) {}

  groups(): Result<readonly ProductGroup[]> {
    return this.bank.answer('productGroups', 'session-tan', () =>
      E.right(this.bank.world.materials.map(({ group }) => group)),
    );
  }

  progress(): Result<readonly GroupProgress[]> {
    return this.bank.answer('groupProgress', 'session-tan', () => E.right(this.bank.world.progress));
  }

  material(groupId: ProductGroupId): Result<LearningMaterial> {
    return this.bank.answer('learningMaterial', 'session-tan', () => {
      const found = this.bank.world.materials.find(({ group }) => group.id === groupId);
      return found === undefined ? E.left({ kind: 'not-found' }) : E.right(found);
    });
  }

  sayExperience(groupId: ProductGroupId, experience: Experience): Result<GroupProgress> {
    return this.bank.answer('experience', 'session-tan', () => {
      const before = this.#progressOf(groupId);
      if (before === undefined) return E.left({ kind: 'not-found' });
      const opened = before.step === 'EXPERIENCE' ? ({ step: 'EXPERTISE', status: 'PROGRESS' } as const) : {};
      return E.right(this.#change({ ...before, experience, ...opened }));
    });
  }

  check(answer: QuizAnswer): Result<Verdict> {
    return this.bank.answer('quizAnswer', 'session-tan', () => this.#verdict(answer));
  }

  #verdict(answer: QuizAnswer): E.Either<{ readonly kind: 'not-found' }, Verdict> {
    const { groupId, questionId, answerId } = answer;
    const now = this.bank.scheduler.now();
    const progress = this.#progressOf(groupId);
    const material = this.bank.world.materials.find(({ group }) => group.id === groupId);
    const question = material?.questions.find(({ id }) => id === questionId);
    if (progress === undefined || material === undefined || question === undefined) {
      return E.left({ kind: 'not-found' });
    }
    const { lockedUntil } = progress;
    if (lockedUntil !== undefined && lockedUntil > now)
      return E.right({ kind: 'locked', until: lockedUntil });
    const given = this.#given.get(groupId) ?? [];
    const isRepeated = given.some((each) => each.questionId === questionId && each.answerId === answerId);
    const all = isRepeated ? given : [...given, answer];
    this.#given.set(groupId, all);
    const [right] = question.answers;
    if (answerId === right?.id) {
      const isDone = material.questions.every(({ id, answers: [first] }) =>
        all.some((each) => each.questionId === id && each.answerId === first?.id),
      );
      this.#change({
        ...progress,
        ...(isDone ? ({ status: 'VERIFIED', step: 'SUCCESSFUL' } as const) : { step: 'QUIZ' }),
      });
      return E.right({ kind: 'right' });
    }
    const isSolved = given.some((each) => each.questionId === questionId && each.answerId === right?.id);
    if (isRepeated || isSolved || progress.status === 'VERIFIED')
      return E.right({ kind: 'wrong', triesLeft: progress.triesLeft });
    const triesLeft = progress.triesLeft - 1;
    if (triesLeft > 0) {
      this.#change({ ...progress, step: 'QUIZ', triesLeft });
      return E.right({ kind: 'wrong', triesLeft });
    }
    const until = instant(now + DAY);
    this.#given.delete(groupId);
    this.#change({ ...progress, status: 'LOCKED', step: 'UNSUCCESSFUL', triesLeft: 0, lockedUntil: until });
    return E.right({ kind: 'locked', until });
  }

  #progressOf(groupId: ProductGroupId): GroupProgress | undefined {
    const { world, scheduler } = this.bank;
    const found = world.progress.find((each) => each.groupId === groupId);
    if (found?.lockedUntil === undefined || found.lockedUntil > scheduler.now()) return found;
    const { quizId, step, experience } = found;
    const said = experience === undefined ? {} : { experience };
    return this.#change({ groupId, quizId, step, ...said, status: 'PROGRESS', triesLeft: quizTries });
  }

  #change(progress: GroupProgress): GroupProgress {
    const { world } = this.bank;
    world.progress = world.progress.map((each) => (each.groupId === progress.groupId ? progress : each));
    return progress;
  }
}
