import type { Location } from 'react-router-dom';

/** What an entry of the browser's history keeps of a page in steps; nothing of it stands in the address. */
export interface StepEntry {
  /** The entry at which the page was come to: its steps are one visit, of one model. */
  readonly visit: string;
  /** The steps on the way to this one, which is the last; none where the page was come to. */
  readonly trail: readonly string[];
}

/** Reads it from where the router stands; any other entry begins a visit of its own. */
export function stepEntry({ key, state }: Pick<Location<unknown>, 'key' | 'state'>): StepEntry {
  const { visit, trail } = isObject(state) ? state : {};
  return typeof visit === 'string' && isTrail(trail) ? { visit, trail } : { visit: key, trail: [] };
}

const isObject = (state: unknown): state is { readonly visit?: unknown; readonly trail?: unknown } =>
  typeof state === 'object' && state !== null;

const isTrail = (trail: unknown): trail is readonly string[] =>
  Array.isArray(trail) && trail.every((step) => typeof step === 'string');
