import type { OnPart } from '@application/ports/bank/on-part';
import type { Result } from '@application/ports/result';
import * as E from 'fp-ts/Either';
import type { Call } from './call';
import type { BankClient } from './bank-client';

/** The most entries one answer may hold (api.md 1). */
const PAGE = 500;

/** So many pages are under way at once: the bank makes the next one while the portal reads the one before. */
const UNDER_WAY = 2;

interface Page {
  readonly values: readonly unknown[];
  readonly paging?: { readonly matches: number };
}

/** All entries of a list with its first page, which may say more. */
export interface AllPages<P extends Page, T> {
  readonly first: P;
  readonly values: readonly T[];
}

/**
 * Reads a list page by page until all its matches are there. A part is told when there is twice as much as was told
 * before, so that sorting and drawing all parts costs no more than twice what the whole does.
 */
export const readAllPages =
  <P extends Page, T>(
    client: Pick<BankClient, 'read'>,
    call: Call<P>,
    toEntry: (value: P['values'][number]) => T,
    onPart?: OnPart<AllPages<P, T>>,
  ): Result<AllPages<P, T>> =>
  async () => {
    const page = (from: number): ReturnType<Result<P>> =>
      client.read({
        ...call,
        query: { ...call.query, 'paging-first': `${from}`, 'paging-count': `${PAGE}` },
      })();
    const answer = await page(0);
    if (E.isLeft(answer)) return answer;
    const first = answer.right;
    const values = first.values.map(toEntry);
    const step = values.length;
    const matches = first.paging?.matches ?? step;
    let told = 0;
    let asked = step;
    const underWay: ReturnType<typeof page>[] = [];
    while (values.length < matches) {
      if (values.length >= 2 * told) {
        told = values.length;
        if (onPart?.({ first, values: [...values] }, matches) === false) break;
      }
      for (; step > 0 && asked < matches && underWay.length < UNDER_WAY; asked += step)
        underWay.push(page(asked));
      const next = await underWay.shift();
      if (next === undefined) break;
      if (E.isLeft(next)) return next;
      for (const value of next.right.values) values.push(toEntry(value));
    }
    return E.right({ first, values });
  };
