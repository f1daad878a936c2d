import type { PartialOrder } from '@application/ports/bank/order/order-gateway';
import type { DirectDebit } from '@domain/order/direct-debit';
import type { OrderRequest } from '@domain/order/order-request';
import type { TemplateOrder } from '@domain/order/draft/order-template';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Validity } from '@domain/order/validity';
import { wireAmount, wirePercentage } from '../wire-amount';

type Body = Readonly<Record<string, unknown>>;

/** Every field an order can have, whole or in part; those of the wire that are words go as they are. */
type AnyOrder = Omit<PartialOrder, 'subOrders'> & {
  readonly subOrders?: readonly (PartialOrder | OrderRequest | TemplateOrder)[];
  readonly quotedAt?: string;
};

/**
 * The body of an order, whole or in part, with its legs in their order (api.md 6). The same order always yields the
 * same text: a TAN signs exactly what was validated.
 */
export function orderBody(order: PartialOrder | OrderRequest | TemplateOrder): Body {
  const {
    quantity,
    limit,
    triggerLimit,
    trailing,
    validity,
    directDebit,
    quotedAt,
    subOrders,
    ...words
  }: AnyOrder = order;
  return {
    ...words,
    ...(quantity && { quantity: wireAmount.encode(quantity) }),
    ...(limit && { limit: wireAmount.encode(limit) }),
    ...(triggerLimit && { triggerLimit: wireAmount.encode(triggerLimit) }),
    ...(trailing && fromTrailing(trailing)),
    ...(validity && fromValidity(validity)),
    ...(directDebit && { directDebit: fromDirectDebit(directDebit) }),
    ...(quotedAt && { creationDateTimeStamp: quotedAt }),
    ...(subOrders && { subOrders: subOrders.map(orderBody) }),
  };
}

/** A percentage gives a relative distance, anything else an absolute one (ORD-06). */
const fromTrailing = (trailing: TrailingDistance): Body =>
  trailing.kind === 'relative'
    ? { trailingLimitDistRel: wirePercentage.encode(trailing.distance) }
    : { trailingLimitDistAbs: wireAmount.encode(trailing.distance) };

const fromValidity = (validity: Validity): Body => ({
  validityType: validity.type,
  ...(validity.type === 'GTD' ? { validity: validity.date } : {}),
});

/** Only who consents is collected from: a direct debit that is there has the consent (ORD-14). */
const fromDirectDebit = ({ maxAmount, ...debit }: DirectDebit): Body => ({
  consent: true,
  ...debit,
  ...(maxAmount && { maxAmount: wireAmount.encode(maxAmount) }),
});
