import type { AnyReply } from './bank-server';

/** What the customer asked of a list. */
export interface PagingWish {
  readonly 'paging-first'?: number;
  readonly 'paging-count'?: number;
}

/** Part of a list, and how many entries the whole has. */
export interface Page<T> {
  readonly matches: number;
  readonly values: readonly T[];
}

interface ListAnswer<T> {
  readonly paging: { readonly index: number; readonly matches: number };
  readonly values: T[];
}

/** How many entries a list answers when the customer names no number. */
const DEFAULT_COUNT = 500;

/** The number of the first entry asked for. */
export const firstOf = (wish: PagingWish): number => wish['paging-first'] ?? 0;

/** How many entries are asked for. */
export const countOf = (wish: PagingWish): number => wish['paging-count'] ?? DEFAULT_COUNT;

/** Cuts the page asked for out of all matches and states their number in `X-Total-Count` (api.md 1). */
export function listAnswer<T>(reply: AnyReply, matches: readonly T[], wish: PagingWish = {}): ListAnswer<T> {
  const first = firstOf(wish);
  const values = matches.slice(first, first + countOf(wish));
  return pageAnswer(reply, { matches: matches.length, values }, wish);
}

/** States a page that has been cut out already. */
export function pageAnswer<T>(
  reply: AnyReply,
  { matches, values }: Page<T>,
  wish: PagingWish,
): ListAnswer<T> {
  reply.header('x-total-count', String(matches));
  return { paging: { index: firstOf(wish), matches }, values: [...values] };
}
