import type { OrderMarket } from '@application/order/order-market';
import type { OrderDrafting } from '@application/order/order-drafting';
import type { OrderBook } from '@application/order-book/order-book';
import type { Scheduler } from '@application/ports/scheduler';
import type { FollowFailure } from '@application/session/follow-failure';
import type { TanTools } from '@ui/tan/tan-entry-model';
import type { ConsentCollaborators } from '../../parts/consent/consent-model';
import type { OrderInputCollaborators } from './order-input-model';
import type { PrefillCollaborators } from './prefill-order';
import type { QuoteCollaborators } from './quote/quote-model';
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
    QuoteCollaborators,
    TanTools {
  readonly market: OrderMarket;
  readonly book: OrderBook;
  readonly drafts: OrderDrafting;
  readonly releases: OrderReleases;
  readonly scheduler: Scheduler;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}
