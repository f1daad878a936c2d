import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { triggerAt } from './price-desk';
import type { TermReader } from './term-reader';

/** Reads a stop order. */
export const readStopMarket: TermReader<'STOP_MARKET'> = (draft, desk) =>
  pipe(
    triggerAt(draft, desk),
    E.map((triggerLimit) => ({ orderType: draft.orderType, triggerLimit })),
  );
