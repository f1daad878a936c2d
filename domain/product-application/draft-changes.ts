import { sameValue } from '../form/same-value';
import type { Kept } from '../form/nodes/node';
import { instant, later, type Instant } from '../time/instant';
import type { BegunApplication } from './begun-application';

/** Said, at no moment that is known: older than whatever has one. */
const ALWAYS = instant(0);
/** Not said at all. */
const NEVER = instant(-1);

/**
 * What is typed now, with the moment of each change against what stood there before. What has gone was emptied now, and
 * that is a change as well (APP-15). Anyone who has seen a change comes after it, even by a clock that is behind.
 */
export function withChanges(
  before: BegunApplication | undefined,
  typed: BegunApplication,
  now: Instant,
): BegunApplication {
  const known = before?.changedAt ?? {};
  const changed = differences(before, typed).map(
    (path) => [path, instant(Math.max(now, later(own(known, path) ?? ALWAYS, 1)))] as const,
  );
  const { step, snapshot } = typed;
  return { step, snapshot, changedAt: { ...known, ...Object.fromEntries(changed) } };
}

/**
 * What was typed in two places: of each field what was said last, be it nothing. What is equally old is taken from the
 * first, and so is the step, unless the second was changed last.
 */
export function merged(one: BegunApplication, other: BegunApplication): BegunApplication {
  const fields = new Map<string, Kept>();
  const rows = new Map<string, readonly string[]>();
  const changedAt = new Map<string, Instant>();
  for (const path of new Set([...pathsOf(one), ...pathsOf(other)])) {
    const last = saidAt(one, path) >= saidAt(other, path) ? one : other;
    const { snapshot } = last;
    const field = own(snapshot.fields, path);
    const keys = own(snapshot.rows, path);
    if (field !== undefined) fields.set(path, field);
    if (keys !== undefined) rows.set(path, keys);
    const at = own(last.changedAt ?? {}, path);
    if (at !== undefined) changedAt.set(path, at);
  }
  const step = (changedLast(other) ?? NEVER) > (changedLast(one) ?? NEVER) ? other.step : one.step;
  const snapshot = {
    version: one.snapshot.version,
    fields: Object.fromEntries(fields),
    rows: Object.fromEntries(rows),
  };
  return { step, snapshot, changedAt: Object.fromEntries(changedAt) };
}

/** Where two drafts hold something else. */
export function differences(one: BegunApplication | undefined, other: BegunApplication): readonly string[] {
  const paths = new Set([...(one ? pathsOf(one) : []), ...pathsOf(other)]);
  return [...paths].filter((path) => !sameValue(one && heldAt(one, path), heldAt(other, path)));
}

/** When a draft was changed last, if that is known. */
export function changedLast({ changedAt = {} }: BegunApplication): Instant | undefined {
  const moments = Object.values(changedAt);
  return moments.length === 0 ? undefined : instant(Math.max(...moments));
}

const pathsOf = ({ snapshot, changedAt = {} }: BegunApplication): readonly string[] => [
  ...Object.keys(snapshot.fields),
  ...Object.keys(snapshot.rows),
  ...Object.keys(changedAt),
];

const heldAt = ({ snapshot }: BegunApplication, path: string): Kept | undefined =>
  own(snapshot.fields, path) ?? own(snapshot.rows, path);

const saidAt = (draft: BegunApplication, path: string): Instant =>
  own(draft.changedAt ?? {}, path) ?? (heldAt(draft, path) === undefined ? NEVER : ALWAYS);

const own = <T>(record: Readonly<Record<string, T>>, path: string): T | undefined =>
  Object.hasOwn(record, path) ? record[path] : undefined;
