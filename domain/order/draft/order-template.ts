import type { Amount } from '../../money/amount';
import type { AccountId, DepotId, InstrumentId, OrderTemplateId, VenueId } from '../../codes/ids';
import type { Instant } from '../../time/instant';
import type { LocalDate } from '../../time/local-date';
import { draftOfOrder, type SourceOrder } from './draft-of-order';
import type { Instrument } from '../../instrument/instrument';
import type { OrderDraft, PriceField } from './order-draft';
import { priceFields } from './price-fields';
import type { EnterableOrderType } from '../order-request';
import type { SpokenTerms } from '../say/order-sentence';
import type { LimitExtension, TradingRestriction } from '../order-type';
import { subjectOfDraft } from '../say/sentence-subject';
import type { Side } from '../side';
import type { OrderFacts } from '../read/to-order';
import type { TrailingDistance } from '../trailing-distance';
import type { Validity } from '../validity';

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

/** As much of a draft as can be read, in the type that was chosen, with the legs of a combined order. */
export function templateOrderOf(draft: OrderDraft, facts: OrderFacts): TemplateOrder {
  const subject = subjectOfDraft(draft, facts);
  const trade = {
    ...(draft.depotId && { depotId: draft.depotId }),
    ...(draft.settlementAccountId && { settlementAccountId: draft.settlementAccountId }),
    ...(draft.side && { side: draft.side }),
    ...(draft.instrument && { instrumentId: draft.instrument.id }),
    ...(draft.venueId && { venueId: draft.venueId }),
    ...(draft.limitExtension !== 'NO' && { limitExtension: draft.limitExtension }),
    ...(draft.tradingRestriction !== 'NO' && { tradingRestriction: draft.tradingRestriction }),
  };
  const orderType = draft.tradingSystem === 'QUOTE' ? 'QUOTE' : draft.orderType;
  if (orderType !== 'NEXT_ORDER') return withTerms(trade, subject, orderType);
  const follow: Trade = { ...trade, side: 'SELL' };
  return {
    orderType,
    ...(draft.depotId && { depotId: draft.depotId }),
    subOrders: [
      withTerms(trade, subject, 'LIMIT'),
      withTerms(follow, subject.follow ?? subject, draft.follow.orderType),
    ],
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
