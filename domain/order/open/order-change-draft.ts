import { formatGermanDate } from '../../time/german-date';
import type { Amount } from '../../money/amount';
import { exactGermanNumber } from '../../money/german-amount';
import type { Snapshot } from '../../form/session/snapshot';
import type { Order } from './order';
import type { ValidityTexts } from '../draft/order-draft';

/** A change as it is edited: texts as typed. */
export interface OrderChangeDraft extends ValidityTexts {
  readonly quantity: string;
  readonly triggerLimit: string;
  readonly limit: string;
}

/** What was typed of a change, and for which version of the order. */
export interface KeptOrderChange extends Snapshot {
  readonly orderVersion?: string;
}

/** The order's own terms, as a customer would type them. */
export const changeDraftOf = (part: ChangedPart): OrderChangeDraft => ({
  quantity: typed(part.quantity, 0),
  triggerLimit: typed(part.triggerLimit, 2),
  limit: typed(part.limit, 2),
  validityDate: part.validUntil === undefined ? '' : formatGermanDate(part.validUntil),
  ...(part.validityType && { validityType: part.validityType }),
});

/** As much of an order, or of a leg, as a change is read against. */
export type ChangedPart = Pick<
  Order,
  | 'quantity'
  | 'openQuantity'
  | 'executedQuantity'
  | 'triggerLimit'
  | 'limit'
  | 'validityType'
  | 'validUntil'
  | 'instrument'
  | 'venue'
>;

const typed = (amount: Amount | undefined, minDecimals: number): string =>
  amount === undefined ? '' : exactGermanNumber(amount.value, minDecimals);
