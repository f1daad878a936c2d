import type { Amount } from '../../money/amount';
import type { AccountId, DepotId, InstrumentId, OrderTemplateId, VenueId } from '../../codes/ids';
import type { Instant } from '../../time/instant';
import type { LocalDate } from '../../time/local-date';
import { isTradingDay } from '../../time/trading-calendar';
import { valueOf } from '../../form/outcome';
import type { Instrument } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import type { EnterableOrderType } from '../order-request';
import type { LimitExtension, TradingRestriction } from '../order-type';
import type { ExtraParts, LegParts, OrderParts } from '../read/order-parts';
import type { Refinements } from '../read/refinements';
import type { SpokenTerms } from '../say/order-sentence';
import { termsOfLeg } from '../say/sentence-subject';
import type { Side } from '../side';
import type { TrailingDistance } from '../trailing-distance';
import type { EntryDays, Validity } from '../validity';
import { draftOfOrder, type SourceOrder } from './draft-of-order';
import type { OrderDraft, PriceField } from '../draft/order-draft';
import type { TradingSystem } from '../draft/order-preferences';
import { priceFields } from '../draft/price-fields';

/** An order as a template keeps it: nothing is required, and nothing that belongs to one moment is kept (ORD-21). */
export interface TemplateOrder {
  readonly orderType: EnterableOrderType;
  readonly depotId?: DepotId;
  readonly settlementAccountId?: AccountId;
  readonly side?: Side;
  readonly instrumentId?: InstrumentId;
  readonly venueId?: VenueId;
  readonly quantity?: Amount;
  readonly limit?: Amount;
  readonly triggerLimit?: Amount;
  readonly trailing?: TrailingDistance;
  readonly limitExtension?: LimitExtension;
  readonly tradingRestriction?: TradingRestriction;
  readonly validity?: Validity;
  /** The legs of a combined order, in the order of the wire. */
  readonly subOrders?: readonly TemplateOrder[];
}

/** A kept order template. */
export interface OrderTemplate {
  readonly id: OrderTemplateId;
  readonly name: string;
  readonly order: TemplateOrder;
  readonly createdAt: Instant;
  /** Told where it was asked for. */
  readonly instrument?: Instrument;
}

/** The longest name a template can have. */
export const LONGEST_TEMPLATE_NAME = 60;

/** What was chosen for an order, whatever it is sent as. */
export interface TemplateChoices {
  readonly orderType: EnterableOrderType;
  readonly tradingSystem: TradingSystem;
  readonly venueId: VenueId | undefined;
  /** The venue chosen, where it is known. */
  readonly venue: Venue | undefined;
  readonly today: LocalDate;
}

/** As much of an order as can be read, in the type that was chosen, with the legs of a combined order. */
export function templateOrderOf(
  { trade: { depotId, settlementAccountId, side, instrument }, own, follow, extras }: OrderParts,
  { orderType: chosen, tradingSystem, venueId, venue, today }: TemplateChoices,
): TemplateOrder {
  const entry: EntryDays = { today, activeDay: today, trades: isTradingDay };
  const termsOf = (leg: LegParts): Terms =>
    termsOfLeg(leg, { instrument: valueOf(instrument), venue, entry });
  const depot = valueOf(depotId);
  const account = valueOf(settlementAccountId);
  const traded = valueOf(instrument);
  const chosenSide = valueOf(side);
  const trade: Trade = {
    ...(depot && { depotId: depot }),
    ...(account && { settlementAccountId: account }),
    ...(chosenSide && { side: chosenSide }),
    ...(traded && { instrumentId: traded.id }),
    ...(venueId && { venueId }),
    ...refinementsIn(extras),
  };
  const orderType = tradingSystem === 'QUOTE' ? 'QUOTE' : chosen;
  if (orderType !== 'NEXT_ORDER') return withTerms(trade, termsOf(own), orderType);
  return {
    orderType,
    ...(depot && { depotId: depot }),
    subOrders: [
      withTerms(trade, termsOf(own), 'LIMIT'),
      withTerms({ ...trade, side: 'SELL' }, termsOf(follow), valueOf(follow.orderType) ?? 'LIMIT'),
    ],
  };
}

function refinementsIn({ limitExtension, tradingRestriction }: ExtraParts): Refinements {
  const extension = valueOf(limitExtension) ?? 'NO';
  const restriction = valueOf(tradingRestriction) ?? 'NO';
  return {
    ...(extension !== 'NO' && { limitExtension: extension }),
    ...(restriction !== 'NO' && { tradingRestriction: restriction }),
  };
}

/** What the legs of an order have in common. */
type Trade = Omit<TemplateOrder, 'orderType' | 'subOrders'>;
type Terms = Pick<SpokenTerms, 'quantity' | 'limit' | 'triggerLimit' | 'trailing' | 'validity'>;

function withTerms(trade: Trade, terms: Terms, orderType: EnterableOrderType): TemplateOrder {
  const { quantity, limit, triggerLimit, trailing, validity } = terms;
  const common = { ...trade, ...(quantity && { quantity }), ...(validity && { validity }) };
  const reads: readonly PriceField[] = priceFields[orderType];
  if (orderType !== 'ONE_CANCELS_OTHER')
    return {
      ...common,
      orderType,
      ...(limit && reads.includes('limit') && { limit }),
      ...(triggerLimit && reads.includes('triggerLimit') && { triggerLimit }),
      ...(trailing && reads.includes('distance') && { trailing }),
    };
  return {
    orderType,
    ...(trade.depotId && { depotId: trade.depotId }),
    subOrders: [
      { ...common, orderType: 'STOP_MARKET', ...(triggerLimit && { triggerLimit }) },
      { ...common, orderType: 'LIMIT', ...(limit && { limit }) },
    ],
  };
}

/** The draft that a template fills in. */
export const draftOfTemplate = (
  { order, instrument }: OrderTemplate,
  today: LocalDate,
): OrderDraft | undefined => draftOfOrder(termsOf(order, instrument), today);

function termsOf(order: TemplateOrder, instrument: Instrument | undefined): SourceOrder {
  const { validity, subOrders = [], ...same } = order;
  return {
    ...same,
    ...(instrument && { instrument }),
    ...(validity && { validityType: validity.type }),
    ...(validity?.type === 'GTD' && { validUntil: validity.date }),
    subOrders: subOrders.map((leg) => termsOf(leg, instrument)),
  };
}
