import type { AnswerId, ProductGroupId, QuestionId } from '@domain/codes/ids';
import type { Experience, GroupProgress } from '@domain/knowledge/group-progress';
import type { LearningMaterial, ProductGroup, Verdict } from '@domain/knowledge/product-group';
import type { Language } from '../device-preferences';
import type { Result } from '../result';

/** An answer to a question of the customer's quiz. */
export interface QuizAnswer {
  readonly groupId: ProductGroupId;
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
}

/** What the customer knows of product groups, and how it is learned and shown (api.md 9). */
export interface KnowledgeGateway {
  /** The catalogue, in a language. */
  groups(language: Language): Result<readonly ProductGroup[]>;
  /** How far the customer has come with each group. */
  progress(): Result<readonly GroupProgress[]>;
  /** What is learned of one group, with the questions of the quiz at hand. */
  material(groupId: ProductGroupId, language: Language): Result<LearningMaterial>;
  /** Tells the customer's experience with a group, and gets its progress. */
  sayExperience(groupId: ProductGroupId, experience: Experience): Result<GroupProgress>;
  /** Has an answer checked. It counts, so that it is never repeated by itself; the same one again counts once. */
  check(answer: QuizAnswer): Result<Verdict>;
}
