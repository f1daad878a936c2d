import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { limitAt } from './price-desk';
import type { TermReader } from './term-reader';

/** Reads a limit order. */
export const readLimit: TermReader<'LIMIT'> = (draft, desk) =>
  pipe(
    limitAt(draft, desk),
    E.map((limit) => ({ orderType: draft.orderType, limit })),
  );
