import type { AccountId, DepotId } from '../../codes/ids';
import type { Outcome } from '../../form/outcome';
import type { Instrument } from '../../instrument/instrument';
import type { Decimal } from '../../money/decimal';
import type { Percentage } from '../../money/percentage';
import type { DirectDebit } from '../direct-debit';
import type { DistanceKind } from '../draft/order-draft';
import type { FollowOrderType } from '../order-request';
import type { LimitExtension, TradingRestriction } from '../order-type';
import type { Side } from '../side';
import type { Validity, ValidityType } from '../validity';

/** How far a stop stays behind, before it is known what its prices count. */
export type TypedDistance =
  | { readonly kind: 'relative'; readonly distance: Percentage }
  | { readonly kind: 'absolute'; readonly distance: Decimal };

/** The prices of an order, or of the one that follows it, each read once; what they count depends on the venue. */
export interface PriceParts {
  readonly triggerLimit: Outcome<Decimal>;
  readonly limit: Outcome<Decimal>;
  readonly distance: Outcome<TypedDistance>;
  /** How a distance that is not known yet would be counted. */
  readonly distanceKind: Outcome<DistanceKind>;
}

/** How long it shall stand: what was chosen, and what that comes to. */
export interface LifeParts {
  readonly type: Outcome<ValidityType>;
  readonly validity: Outcome<Validity>;
}

/** What an order says for itself, and the one that follows it. */
export interface LegParts {
  readonly quantity: Outcome<Decimal>;
  readonly prices: PriceParts;
  readonly life: LifeParts;
}

/** The order that follows. */
export interface FollowParts extends LegParts {
  readonly orderType: Outcome<FollowOrderType>;
}

/** Who trades what. */
export interface TradeParts {
  readonly depotId: Outcome<DepotId>;
  readonly settlementAccountId: Outcome<AccountId>;
  readonly instrument: Outcome<Instrument>;
  readonly side: Outcome<Side>;
}

/** What refines an order, pays for it, and was confirmed about it. */
export interface ExtraParts {
  readonly limitExtension: Outcome<LimitExtension | 'NO'>;
  readonly tradingRestriction: Outcome<TradingRestriction | 'NO'>;
  readonly allowManualQuotation: Outcome<boolean>;
  readonly directDebit: Outcome<DirectDebit | undefined>;
  readonly freeAmountConfirmed: Outcome<boolean>;
}

/** An order as far as it can be read, whatever the venue: each field was read once, and nothing is read again. */
export interface OrderParts {
  readonly trade: TradeParts;
  readonly own: LegParts;
  readonly follow: FollowParts;
  readonly extras: ExtraParts;
}
