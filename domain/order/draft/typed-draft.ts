import { assertNever } from '../../assert-never';
import type { FollowDraft, OrderDraft, PriceTexts, ValidityTexts } from './order-draft';
import type { FollowOrderType } from '../order-request';

/** What is traded, where and how much, as it is edited. */
export type TradeDraft = Pick<
  OrderDraft,
  'depotId' | 'settlementAccountId' | 'instrument' | 'side' | 'venueId' | 'quantity'
>;

/** What every order but a quote says beside its price, as it is edited. */
export type FrameDraft = TradeDraft &
  ValidityTexts &
  Pick<OrderDraft, 'limitExtension' | 'tradingRestriction' | 'directDebit' | 'freeAmountConfirmed'>;

type LimitText = Pick<PriceTexts, 'limit'>;
type TriggerText = Pick<PriceTexts, 'triggerLimit'>;
type DistanceTexts = Pick<PriceTexts, 'distance' | 'distanceKind'>;

/** The texts that find the price, by type: exactly those it reads. */
export interface PricingTexts {
  readonly MARKET: unknown;
  readonly LIMIT: LimitText;
  readonly STOP_MARKET: TriggerText;
  readonly STOP_LIMIT: TriggerText & LimitText;
  readonly TRAILING_STOP_MARKET: TriggerText & DistanceTexts;
  readonly TRAILING_STOP_LIMIT: TriggerText & DistanceTexts & LimitText;
  readonly TRAILING_STOP_NATIVE_MARKET: TriggerText & DistanceTexts;
  readonly ONE_CANCELS_OTHER: TriggerText & LimitText;
}

/** What prices an order of one of these types. */
export type PricingDraft<T extends keyof PricingTexts = keyof PricingTexts> = {
  readonly [K in T]: { readonly orderType: K } & PricingTexts[K];
}[T];

/** An order for one execution that is being entered, or two of which one cancels the other. */
export type PricedDraft<T extends keyof PricingTexts = keyof PricingTexts> = FrameDraft & PricingDraft<T>;

/** A request for a dealer's price that is being entered. */
export type QuoteDraft = TradeDraft &
  Pick<OrderDraft, 'allowManualQuotation'> & { readonly orderType: 'QUOTE' };

/** The order that follows, with the texts of its type only. */
export type TypedFollow = ValidityTexts & Pick<FollowDraft, 'quantity'> & PricingDraft<FollowOrderType>;

/** A limited purchase that is being entered, and what follows it. */
export interface NextDraft {
  readonly orderType: 'NEXT_ORDER';
  readonly base: PricedDraft<'LIMIT'>;
  readonly follow: TypedFollow;
}

/** An order that is being entered, narrowed to its type. */
export type TypedDraft = PricedDraft | QuoteDraft | NextDraft;

/** Narrows an edited draft to what its type reads. */
export function draftOf(draft: OrderDraft): TypedDraft {
  const { orderType } = draft;
  switch (orderType) {
    case 'QUOTE':
      return { ...tradeOf(draft), orderType, allowManualQuotation: draft.allowManualQuotation };
    case 'NEXT_ORDER':
      return {
        orderType,
        base: { ...frameOf(draft), orderType: 'LIMIT', limit: draft.limit },
        follow: followOf(draft.follow),
      };
    default:
      return { ...frameOf(draft), ...pricingOf(orderType, draft) };
  }
}

const followOf = (follow: FollowDraft): TypedFollow => ({
  ...validityOf(follow),
  quantity: follow.quantity,
  ...pricingOf(follow.orderType, follow),
});

function pricingOf<T extends keyof PricingTexts>(orderType: T, texts: PriceTexts): PricingDraft<T>;
function pricingOf(orderType: keyof PricingTexts, texts: PriceTexts): PricingDraft {
  const { triggerLimit, limit, distance, distanceKind } = texts;
  switch (orderType) {
    case 'MARKET':
      return { orderType };
    case 'LIMIT':
      return { orderType, limit };
    case 'STOP_MARKET':
      return { orderType, triggerLimit };
    case 'STOP_LIMIT':
    case 'ONE_CANCELS_OTHER':
      return { orderType, triggerLimit, limit };
    case 'TRAILING_STOP_MARKET':
    case 'TRAILING_STOP_NATIVE_MARKET':
      return { orderType, triggerLimit, distance, distanceKind };
    case 'TRAILING_STOP_LIMIT':
      return { orderType, triggerLimit, distance, distanceKind, limit };
    default:
      return assertNever(orderType);
  }
}

const tradeOf = ({
  depotId,
  settlementAccountId,
  instrument,
  side,
  venueId,
  quantity,
}: OrderDraft): TradeDraft => ({
  ...(depotId === undefined ? {} : { depotId }),
  ...(settlementAccountId === undefined ? {} : { settlementAccountId }),
  ...(instrument === undefined ? {} : { instrument }),
  ...(side === undefined ? {} : { side }),
  ...(venueId === undefined ? {} : { venueId }),
  quantity,
});

const frameOf = (draft: OrderDraft): FrameDraft => ({
  ...tradeOf(draft),
  ...validityOf(draft),
  limitExtension: draft.limitExtension,
  tradingRestriction: draft.tradingRestriction,
  directDebit: draft.directDebit,
  freeAmountConfirmed: draft.freeAmountConfirmed,
});

const validityOf = ({ validityType, validityDate }: ValidityTexts): ValidityTexts => ({
  ...(validityType === undefined ? {} : { validityType }),
  validityDate,
});
