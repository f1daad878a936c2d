import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { OcoOrder, PlainOrder } from '../order-request';
import type { PricedDraft } from '../draft/typed-draft';
import { orderOf } from './order-terms';
import type { PriceDesk } from './price-desk';
import { readFrame, type FrameFacts } from './read-frame';
import { readTerms } from './read-terms';
import { together, type Read } from './reading';

/** Reads an order for one execution, or two of which one cancels the other. */
export const readPriced = (
  draft: PricedDraft,
  facts: Omit<FrameFacts, 'orderType'>,
  desk: PriceDesk,
): Read<PlainOrder | OcoOrder> =>
  pipe(
    together({
      frame: readFrame(draft, { ...facts, orderType: draft.orderType }),
      terms: readTerms(draft, desk),
    }),
    E.map(({ frame, terms }) => orderOf(frame, terms)),
  );
