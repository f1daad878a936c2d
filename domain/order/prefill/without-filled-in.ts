import { venueNames } from './order-parameters';

/** What a link fills in, by the names of its query. */
const filledIn: readonly string[] = ['quantity', ...venueNames];

/**
 * The query without what a link fills in, once a draft keeps it: what is typed from then on is newer than the address,
 * whether the page is loaded again or come back to (ORD-30).
 */
export function withoutFilledIn(query: Iterable<readonly [name: string, value: string]>): [string, string][] {
  return [...query].flatMap(([name, value]) =>
    filledIn.includes(name.toLowerCase()) ? [] : [[name, value]],
  );
}
