import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { PricingDraft } from '../draft/typed-draft';
import type { OrderTerms } from './order-terms';
import { distanceAt, triggerAt, type PriceDesk } from './price-desk';
import { together, type Read } from './reading';

type TrailingStopType = 'TRAILING_STOP_MARKET' | 'TRAILING_STOP_NATIVE_MARKET';

/** Reads a stop that follows the price, kept by the bank or by the exchange itself. */
export const readTrailingStop = (
  draft: PricingDraft<TrailingStopType>,
  desk: PriceDesk,
): Read<OrderTerms<TrailingStopType>> =>
  pipe(
    together({ triggerLimit: triggerAt(draft, desk), trailing: distanceAt(draft, desk) }),
    E.map((prices) => ({ orderType: draft.orderType, ...prices })),
  );
