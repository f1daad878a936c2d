import type { VenueId } from '../../codes/ids';
import type { AccountBalance } from '../../depot/account';
import type { Depot } from '../../depot/depot';
import type { Position } from '../../depot/position';
import type { Dimensions } from '../../instrument/dimensions';
import type { VenueQuote } from '../../instrument/venue';
import type { Instant } from '../../time/instant';
import type { LocalDate } from '../../time/local-date';
import type { CostIndication } from '../cost/cost-indication';
import type { InputScreenMode, TradingSystem } from '../draft/order-preferences';
import type { ProposedStop } from '../prefill/protective-stop';
import type { EnterableOrderType } from '../order-request';

/** What arrives from outside while an order is entered. */
export interface OrderFormFacts {
  /** The bank's calendar day in Berlin. */
  readonly today: LocalDate;
  readonly now: Instant;
  /** What stands in the search for an instrument. */
  readonly searched: string;
  /** Where the instrument chosen trades. */
  readonly dimensions: Dimensions;
  readonly quotes: ReadonlyMap<VenueId, VenueQuote>;
  /** What the order costs at a venue, as the bank said last. */
  readonly costs: ReadonlyMap<VenueId, CostIndication>;
  /** The venue to begin with (ORD-04), and the way it trades. */
  readonly suggestedVenue: VenueId;
  readonly suggestedSystem: TradingSystem;
  /** The type and the way of trading that last from other orders (ORD-27). */
  readonly usual: UsualTrading;
  readonly mode: InputScreenMode;
  /** The order is to protect what is held: it never becomes a sale at once (ORD-22). */
  readonly protects: boolean;
  /** The stop that fits how much the price moves, where one is to be proposed. */
  readonly proposedStop: ProposedStop;
  /** The depots that take orders, the one to begin with first. */
  readonly depots: readonly Depot[];
  readonly accounts: readonly AccountBalance[];
  readonly positions: readonly Position[];
}

/** What the customer trades as, unless told otherwise. */
export interface UsualTrading {
  readonly orderType: EnterableOrderType;
  readonly tradingSystem: TradingSystem;
}
