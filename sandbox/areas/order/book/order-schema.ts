import { Type, type Static, type TSchema } from 'typebox';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';
import { VenueSchema } from '@sandbox/market/venue/venue-schema';

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
  /** Why the bank has cancelled it (wire.md). */
  statusReason: Type.Optional(Type.String()),
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
  directDebit: Type.Optional(
    Type.Object({
      consent: Type.Boolean(),
      iban: Type.String(),
      maxAmount: Type.Optional(AmountSchema),
      accountHolderName: Type.String(),
    }),
  ),
  freeAmountConfirmed: Type.Optional(Type.Boolean()),
  allowManualQuotation: Type.Optional(Type.Boolean()),
  quoteId: Type.Optional(Type.String()),
  quoteTicketId: Type.Optional(Type.String()),
  creationDateTimeStamp: Type.Optional(Type.String()),
  orderTemplateId: Type.Optional(Type.String()),
  orderSource: Type.Optional(Type.Enum(['ORDER_ENTRY', 'SAVINGS_PLAN', 'FUND_DEPOT'])),
  savingsplanId: Type.Optional(Type.String()),
  fundOrderId: Type.Optional(Type.String()),
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
  bestEx: Type.Optional(Type.Boolean({ description: 'Whether the bank has chosen the venue itself.' })),
};

const legs = <T extends TSchema>(schema: T) => Type.Optional(Nullable(Type.Array(schema)));

const SubOrderSchema = Type.Object({ ...leg, subOrders: legs(Type.Object(leg)) });

/** An order on the wire (api.md 6), with its legs if it is a combined one; the second of a next order may have legs. */
export const OrderSchema = Type.Object({ ...leg, subOrders: legs(SubOrderSchema) }, { title: 'Order' });

/** An order as it is answered. */
export type OrderAnswer = Static<typeof OrderSchema>;

/** A leg as it is answered, or an order that is not combined. */
export type LegAnswer = Omit<OrderAnswer, 'subOrders'>;
