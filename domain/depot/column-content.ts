import type { Amount } from '../money/amount';
import type { Decimal } from '../money/decimal';
import { percentageOf } from '../money/percentage';
import type { Instant } from '../time/instant';
import type { ColumnId } from './overview-column';
import type { Position } from './position';
import { positionType } from './position-name';

/** What all positions are worth now, of which each is a share. */
export interface Whole {
  readonly whole: () => Amount | undefined;
}

/** What a column says of a position, and as what it is shown; what is not known is undefined, never 0. */
export type ColumnContent =
  | { readonly kind: 'text'; readonly of: (position: Position) => string | undefined }
  | {
      readonly kind: 'amount';
      readonly of: (position: Position) => Amount | undefined;
      /** A price of the market: seen in discreet mode, as nothing else is. */
      readonly isPrice?: true;
      /** Compared when ranked: all of one unit. */
      readonly isValue?: true;
    }
  | { readonly kind: 'change'; readonly of: (position: Position) => Amount | undefined }
  | { readonly kind: 'relative'; readonly of: (position: Position) => Decimal | undefined }
  | { readonly kind: 'share'; readonly of: (position: Position, whole: Whole) => Decimal | undefined }
  | { readonly kind: 'moment'; readonly of: (position: Position) => Instant | undefined };

/** Every column of the depot overview as data: table, totals, ranking and CSV are made from it. */
export const columnContents: Readonly<Record<ColumnId, ColumnContent>> = {
  depot: { kind: 'text', of: ({ depotId }) => depotId },
  quantity: { kind: 'amount', of: ({ quantity }) => quantity },
  available: { kind: 'amount', of: ({ availableQuantity }) => availableQuantity },
  price: {
    kind: 'amount',
    of: ({ currentPrice, currentPriceDeterminable }) =>
      currentPriceDeterminable ? currentPrice.price : undefined,
    isPrice: true,
  },
  priceAt: { kind: 'moment', of: ({ currentPrice }) => currentPrice.at },
  today: { kind: 'relative', of: ({ profitLossPreviousDay }) => profitLossPreviousDay?.relative },
  todayValue: { kind: 'change', of: ({ profitLossPreviousDay }) => profitLossPreviousDay?.absolute },
  value: { kind: 'amount', of: ({ currentValue }) => currentValue, isValue: true },
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
    isValue: true,
  },
  profit: { kind: 'change', of: ({ profitLossPurchase }) => profitLossPurchase?.absolute },
  profitShare: { kind: 'relative', of: ({ profitLossPurchase }) => profitLossPurchase?.relative },
  type: { kind: 'text', of: positionType },
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
