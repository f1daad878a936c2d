import type { OrderMarket } from '@application/order/order-market';
import type { OrderDrafting } from '@application/order/order-drafting';
import type { OrderBook } from '@application/order-book/order-book';
import type { QuoteTrading } from '@application/quote/quote-trading';
import type { PageScheduler } from '@application/ports/scheduler';
import type { FollowFailure } from '@application/session/follow-failure';
import type { TanTools } from '@ui/tan/tan-entry-model';
import type { ConsentCollaborators } from '../../parts/consent/consent-model';
import type { OrderInputCollaborators } from './order-input-model';
import type { PrefillCollaborators } from './prefill-order';
import type { OrderCheckCollaborators } from './release/order-check-model';
import type { OrderReleases } from './release/order-releases';
import type { PlacedOrderCollaborators } from './release/placed-order-model';

/** What the order page works with. */
export interface OrderEntryCollaborators
  extends
    OrderInputCollaborators,
    OrderCheckCollaborators,
    PlacedOrderCollaborators,
    PrefillCollaborators,
    ConsentCollaborators,
    TanTools {
  readonly market: OrderMarket;
  readonly book: OrderBook;
  readonly drafts: OrderDrafting;
  readonly releases: OrderReleases;
  /** Comes once a dealer is to be asked: few orders are traded so. */
  readonly quoteTrading: () => Promise<QuoteTrading>;
  readonly scheduler: PageScheduler;
  readonly followFailure: Pick<FollowFailure, 'execute' | 'obey'>;
}
