import type { Issue } from '../issue';
import { empty, read, refused, waiting, type Outcome } from '../outcome';
import type { AnyNode, Node, Sight } from './node';

/** The nodes a reader looks at, by the names it gives them. */
export type Inputs = Readonly<Record<string, AnyNode>>;

/** What the nodes read. */
export type ValuesOf<I extends Inputs> = {
  readonly [Name in keyof I]: I[Name] extends Node<infer T> ? T : never;
};

/** Where findings about the inputs stand on the page. */
export type PlacesOf<I extends Inputs> = { readonly [Name in keyof I]: string };

/**
 * Reads all inputs, or tells what keeps it: everything wrong at once, then what is missing, then what is waited for.
 * Inputs that all say nothing come to nothing said; as soon as one says something, the others are missing.
 */
export function readAll<I extends Inputs>(inputs: I, see: Sight): Outcome<ValuesOf<I>> {
  const outcomes = Object.entries(inputs).map(([name, node]) => ({ name, node, outcome: see.outcome(node) }));
  const issues = new Set<Issue>();
  const missing = new Set<Issue>();
  const facts = new Set<string>();
  let isSaid = false;
  for (const { node, outcome } of outcomes)
    if (outcome.kind === 'refused') for (const issue of outcome.issues) issues.add(issue);
    else if (outcome.kind === 'empty') for (const issue of outcome.missing) missing.add(issue);
    else if (outcome.kind === 'waiting') for (const fact of outcome.facts) facts.add(fact);
    else isSaid ||= node.kind !== 'fact' && outcome.value !== undefined;
  const has = (kind: Outcome<unknown>['kind']): boolean =>
    outcomes.some(({ outcome }) => outcome.kind === kind);
  if (has('refused') || (has('empty') && isSaid)) return refused([...issues, ...missing]);
  if (has('empty')) return empty([...missing]);
  if (has('waiting')) return waiting(...facts);
  return read(readable(inputs, see) as ValuesOf<I>);
}

/** What of the inputs can be read so far. */
export function readable<I extends Inputs>(inputs: I, see: Sight): Partial<ValuesOf<I>> {
  const values: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(inputs)) {
    const outcome = see.outcome(node);
    if (outcome.kind === 'read') values[name] = outcome.value;
  }
  return values as Partial<ValuesOf<I>>;
}

/** The places of the inputs, by the same names. */
export const placesOf = <I extends Inputs>(inputs: I, see: Sight): PlacesOf<I> =>
  Object.fromEntries(Object.entries(inputs).map(([name, node]) => [name, see.path(node)])) as PlacesOf<I>;
