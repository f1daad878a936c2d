import type { Instant } from '../time/instant';
import type { AnswerId, ProductGroupId, QuestionId } from '../codes/ids';

/** How demanding a group is, from the least demanding class; the last one is for what is not yet known. */
export const knowledgeClasses = ['BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL', 'UNKNOWN'] as const;

/** See knowledgeClasses. */
export type KnowledgeClass = (typeof knowledgeClasses)[number];

/** The place of a class, 0 to 4 (brokerage.md 3). */
export const rankOf = (knowledgeClass: KnowledgeClass): number => knowledgeClasses.indexOf(knowledgeClass);

/** What most customers trade, and everything else. */
export const groupKinds = ['MOST_TRADED', 'OTHERS'] as const;

/** See groupKinds. */
export type GroupKind = (typeof groupKinds)[number];

/** A group of the catalogue. */
export interface ProductGroup {
  readonly id: ProductGroupId;
  readonly name: string;
  readonly kind: GroupKind;
  readonly knowledgeClass: KnowledgeClass;
  /** What knowing it lets one trade, in the bank's words. */
  readonly allows: string;
}

/** Something to learn from. */
export interface Medium {
  readonly id: string;
  readonly type: 'PDF' | 'VIDEO' | 'IMAGE';
  readonly title: string;
  /** Where the file is, on the portal's own origin. */
  readonly href: string;
  /** Of a film: where its captions are. */
  readonly captions?: string;
}

/** A question, its answers in the order in which this quiz shows them. */
export interface QuizQuestion {
  readonly id: QuestionId;
  readonly text: string;
  readonly answers: readonly { readonly id: AnswerId; readonly text: string }[];
}

/** What is learned of a group, and what is asked about it. */
export interface LearningMaterial {
  readonly group: ProductGroup;
  readonly expertise: readonly string[];
  readonly media: readonly Medium[];
  readonly questions: readonly QuizQuestion[];
}

/** What the bank says to an answer: right, wrong with so many tries left, or the pause after spent ones. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'locked'; readonly until: Instant };
