import { formatGermanDate } from '../../time/german-date';
import type { Amount } from '../../money/amount';
import { exactGermanNumber } from '../../money/german-amount';
import type { Order } from './order';
import type { ValidityTexts } from '../draft/order-draft';

/** A change as it is edited: texts as typed. */
export interface OrderChangeDraft extends ValidityTexts {
  readonly quantity: string;
  readonly triggerLimit: string;
  readonly limit: string;
}

/** What a customer has typed of a change; the other terms are the order's own. */
export type TypedChange = Readonly<Partial<OrderChangeDraft>>;

/** The order's own terms, as a customer would type them. */
export const changeDraftOf = (part: Order): OrderChangeDraft => ({
  quantity: typed(part.quantity, 0),
  triggerLimit: typed(part.triggerLimit, 2),
  limit: typed(part.limit, 2),
  validityDate: part.validUntil === undefined ? '' : formatGermanDate(part.validUntil),
  ...(part.validityType && { validityType: part.validityType }),
});

const typed = (amount: Amount | undefined, minDecimals: number): string =>
  amount === undefined ? '' : exactGermanNumber(amount.value, minDecimals);
