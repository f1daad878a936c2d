import type { OrderBook } from '@application/order-book/order-book';
import type { OrderChanging } from '@application/order-change/order-changing';
import type { OrderMarket } from '@application/order/order-market';
import type { PageScheduler } from '@application/ports/scheduler';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { FollowFailure } from '@application/session/follow-failure';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import type { FollowedOrderCollaborators } from '@ui/parts/order/followed-order';
import type { TanTools } from '@ui/tan/tan-entry-model';
import type { ChangeCostsCollaborators } from './change-costs-model';
import type { ChangeDraftCollaborators } from './change-draft-model';
import type { ChangeMarketCollaborators } from './change-market-model';

/** What changing an order works with. */
export interface OrderChangeCollaborators
  extends
    TanTools,
    FollowedOrderCollaborators,
    ChangeCostsCollaborators,
    ChangeDraftCollaborators,
    ChangeMarketCollaborators {
  readonly market: Pick<OrderMarket, 'instruments'>;
  readonly book: OrderBook;
  readonly changing: OrderChanging;
  readonly change: Release<ChangeOfOrder, Order>;
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly scheduler: PageScheduler;
}
