import type { DepotId, FundOrderId } from '../codes/ids';
import type { ReferenceAccount } from './fund-conditions';
import type { FundExtent, FundOrder, FundOrderKind, RegularDeposit } from './fund-order';

/** An order of a fund depot as it is sent (api.md 9). */
export interface FundOrderRequest {
  readonly depotId: DepotId;
  readonly kind: FundOrderKind;
  readonly extent: FundExtent;
  /** Deposits only. */
  readonly regular?: RegularDeposit;
  readonly iban: string;
}

/** As much of an order as is entered so far. */
export interface PartialFundOrder
  extends
    Pick<FundOrderRequest, 'depotId' | 'kind'>,
    Partial<Omit<FundOrderRequest, 'depotId' | 'kind' | 'regular'>> {
  readonly regular?: Partial<RegularDeposit>;
}

/** Another shape for an order that is open. */
export interface ChangeOfFundOrder {
  readonly orderId: FundOrderId;
  readonly order: FundOrderRequest;
}

/** An order that is not to be executed, or a regular deposit that is to end. */
export interface EndOfFundOrder {
  readonly depotId: DepotId;
  readonly orderId: FundOrderId;
}

/** Another reference account for a depot. */
export interface ReferenceAccountChange {
  readonly depotId: DepotId;
  readonly iban: string;
}

/** What comes of a release at the fund depot. */
export type FundResult = FundOrder | ReferenceAccount;
