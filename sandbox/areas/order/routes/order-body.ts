import { Type, type Static, type TSchema } from 'typebox';
import { Nullable, type TypedSchema } from '@sandbox/platform/http/schemas';

/** An amount of a body, looser than the wire's form: what is wrong with it gets a message of its own. */
const LooseAmount = Type.Object({
  value: Type.String({ maxLength: 40 }),
  unit: Type.String({ maxLength: 10 }),
});

const optional = <T extends TypedSchema>(schema: T) => Type.Optional(Nullable(schema));
const text = Type.String({ maxLength: 60 });
const PercentageParts = Type.Object({
  preDecimalPlaces: Type.String({ maxLength: 10 }),
  decimalPlaces: Type.String({ maxLength: 10 }),
});
/** A percentage as text, or in the two parts that requests may use (api.md 1). */
const LoosePercentage = Type.Unsafe<string | Static<typeof PercentageParts> | null>({
  ...PercentageParts,
  type: ['string', 'object', 'null'],
  maxLength: 20,
});

const DirectDebitBody = Type.Object({
  consent: Type.Boolean(),
  iban: Type.String({ maxLength: 50 }),
  maxAmount: optional(LooseAmount),
  accountHolderName: Type.String({ maxLength: 100 }),
});

/** What a leg may say. */
export const legFields = {
  depotId: optional(text),
  settlementAccountId: optional(text),
  side: optional(text),
  instrumentId: optional(text),
  orderType: optional(text),
  venueId: optional(text),
  quantity: optional(LooseAmount),
  limit: optional(LooseAmount),
  triggerLimit: optional(LooseAmount),
  trailingLimitDistAbs: optional(LooseAmount),
  trailingLimitDistRel: Type.Optional(LoosePercentage),
  limitExtension: optional(text),
  tradingRestriction: optional(text),
  validityType: optional(text),
  validity: optional(text),
  directDebit: optional(DirectDebitBody),
  freeAmountConfirmed: optional(Type.Boolean()),
  quoteId: optional(text),
  quoteTicketId: optional(text),
  /** When the quote was made, under either of its names (api.md 8); of other orders the bank says it itself. */
  creationDateTimeStamp: optional(text),
  creationTimestamp: optional(text),
  allowManualQuotation: optional(Type.Boolean()),
  orderTemplateId: optional(text),
};

/** Two legs; only the second of a next order has legs itself (wire.md). */
export const legsOf = <T extends TSchema>(schema: T) => optional(Type.Array(schema, { maxItems: 2 }));

const SubOrderSchema = Type.Object({ ...legFields, subOrders: legsOf(Type.Object(legFields)) });

/** The body of prevalidation, validation and creation (brokerage.md 3); nothing is required before it is checked. */
export const OrderBodySchema = Type.Object(
  { ...legFields, subOrders: legsOf(SubOrderSchema) },
  { title: 'OrderRequest' },
);

/** An order as it was sent. */
export type OrderBody = Static<typeof OrderBodySchema>;

/** One leg of it, or an order that is not combined. */
export type LegBody = Omit<OrderBody, 'subOrders'>;

/**
 * The body of a change (api.md 6, 8); empty for a cancellation. Whatever else of an order it names has to stand as it
 * is, which is checked when the order is known.
 */
export const ChangeBodySchema = Type.Object({
  quantity: optional(LooseAmount),
  limit: optional(LooseAmount),
  triggerLimit: optional(LooseAmount),
  trailingLimitDistAbs: optional(LooseAmount),
  trailingLimitDistRel: Type.Optional(LoosePercentage),
  validityType: optional(text),
  validity: optional(text),
});

/** A change as it was sent. */
export type ChangeBody = Static<typeof ChangeBodySchema>;
