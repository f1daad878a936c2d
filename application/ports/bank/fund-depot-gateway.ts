import type { DepotId, FundOrderId } from '@domain/codes/ids';
import type { FundConditions, FundPreview } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type { PartialFundOrder } from '@domain/fund-depot/fund-request';
import type { Message } from '@domain/message/message';
import type { Result } from '../result';
import type { Unsubscribe } from '../unsubscribe';

/** What the bank says of an order it would take. */
export interface CheckedFundOrder {
  readonly messages: readonly Message[];
  readonly preview: FundPreview;
}

/** Deposits to a fund depot and withdrawals from it (api.md 9). */
export interface FundDepotGateway {
  conditions(depotId: DepotId): Result<FundConditions>;
  /** All orders, the latest first; regular ones and their runs too. */
  list(depotId: DepotId): Result<readonly FundOrder[]>;
  /** Whether the bank would take it, as far as it is said; a refusal is a failure. */
  prevalidate(order: PartialFundOrder): Result<CheckedFundOrder>;
  /** The same for a change of an order that is open. */
  prevalidateChange(id: FundOrderId, order: PartialFundOrder): Result<CheckedFundOrder>;
}

/** What the bank tells of such orders by itself. */
export interface FundOrderUpdates {
  /** Each change of an order; `onHeard` when telling begins, at first and after a reconnection: then to be read again. */
  follow(depotId: DepotId, onOrder: (order: FundOrder) => void, onHeard: () => void): Unsubscribe;
}
