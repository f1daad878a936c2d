import type { ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import type { Amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import type { DepotId } from '@domain/codes/ids';
import type { Instant } from '@domain/time/instant';
import { percentageOf } from '@domain/money/percentage';
import type { TextLookup } from '@ui/i18n/texts';
import { positionType } from '@domain/depot/position-name';

/** What some columns need beside the position. */
export interface ColumnContext {
  readonly t: TextLookup;
  /** The value of all positions now, of which each is a share. */
  readonly whole: () => Amount | undefined;
  /** The number a customer knows a depot by. */
  readonly depotName: (depotId: DepotId) => string;
}

/** What a column says of a position, and as what it is shown; what is not known is undefined, never 0. */
export type ColumnContent =
  | {
      readonly kind: 'text';
      readonly of: (position: Position) => string | undefined;
      /** How it is said to the customer, where that is something else. */
      readonly words?: (position: Position, context: ColumnContext) => string;
    }
  | {
      readonly kind: 'amount';
      readonly of: (position: Position) => Amount | undefined;
      /** The customer's own money, hidden in discreet mode. */
      readonly personal?: true;
      /** Compared when ranked: all of one unit. */
      readonly isValue?: true;
    }
  | { readonly kind: 'change'; readonly of: (position: Position) => Amount | undefined }
  | { readonly kind: 'relative'; readonly of: (position: Position) => Decimal | undefined }
  | {
      readonly kind: 'share';
      readonly of: (position: Position, context: Pick<ColumnContext, 'whole'>) => Decimal | undefined;
    }
  | { readonly kind: 'moment'; readonly of: (position: Position) => Instant | undefined };

/** Every column of the depot overview as data: table, totals, ranking and CSV are made from it. */
export const columnContents: Readonly<Record<ColumnId, ColumnContent>> = {
  depot: {
    kind: 'text',
    of: ({ depotId }) => depotId,
    words: ({ depotId }, { depotName }) => depotName(depotId),
  },
  quantity: { kind: 'amount', of: ({ quantity }) => quantity, personal: true },
  available: { kind: 'amount', of: ({ availableQuantity }) => availableQuantity, personal: true },
  price: {
    kind: 'amount',
    of: ({ currentPrice, currentPriceDeterminable }) =>
      currentPriceDeterminable ? currentPrice.price : undefined,
  },
  priceAt: { kind: 'moment', of: ({ currentPrice }) => currentPrice.at },
  today: { kind: 'relative', of: ({ profitLossPreviousDay }) => profitLossPreviousDay?.relative },
  todayValue: { kind: 'change', of: ({ profitLossPreviousDay }) => profitLossPreviousDay?.absolute },
  value: { kind: 'amount', of: ({ currentValue }) => currentValue, personal: true, isValue: true },
  share: {
    kind: 'share',
    of: ({ currentValue }, { whole }) => {
      const all = whole();
      return all?.unit === currentValue.unit ? percentageOf(currentValue.value, all.value) : undefined;
    },
  },
  purchasePrice: { kind: 'amount', of: ({ purchasePrice }) => purchasePrice },
  purchaseValue: {
    kind: 'amount',
    of: ({ purchaseValue }) => purchaseValue,
    personal: true,
    isValue: true,
  },
  profit: { kind: 'change', of: ({ profitLossPurchase }) => profitLossPurchase?.absolute },
  profitShare: { kind: 'relative', of: ({ profitLossPurchase }) => profitLossPurchase?.relative },
  type: {
    kind: 'text',
    of: positionType,
    words: (position, { t }) => t(`orderParts.instrumentType.${positionType(position)}`),
  },
  sector: { kind: 'text', of: ({ instrument }) => instrument?.sector },
  currency: { kind: 'text', of: ({ instrument }) => instrument?.currency },
  custody: { kind: 'text', of: ({ custodyType }) => custodyType },
  isin: { kind: 'text', of: ({ instrument }) => instrument?.isin },
};

/** Whether a column's figures stand at the right. */
export const isNumeric = ({ kind }: ColumnContent): boolean => kind !== 'text';

/** Whether positions can be ranked by it: amounts only where they are all of one unit. */
export const isRankable = (content: ColumnContent): boolean =>
  content.kind !== 'amount' || content.isValue === true;

/** Whether its figures are the customer's own money, all of one currency, which the column's head can name. */
export const isOwnMoney = (content: ColumnContent): boolean =>
  content.kind === 'change' || (content.kind === 'amount' && content.isValue === true);
