import type { TanEntry, TanEntryKind, TanEvent, TanEventKind } from './tan-entry';

/** The state of this name. */
export type EntryOf<K extends TanEntryKind> = Extract<TanEntry, { kind: K }>;
/** The event of this name. */
export type EventOf<K extends TanEventKind> = Extract<TanEvent, { kind: K }>;

/** One arrow of the state chart. */
export interface TanTransition {
  readonly from: TanEntryKind;
  readonly on: TanEventKind;
  readonly to: TanEntryKind;
  /** The condition in words; absent where the arrow is always taken. */
  readonly when: string | undefined;
  /** The state it leads to; undefined where state, event or condition is another. */
  readonly take: (entry: TanEntry, event: TanEvent) => TanEntry | undefined;
}

const isEntry = <K extends TanEntryKind>(kind: K, entry: TanEntry): entry is EntryOf<K> =>
  entry.kind === kind;
const isEvent = <K extends TanEventKind>(kind: K, event: TanEvent): event is EventOf<K> =>
  event.kind === kind;

/** An arrow whose target state the compiler checks; `make` answers undefined where its condition does not hold. */
export const arrow = <F extends TanEntryKind, E extends TanEventKind, T extends TanEntryKind>(
  from: F,
  on: E,
  to: T,
  make: (entry: EntryOf<F>, event: EventOf<E>) => EntryOf<T> | undefined,
  when?: string,
): TanTransition => ({
  from,
  on,
  to,
  when,
  take: (entry, event) => (isEntry(from, entry) && isEvent(on, event) ? make(entry, event) : undefined),
});

/** The same arrow from several states. */
export const arrows = <F extends TanEntryKind, E extends TanEventKind, T extends TanEntryKind>(
  from: readonly F[],
  on: E,
  to: T,
  make: (entry: EntryOf<F>, event: EventOf<E>) => EntryOf<T> | undefined,
  when?: string,
): readonly TanTransition[] => from.map((each) => arrow<F, E, T>(each, on, to, make, when));
