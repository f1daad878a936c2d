import type { AccountId, DepotId, VenueId } from '../../codes/ids';
import type { Iban } from '../../codes/iban';
import type { AccountBalance } from '../../depot/account';
import type { Position } from '../../depot/position';
import type { Issue } from '../../form/issue';
import type { DerivedNode, FactNode, FieldNode } from '../../form/nodes/node';
import type { Dimensions } from '../../instrument/dimensions';
import type { FundDays } from '../../instrument/fund-pricing';
import type { Instrument } from '../../instrument/instrument';
import type { OrderTypeAbilities, Venue, VenueQuote, VenueType } from '../../instrument/venue';
import type { Amount } from '../../money/amount';
import type { Decimal } from '../../money/decimal';
import type { ExchangeRate } from '../../money/exchange-rate';
import type { Unit } from '../../money/unit';
import type { Instant } from '../../time/instant';
import type { LocalDate } from '../../time/local-date';
import type { LimitNeed } from '../check/limit-need';
import type { CostIndication } from '../cost/cost-indication';
import type { OrderTotal } from '../cost/order-total';
import type { PurchaseTerms } from '../cost/purchase-terms';
import type { FallBack } from '../read/fall-back';
import type { DistanceKind } from '../draft/order-draft';
import type { TradingSystem } from '../draft/order-preferences';
import type { TypeElsewhere } from '../offer/types-elsewhere';
import type { ProposedStop } from '../prefill/protective-stop';
import type { TemplateOrder } from '../prefill/order-template';
import type { EnterableOrderType, FollowOrderType, OrderRequest } from '../order-request';
import type { LimitExtension, TradingRestriction } from '../order-type';
import type { PricedOrder } from '../picture/priced-order';
import type { QuoteRequest } from '../quote/quote';
import type { FollowParts, OrderParts, PriceParts, TradeParts } from '../read/order-parts';
import type { ReadSoFar } from '../read/partial-order';
import type { ReadOrder } from '../read/read-order';
import type { SpokenOrder } from '../say/spoken-order';
import type { Side } from '../side';
import type { ValidityChoice } from './validity-choice';

type Choice<Code> = FieldNode<Code, Code>;
type Id<Of> = FieldNode<Of | undefined, Of>;

/** What prices an order. */
export interface PriceNodes {
  readonly triggerLimit: FieldNode<string, Decimal>;
  readonly distance: FieldNode<string, string>;
  readonly distanceKind: Choice<DistanceKind>;
  readonly limit: FieldNode<string, Decimal>;
}

/** How long an order shall stand. */
export interface ValidityNodes {
  readonly validityType: Choice<ValidityChoice>;
  readonly validityDate: FieldNode<string, LocalDate>;
}

/** The fields in which an order, or the one that follows it, says something for itself alone. */
export interface LegNodes extends PriceNodes, ValidityNodes {
  readonly quantity: FieldNode<string, string>;
}

/** The order that follows. */
export interface FollowNodes extends LegNodes {
  readonly orderType: Choice<FollowOrderType>;
}

/** Paying by direct debit. */
export interface DebitNodes {
  readonly consent: Choice<boolean>;
  readonly iban: FieldNode<string, Iban>;
  readonly maxAmount: FieldNode<string, Decimal>;
  readonly holder: FieldNode<string, string>;
}

/** What the customer says of an order, in its order on the page. */
export interface OrderFieldNodes extends LegNodes {
  readonly instrument: FieldNode<Instrument | undefined, Instrument>;
  readonly side: Choice<Side>;
  readonly orderType: Choice<EnterableOrderType>;
  readonly limitExtension: Choice<LimitExtension | 'NO'>;
  readonly tradingRestriction: Choice<TradingRestriction | 'NO'>;
  readonly venueId: Id<VenueId>;
  /** Chosen with the venue: its own trading, or a dealer's quotes. */
  readonly tradingSystem: Choice<TradingSystem>;
  readonly allowManualQuotation: Choice<boolean>;
  readonly follow: FollowNodes;
  readonly depotId: Id<DepotId>;
  readonly settlementAccountId: Id<AccountId>;
  readonly debit: DebitNodes;
  readonly freeAmountConfirmed: Choice<boolean>;
}

/** What the fields come to: the parts of the order, each read once, and the order that they make. */
export interface OrderReaderNodes {
  /** The type chosen, or the like of it that the venue knows, as with stops that follow the price. */
  readonly typeThere: DerivedNode<EnterableOrderType>;
  /** The order is to protect what is held (ORD-22). */
  readonly protects: DerivedNode<boolean>;
  /** The way of trading chosen; what protects waits for its stop, so that no dealer is ever asked for it. */
  readonly systemThere: DerivedNode<TradingSystem>;
  /** The type the page works with: live trading makes a quote order of every type (ORD-07). */
  readonly type: DerivedNode<EnterableOrderType>;
  /** The venue chosen, if it is known. */
  readonly venue: DerivedNode<Venue | undefined>;
  /** What kind of venue that is; a fund company sets the price itself. */
  readonly venueType: DerivedNode<VenueType>;
  /** An order can be given a validity there. */
  readonly takesValidity: DerivedNode<boolean>;
  readonly takesDebit: DerivedNode<boolean>;
  readonly quote: DerivedNode<VenueQuote | undefined>;
  /** Why the chosen venue takes no order without a limit just now; undefined where it does. */
  readonly limitNeed: DerivedNode<LimitNeed | undefined>;
  /** Why a limit is proposed in place of a market order; undefined where none is. */
  readonly limitProposal: DerivedNode<LimitNeed | undefined>;
  /** The trading day on which an order entered now becomes active at the chosen venue. */
  readonly activeDay: DerivedNode<LocalDate>;
  /** The last one on which it can be executed. */
  readonly lastDay: DerivedNode<LocalDate>;
  readonly dimensions: DerivedNode<Dimensions>;
  /** Where a limit is needed just now no market order is possible, so that nothing falls back to one. */
  readonly possible: DerivedNode<Dimensions>;
  /** The venue as the order is read there. */
  readonly place: DerivedNode<Venue>;
  readonly parts: DerivedNode<OrderParts>;
  readonly trade: DerivedNode<TradeParts>;
  readonly following: DerivedNode<FollowParts>;
  readonly prices: DerivedNode<PriceParts>;
  /** Known before the order is complete, so that it can be said beside the field that causes it. */
  readonly fallBack: DerivedNode<FallBack | undefined>;
  readonly sentAs: DerivedNode<EnterableOrderType>;
  readonly request: DerivedNode<ReadOrder>;
}

/** What is said of the order while it is entered: its sentence, what it comes to, what is offered, what to mind. */
export interface OrderPreviewNodes {
  /** What the bank has said of the costs at the chosen venue. */
  readonly costs: DerivedNode<CostIndication | undefined>;
  readonly account: DerivedNode<AccountBalance | undefined>;
  readonly position: DerivedNode<Position | undefined>;
  /** The order as it would be sent; undefined while something is missing or wrong, and for a quote. */
  readonly order: DerivedNode<OrderRequest | undefined>;
  /** What a dealer would be asked, in live trading. */
  readonly quoteRequest: DerivedNode<QuoteRequest | undefined>;
  readonly warnings: DerivedNode<readonly Issue[]>;
  /** Of several findings of one severity at one field the first is shown. */
  readonly shownWarnings: DerivedNode<readonly Issue[]>;
  /** As much of the order as can be read. */
  readonly partial: DerivedNode<ReadSoFar>;
  /** The price a piece is expected to cost or bring: the order's own, else the market's. */
  readonly expectedPrice: DerivedNode<Amount | undefined>;
  /** The types that can be chosen: those of the venue, or of any while none is chosen (ORD-05). */
  readonly offeredTypes: DerivedNode<readonly EnterableOrderType[]>;
  readonly typesElsewhere: DerivedNode<readonly TypeElsewhere[]>;
  /** Whether some venue lets one trade on a dealer's quote. */
  readonly quotesSomewhere: DerivedNode<boolean>;
  /** The days of an order at a fund company, entered now (rules.md 9). */
  readonly fundDays: DerivedNode<FundDays | undefined>;
  /** What prices count at the chosen venue. */
  readonly priceUnit: DerivedNode<Unit>;
  /** What the type as it would be sent can be refined by at the venue. */
  readonly abilities: DerivedNode<OrderTypeAbilities | undefined>;
  /** What the bank is asked to check while the customer types: all of the order, or as much as can be read. */
  readonly checkable: DerivedNode<OrderRequest | ReadSoFar>;
  /** What the sentence says; undefined before an instrument is chosen. */
  readonly spoken: DerivedNode<SpokenOrder | undefined>;
  /** What the order comes to; undefined while something is missing or wrong. */
  readonly total: DerivedNode<OrderTotal | undefined>;
  /** What money of other currencies is changed at, as far as it has been told. */
  readonly rates: DerivedNode<readonly ExchangeRate[]>;
  /** By what it is calculated how much a purchase binds; undefined while some of it is unknown. */
  readonly purchase: DerivedNode<PurchaseTerms | undefined>;
  /** What the purchase binds beyond what it would be debited with now; undefined where that is nothing. */
  readonly buffer: DerivedNode<Amount | undefined>;
  /** The most that can be bought or sold, for hint and remedy. */
  readonly mostPossible: DerivedNode<Amount | undefined>;
  /** From which price on all costs are covered. */
  readonly breakEven: DerivedNode<Amount | undefined>;
  /** The order at each venue that could take it, for the costs in the comparison. */
  readonly possibleOrders: DerivedNode<readonly OrderRequest[]>;
  /** The order in the picture of its prices. */
  readonly pictured: DerivedNode<PricedOrder>;
  /** A stop at which the order would trigger at once is told before the prices that come after it are known. */
  readonly stopAtOnce: DerivedNode<readonly Issue[]>;
  /** The order as a template would keep it. */
  readonly template: DerivedNode<TemplateOrder>;
}

/** The nodes of the order form. */
export interface OrderNodes extends OrderFieldNodes, OrderReaderNodes, OrderPreviewNodes {
  readonly today: FactNode<LocalDate>;
  readonly now: FactNode<Instant>;
  readonly proposedStop: FactNode<ProposedStop>;
}
