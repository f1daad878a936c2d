import { Type, type Static, type TSchema } from 'typebox';
import { Nullable } from '@sandbox/platform/http/schemas';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';

const text = Type.Optional(Nullable(Type.String({ maxLength: 60 })));
const amount = Type.Optional(
  Nullable(Type.Object({ value: Type.String({ maxLength: 40 }), unit: Type.String({ maxLength: 10 }) })),
);

const leg = {
  depotId: text,
  settlementAccountId: text,
  side: text,
  instrumentId: text,
  orderType: text,
  venueId: text,
  quantity: amount,
  limit: amount,
  triggerLimit: amount,
  trailingLimitDistAbs: amount,
  trailingLimitDistRel: text,
  limitExtension: text,
  tradingRestriction: text,
  validityType: text,
  validity: text,
};

const legs = <T extends TSchema>(schema: T) => Type.Optional(Nullable(Type.Array(schema, { maxItems: 2 })));

/** An order as a template keeps it: nothing is required, and nothing that belongs to one moment is kept. */
export const TemplateOrderSchema = Type.Object({
  ...leg,
  subOrders: legs(Type.Object({ ...leg, subOrders: legs(Type.Object(leg)) })),
});

const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

/** A new template. */
export const NewTemplateSchema = Type.Object({ name, order: TemplateOrderSchema });

/** What of a template changes. */
export const TemplateChangeSchema = Type.Partial(NewTemplateSchema);

/** A template on the wire (api.md 7). */
export const TemplateSchema = Type.Object({
  orderTemplateId: Type.String(),
  name: Type.String(),
  order: TemplateOrderSchema,
  createdAt: Type.String(),
  instrument: Type.Optional(InstrumentSchema),
});

/** The order of a template. */
export type TemplateOrder = Static<typeof TemplateOrderSchema>;

/** A template as it is answered. */
export type TemplateAnswer = Static<typeof TemplateSchema>;
