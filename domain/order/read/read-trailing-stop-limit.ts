import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { distanceAt, limitAt, triggerAt } from './price-desk';
import { together } from './reading';
import type { TermReader } from './term-reader';

/** Reads a stop that follows the price and becomes a limit order. */
export const readTrailingStopLimit: TermReader<'TRAILING_STOP_LIMIT'> = (draft, desk) =>
  pipe(
    together({
      triggerLimit: triggerAt(draft, desk),
      trailing: distanceAt(draft, desk),
      limit: limitAt(draft, desk),
    }),
    E.map((prices) => ({ orderType: draft.orderType, ...prices })),
  );
