import { Type, type Static } from 'typebox';
import { AmountSchema, Nullable } from '../http/schemas';
import { InstrumentSchema } from '../market/instrument-schema';
import { VenueSchema } from '../market/venue-schema';

const ExecutionSchema = Type.Object({
  executionId: Type.String(),
  executionNumber: Type.Integer(),
  executedQuantity: AmountSchema,
  executionPrice: AmountSchema,
  executionTimestamp: Type.String(),
});

const leg = {
  depotId: Type.String(),
  settlementAccountId: Type.Optional(Type.String()),
  orderId: Type.String(),
  creationTimestamp: Type.String(),
  legNumber: Type.Integer(),
  orderType: Type.String(),
  orderStatus: Type.Optional(Type.String()),
  side: Type.Optional(Type.String()),
  instrumentId: Type.Optional(Type.String()),
  venueId: Type.Optional(Type.String()),
  quantity: Type.Optional(AmountSchema),
  limit: Type.Optional(Nullable(AmountSchema)),
  triggerLimit: Type.Optional(Nullable(AmountSchema)),
  trailingLimitDistAbs: Type.Optional(Nullable(AmountSchema)),
  trailingLimitDistRel: Type.Optional(Nullable(Type.String())),
  limitExtension: Type.Optional(Nullable(Type.String())),
  tradingRestriction: Type.Optional(Nullable(Type.String())),
  validityType: Type.Optional(Nullable(Type.String())),
  validity: Type.Optional(Nullable(Type.String())),
  openQuantity: Type.Optional(AmountSchema),
  cancelledQuantity: Type.Optional(AmountSchema),
  executedQuantity: Type.Optional(AmountSchema),
  expectedValue: Type.Optional(Nullable(AmountSchema)),
  executions: Type.Optional(Type.Array(ExecutionSchema)),
  deletable: Type.Optional(Type.Boolean()),
  modifiable: Type.Optional(Type.Boolean()),
  instrument: Type.Optional(InstrumentSchema),
  venue: Type.Optional(VenueSchema),
  version: Type.Optional(Type.String()),
};

/** An order on the wire (api.md 6), with its legs if it is a combined one. */
export const OrderSchema = Type.Object({
  ...leg,
  subOrders: Type.Optional(Nullable(Type.Array(Type.Object(leg)))),
});

/** An order as it is answered. */
export type OrderAnswer = Static<typeof OrderSchema>;
