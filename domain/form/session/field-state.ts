import type { Issue } from '../issue';

/** An entry that was made; a control can also hold `undefined`, so that none is something else. */
export interface Made<Entry> {
  readonly entry: Entry;
}

/** What a session remembers of one field: what was said in it, and by the bank about it. Nothing that is derived. */
export interface FieldState<Entry> {
  /** What it was filled with beforehand; replaced under what the customer edited. */
  readonly base?: Made<Entry>;
  /** What the customer said; `grounds` is what a confirmation was given for. */
  readonly edited?: Made<Entry> & { readonly grounds?: readonly unknown[] };
  /** Typed, and not read before the field is left. */
  readonly typing?: Made<Entry>;
  /** The customer has been in the field and left it, or tried to send the form: what is wrong is shown. */
  readonly isSeen: boolean;
  /** What the bank said about it, until it is edited. */
  readonly said: readonly Issue[];
  /** What the rules of the form find at it. */
  readonly found: readonly Issue[];
  /** What it held before the bank corrected it. */
  readonly corrected?: { readonly from: Entry };
  /** What the bank wants to have confirmed. */
  readonly question?: Issue;
}

const NONE: readonly Issue[] = [];

/** A field nobody has been in. */
export const untouched: FieldState<never> = { isSeen: false, said: NONE, found: NONE };

/** The customer said something else: what the bank said about the former no longer holds. */
export function edited<Entry>(
  { typing: _, corrected: __, ...state }: FieldState<Entry>,
  entry: Entry,
  grounds?: readonly unknown[],
): FieldState<Entry> {
  return { ...state, edited: { entry, ...(grounds && { grounds }) }, said: NONE };
}

/** The customer types; it is read later. */
export const typed = <Entry>(state: FieldState<Entry>, entry: Entry): FieldState<Entry> => ({
  ...state,
  typing: { entry },
});

/** What was typed is read now. */
export const settled = <Entry>(state: FieldState<Entry>): FieldState<Entry> =>
  state.typing === undefined ? state : edited(state, state.typing.entry);

/** The customer left the field, or tried to send the form. */
export const seen = <Entry>(state: FieldState<Entry>): FieldState<Entry> => ({
  ...settled(state),
  isSeen: true,
});

/** What the customer said is taken back: the field stands as filled beforehand, or follows again. */
export const takenBack = <Entry>({
  edited: _,
  typing: __,
  corrected: ___,
  ...state
}: FieldState<Entry>): FieldState<Entry> => ({ ...state, said: NONE });

/** Filled beforehand with something else. */
export const based = <Entry>(state: FieldState<Entry>, entry: Entry): FieldState<Entry> => ({
  ...state,
  base: { entry },
});

/** What the bank says now, in place of what the same source said before; nothing at all is dropped by no source. */
export const told = <Entry>(
  state: FieldState<Entry>,
  source: Issue['source'],
  issues: readonly Issue[],
): FieldState<Entry> => ({
  ...state,
  said: [...state.said.filter((issue) => issue.source !== source), ...issues],
});

/** The bank asks for a confirmation, or asks no more. */
export const asked = <Entry>(
  { question: _, ...state }: FieldState<Entry>,
  question: Issue | undefined,
): FieldState<Entry> => ({ ...state, ...(question && { question }) });

/** The bank put another entry in the place of one. */
export const corrected = <Entry>(state: FieldState<Entry>, from: Entry, to: Entry): FieldState<Entry> => ({
  ...edited(state, to),
  said: state.said,
  corrected: { from },
});
