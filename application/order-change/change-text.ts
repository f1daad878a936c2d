import type { OrderChange } from '@domain/order/open/order-change';
import { storedAmount } from '../shared/stored-amount';

/** A change as one text with its fields in a fixed order, for the record. */
export const changeText = ({ quantity, triggerLimit, limit, validity }: OrderChange): string =>
  JSON.stringify({
    quantity: quantity && storedAmount(quantity),
    triggerLimit: triggerLimit && storedAmount(triggerLimit),
    limit: limit && storedAmount(limit),
    validity,
  });
