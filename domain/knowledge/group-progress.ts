import type { ProductGroupId } from '../codes/ids';
import type { Instant } from '../time/instant';
import type { GroupKind, ProductGroup } from './product-group';

/** How often a customer has traded what belongs to a group, in the last three years (brokerage.md 3). */
export const experiences = ['0', '1-4', '5-10', '>10'] as const;

/** See experiences. */
export type Experience = (typeof experiences)[number];

/** The steps of the learning path, and how it ends (brokerage.md 3). */
export const learningSteps = [
  'EXPERIENCE',
  'EXPERTISE',
  'MEDIA',
  'QUIZ',
  'UNSUCCESSFUL',
  'SUCCESSFUL',
] as const;

/** See learningSteps. */
export type LearningStep = (typeof learningSteps)[number];

/** The steps a customer walks through. */
export const pathSteps = ['EXPERIENCE', 'EXPERTISE', 'MEDIA', 'QUIZ'] as const;

/** See pathSteps. */
export type PathStep = (typeof pathSteps)[number];

/** How the bank sees a customer's knowledge of a group (brokerage.md 3). */
export const learningStatuses = ['LOCKED', 'PROGRESS', 'VERIFIED', 'UNVERIFIED'] as const;

/** See learningStatuses. */
export type LearningStatus = (typeof learningStatuses)[number];

/** How far a customer has come with a group. */
export interface GroupProgress {
  readonly groupId: ProductGroupId;
  readonly status: LearningStatus;
  readonly step: LearningStep;
  readonly experience?: Experience;
  /** Wrong answers that the quiz still takes. */
  readonly triesLeft: number;
  /** The end of the pause after spent tries. */
  readonly lockedUntil?: Instant;
  /** Names the quiz at hand: after a pause it is another one. */
  readonly quizId: string;
}

/** A group with how far the customer has come. */
export interface KnownGroup {
  readonly group: ProductGroup;
  readonly progress: GroupProgress;
}

/** Wrong answers that a quiz takes before its pause (rules.md 12). */
export const quizTries = 3;

/** The step of the path that is next; after a failed quiz it is the quiz again. */
export function nextStep({ step }: GroupProgress): PathStep {
  switch (step) {
    case 'UNSUCCESSFUL':
    case 'SUCCESSFUL':
      return 'QUIZ';
    default:
      return step;
  }
}

/** Whether a step can be opened: experience always, the rest once it has been said. */
export const canOpen = (progress: GroupProgress, step: PathStep): boolean =>
  step === 'EXPERIENCE' || progress.experience !== undefined;

/** How many of these groups are known, and of how many. */
export const verifiedOf = (
  groups: readonly KnownGroup[],
): { readonly known: number; readonly all: number } => ({
  known: groups.filter(({ progress }) => progress.status === 'VERIFIED').length,
  all: groups.length,
});

/** The groups of a kind, in the bank's order. */
export const ofKind = (groups: readonly KnownGroup[], kind: GroupKind): readonly KnownGroup[] =>
  groups.filter(({ group }) => group.kind === kind);

/** Each group with its progress; a group that the bank tells no progress of is left out. */
export const knownGroups = (
  groups: readonly ProductGroup[],
  progress: readonly GroupProgress[],
): readonly KnownGroup[] =>
  groups.flatMap((group) => {
    const found = progress.find(({ groupId }) => groupId === group.id);
    return found === undefined ? [] : [{ group, progress: found }];
  });
