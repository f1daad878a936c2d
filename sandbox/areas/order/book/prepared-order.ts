import { Type, type Static } from 'typebox';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';
import { percentText } from '../check/check-distance';
import { legFields, legsOf, type LegBody, type OrderBody } from '../routes/order-body';

const prepared = {
  ...legFields,
  trailingLimitDistRel: Type.Optional(Nullable(Type.String())),
  orderId: Type.Optional(Type.String()),
  legNumber: Type.Optional(Type.Integer()),
  orderStatus: Type.Optional(Type.String()),
  openQuantity: Type.Optional(AmountSchema),
  cancelledQuantity: Type.Optional(AmountSchema),
  executedQuantity: Type.Optional(AmountSchema),
  expectedValue: Type.Optional(Nullable(AmountSchema)),
  deletable: Type.Optional(Type.Boolean()),
  modifiable: Type.Optional(Type.Boolean()),
  bestEx: Type.Optional(Type.Boolean()),
};

/** What prevalidation answers: the order as it would be made, or as much of one as was said (api.md 8). */
export const PreparedOrderSchema = Type.Object({
  ...prepared,
  subOrders: legsOf(Type.Object({ ...prepared, subOrders: legsOf(Type.Object(prepared)) })),
});

/** As much of an order as has been said so far, in the words of an answer. */
export function preparedOrder({ subOrders, ...body }: OrderBody): Static<typeof PreparedOrderSchema> {
  if (subOrders === undefined || subOrders === null) return preparedLeg(body);
  return {
    ...preparedLeg(body),
    subOrders: subOrders.map(({ subOrders: inner, ...leg }) =>
      inner === undefined || inner === null
        ? preparedLeg(leg)
        : { ...preparedLeg(leg), subOrders: inner.map(preparedLeg) },
    ),
  };
}

const preparedLeg = ({ trailingLimitDistRel: percentage, ...leg }: LegBody) => ({
  ...leg,
  ...(percentage === undefined || percentage === null
    ? {}
    : { trailingLimitDistRel: percentText(percentage) }),
});
