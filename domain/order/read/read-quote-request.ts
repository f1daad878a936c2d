import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { QuoteRequest } from '../quote/quote';
import type { QuoteDraft } from '../draft/typed-draft';
import type { Venue } from '../../instrument/venue';
import { readOffer } from './read-frame';
import { readTrade } from './read-trade';
import { together, type Read } from './reading';

/** Reads what a dealer shall quote: the order itself is made of the quote. */
export const readQuoteRequest = (draft: QuoteDraft, venue: Venue | undefined): Read<QuoteRequest> =>
  pipe(
    together({ trade: readTrade(draft, venue), isOffered: readOffer(draft.orderType, venue) }),
    E.map(({ trade }) => ({
      ...trade,
      orderType: draft.orderType,
      ...(draft.allowManualQuotation ? { allowManualQuotation: true as const } : {}),
    })),
  );
