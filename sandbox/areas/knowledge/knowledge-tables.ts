import type { Json } from '@sandbox/platform/db/column-types';

/** How often a customer has traded what belongs to a group (brokerage.md 3). */
export const EXPERIENCES = ['0', '1-4', '5-10', '>10'] as const;

/** See EXPERIENCES. */
export type Experience = (typeof EXPERIENCES)[number];

/** Which step of the learning path comes next (brokerage.md 3). */
export type LearningStep = 'EXPERIENCE' | 'EXPERTISE' | 'MEDIA' | 'QUIZ' | 'UNSUCCESSFUL' | 'SUCCESSFUL';

/** An answer that counted in the quiz at hand, by its place in the content. */
export interface GivenAnswer {
  readonly question: number;
  readonly answer: number;
}

/** What a customer has shown of one product group. */
export interface KnowledgeTable {
  client_id: string;
  group_id: string;
  step: LearningStep;
  /** Null: not yet said. */
  experience: Experience | null;
  /** The number of the quiz at hand; ids and order of its questions come from it. */
  quiz: number;
  tries_left: number;
  /** Bank time; the pause after spent tries. */
  locked_until: Date | null;
  answers: Json<readonly GivenAnswer[]>;
  /** Bank time; null: not yet shown. */
  verified_at: Date | null;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    knowledge: KnowledgeTable;
  }
}
