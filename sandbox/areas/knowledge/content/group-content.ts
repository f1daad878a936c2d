/** A text in the languages of the bank's customers. */
export interface Translated {
  readonly de: string;
  readonly en: string;
}

/** German and English of the same words. */
export const both = (de: string, en: string): Translated => ({ de, en });

/** How demanding a group is; the depot's target market is one of them too (brokerage.md 3). */
export type KnowledgeClass = 'BASIC' | 'ADVANCED' | 'EXPERT' | 'SPECIAL' | 'UNKNOWN';

/** One question of a quiz. */
export interface Question {
  readonly text: Translated;
  /** The first one is right; nobody outside learns the order of the data. */
  readonly answers: readonly [Translated, Translated, Translated, Translated];
}

/** What a line of the picture shows, from 0 to 100 on both axes. */
export interface PictureLine {
  readonly name: Translated;
  readonly points: readonly (readonly [number, number])[];
}

/** The group's picture: how the product behaves, drawn from its own numbers. */
export interface Picture {
  readonly title: Translated;
  readonly across: Translated;
  readonly up: Translated;
  readonly lines: readonly PictureLine[];
}

/** A product group with everything a customer learns about it. */
export interface GroupContent {
  readonly id: string;
  readonly name: Translated;
  readonly kind: 'MOST_TRADED' | 'OTHERS';
  readonly knowledgeClass: Exclude<KnowledgeClass, 'UNKNOWN'>;
  /** What knowing the group lets one trade. */
  readonly allows: Translated;
  /** What it is, what it brings, what can go wrong: a paragraph each. */
  readonly expertise: readonly Translated[];
  readonly picture: Picture;
  /** What the film says, a scene each. */
  readonly film: readonly Translated[];
  readonly questions: readonly Question[];
}

type Answer = readonly [de: string, en: string];

/** A question with its right answer first. */
export const question = (
  de: string,
  en: string,
  right: Answer,
  ...wrong: readonly [Answer, Answer, Answer]
): Question => ({
  text: both(de, en),
  answers: [both(...right), both(...wrong[0]), both(...wrong[1]), both(...wrong[2])],
});
