import { factNodes, type FactNodes } from './nodes/facts';
import { refuseCircles } from './circles';

/** Paths that an older version of a form had, and where what they held stands now. */
export interface Moved {
  /** The first version in which it is so. */
  readonly since: number;
  readonly paths: Readonly<Record<string, string>>;
}

/** A form as data: what can be said in it, and what that comes to. What was said lies in a session. */
export interface Form<S extends object, F extends object> {
  readonly nodes: S;
  readonly facts: FactNodes<F>;
  /** Kept drafts name the version they were written with. */
  readonly version: number;
  readonly moved: readonly Moved[];
}

/**
 * Writes a form: fields, groups of them, collections and what is derived, in their order on the page.
 *
 *     const order = form((fact: FactNodes<OrderFacts>) => {
 *       const venueId = field(identifier(venueId), { follows: fact.suggestedVenue });
 *       const limit = field(text(readPrice), { missing: orderFinding('order-limit-required') });
 *       const request = derive({ venueId, limit }, readRequest, { needed: true });
 *       return { venueId, limit, request };
 *     });
 *
 * A name in what is returned is the path of the node, `follow.limit` in a group. Readers are pure: they are given what
 * their inputs read and where these stand, and answer with an Either or an outcome. Nothing writes into a field: it
 * follows a node until it is edited. Only what is returned belongs to the form; a rule that is not never speaks.
 */
export function form<F extends object, S extends object>(
  build: (fact: FactNodes<F>) => S,
  { version = 1, moved = [] }: { readonly version?: number; readonly moved?: readonly Moved[] } = {},
): Form<S, F> {
  const facts = factNodes<F>();
  const nodes = build(facts);
  refuseCircles(nodes);
  return { nodes, facts, version, moved };
}
