import { Type, type Static } from 'typebox';

/** An amount of a body, looser than the wire's form: what is wrong with it gets a message of its own. */
const LooseAmount = Type.Object({
  value: Type.String({ maxLength: 40 }),
  unit: Type.String({ maxLength: 10 }),
});

const optionalText = Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Null()]));
const optionalAmount = Type.Optional(Type.Union([LooseAmount, Type.Null()]));

/** The body of prevalidation, validation and creation (brokerage.md 3); nothing is required before it is checked. */
export const OrderBodySchema = Type.Object({
  depotId: optionalText,
  settlementAccountId: optionalText,
  side: optionalText,
  instrumentId: optionalText,
  orderType: optionalText,
  venueId: optionalText,
  quantity: optionalAmount,
  limit: optionalAmount,
  triggerLimit: optionalAmount,
  limitExtension: optionalText,
  tradingRestriction: optionalText,
  validityType: optionalText,
  validity: optionalText,
});

/** An order as it was sent. */
export type OrderBody = Static<typeof OrderBodySchema>;

/** The body of a change (api.md 6); empty for a cancellation. */
export const ChangeBodySchema = Type.Object({
  quantity: optionalAmount,
  limit: optionalAmount,
  triggerLimit: optionalAmount,
  validityType: optionalText,
  validity: optionalText,
});

/** A change as it was sent. */
export type ChangeBody = Static<typeof ChangeBodySchema>;
