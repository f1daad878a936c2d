import type { PartialOrder } from '@application/ports/order-gateway';
import type { OrderRequest } from '@domain/order/order-request';
import type { Validity } from '@domain/order/validity';
import { wireAmount } from '../client/wire-amount';

const fromValidity = (validity: Validity) => ({
  validityType: validity.type,
  ...(validity.type === 'GTD' ? { validity: validity.date } : {}),
});

/**
 * The body of an order, whole or in part (api.md 6). The same order always yields the same text: a TAN signs
 * exactly what was validated.
 */
export function orderBody(order: PartialOrder | OrderRequest): Readonly<Record<string, unknown>> {
  const { quantity, validity, limit, triggerLimit, ...words } = {
    limit: undefined,
    triggerLimit: undefined,
    ...order,
  };
  return {
    ...words,
    ...(quantity === undefined ? {} : { quantity: wireAmount.encode(quantity) }),
    ...(limit === undefined ? {} : { limit: wireAmount.encode(limit) }),
    ...(triggerLimit === undefined ? {} : { triggerLimit: wireAmount.encode(triggerLimit) }),
    ...(validity === undefined ? {} : fromValidity(validity)),
  };
}
