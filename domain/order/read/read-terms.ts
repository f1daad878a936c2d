import * as E from 'fp-ts/Either';
import type { PricingDraft, PricingTexts } from '../draft/typed-draft';
import type { OrderTerms } from './order-terms';
import type { PriceDesk } from './price-desk';
import { readLimit } from './read-limit';
import { readOco } from './read-oco';
import { readStopLimit } from './read-stop-limit';
import { readStopMarket } from './read-stop-market';
import { readTrailingStop } from './read-trailing-stop';
import { readTrailingStopLimit } from './read-trailing-stop-limit';
import type { Read } from './reading';
import type { TermReader } from './term-reader';

const readers: { readonly [T in keyof PricingTexts]: TermReader<T> } = {
  MARKET: ({ orderType }) => E.right({ orderType }),
  LIMIT: readLimit,
  STOP_MARKET: readStopMarket,
  STOP_LIMIT: readStopLimit,
  TRAILING_STOP_MARKET: readTrailingStop,
  TRAILING_STOP_LIMIT: readTrailingStopLimit,
  TRAILING_STOP_NATIVE_MARKET: readTrailingStop,
  ONE_CANCELS_OTHER: readOco,
};

/** Reads what finds the price of an order, by its type (ORD-06). */
export const readTerms = <T extends keyof PricingTexts>(
  draft: PricingDraft<T>,
  desk: PriceDesk,
): Read<OrderTerms<T>> => readers[draft.orderType](draft, desk);
