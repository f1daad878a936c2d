import type { OrderChange } from '@domain/order/open/order-change';
import { wireAmount } from '../wire-amount';

/**
 * The body of a change (api.md 6): only what changes. The same change always yields the same text: a TAN signs
 * exactly what was validated.
 */
export const changeBody = ({
  quantity,
  limit,
  triggerLimit,
  validity,
}: OrderChange): Readonly<Record<string, unknown>> => ({
  ...(quantity && { quantity: wireAmount.encode(quantity) }),
  ...(limit && { limit: wireAmount.encode(limit) }),
  ...(triggerLimit && { triggerLimit: wireAmount.encode(triggerLimit) }),
  ...(validity && { validityType: validity.type }),
  ...(validity?.type === 'GTD' && { validity: validity.date }),
});
