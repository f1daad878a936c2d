/**
 * The order kinds of brokerage.md 3 that are typed on a page of their own: any order, and the protection of a
 * position. Each has a draft of its own, so that neither page overwrites what was typed on the other (ORD-30).
 */
export const draftKinds = ['STANDARD', 'ABSICHERUNG'] as const;

/** One of them. */
export type DraftKind = (typeof draftKinds)[number];
