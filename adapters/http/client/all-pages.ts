import type { Result } from '@application/ports/result';
import * as E from 'fp-ts/Either';
import type { Call } from './call';
import type { BankClient } from './bank-client';

/** The most entries one answer may hold (api.md 1). */
const PAGE = 500;

interface Page {
  readonly values: readonly unknown[];
  readonly paging?: { readonly matches: number };
}

/** All entries of a list with its first page, which may say more. */
export interface AllPages<P extends Page> {
  readonly first: P;
  readonly values: readonly P['values'][number][];
}

/** Reads a list page by page until all its matches are there. */
export const readAllPages =
  <P extends Page>(client: Pick<BankClient, 'read'>, call: Call<P>): Result<AllPages<P>> =>
  async () => {
    const page = (from: number): Result<P> =>
      client.read({
        ...call,
        query: { ...call.query, 'paging-first': `${from}`, 'paging-count': `${PAGE}` },
      });
    const first = await page(0)();
    if (E.isLeft(first)) return first;
    const values: P['values'][number][] = [...first.right.values];
    const matches = first.right.paging?.matches ?? values.length;
    while (values.length < matches) {
      const next = await page(values.length)();
      if (E.isLeft(next)) return next;
      if (next.right.values.length === 0) break;
      values.push(...next.right.values);
    }
    return E.right({ first: first.right, values });
  };
