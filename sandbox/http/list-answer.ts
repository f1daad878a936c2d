import type { AnyReply } from './bank-server';

/** What the customer asked of a list. */
export interface PagingWish {
  readonly 'paging-first'?: number;
  readonly 'paging-count'?: number;
}

/** How many entries a list answers when the customer names no number. */
const DEFAULT_COUNT = 500;

/** Cuts the page asked for out of all matches and states their number in `X-Total-Count` (api.md 1). */
export function listAnswer<T>(
  reply: AnyReply,
  matches: readonly T[],
  wish: PagingWish = {},
): { paging: { index: number; matches: number }; values: T[] } {
  const index = wish['paging-first'] ?? 0;
  reply.header('x-total-count', String(matches.length));
  return {
    paging: { index, matches: matches.length },
    values: matches.slice(index, index + (wish['paging-count'] ?? DEFAULT_COUNT)),
  };
}
