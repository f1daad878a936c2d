import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { compareAmounts } from '../../money/amount';
import type { Side } from '../side';
import { limitAt, triggerAt } from './price-desk';
import { refused, together } from './reading';
import type { TermReader } from './term-reader';

/**
 * Reads a stop and a limit of which one cancels the other. Between them lies the market, so that a purchase has its
 * limit below its stop and a sale above it (rules.md 2): the other way round one of them is executed at once.
 */
export const readOco: TermReader<'ONE_CANCELS_OTHER'> = (draft, desk) =>
  pipe(
    together({ triggerLimit: triggerAt(draft, desk), limit: limitAt(draft, desk) }),
    E.chain((prices) => {
      const distance = compareAmounts(prices.limit, prices.triggerLimit);
      return desk.side === undefined || distance === limitBeside[desk.side]
        ? E.right({ orderType: draft.orderType, ...prices })
        : refused(desk.fieldOf.limit, 'order-oco-crossed');
    }),
  );

const limitBeside = { BUY: -1, SELL: 1 } as const satisfies Readonly<Record<Side, number>>;
