import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { limitAt, triggerAt } from './price-desk';
import { together } from './reading';
import type { TermReader } from './term-reader';

/** Reads a stop order that becomes a limit order. */
export const readStopLimit: TermReader<'STOP_LIMIT'> = (draft, desk) =>
  pipe(
    together({ triggerLimit: triggerAt(draft, desk), limit: limitAt(draft, desk) }),
    E.map((prices) => ({ orderType: draft.orderType, ...prices })),
  );
