import { Type, type Static } from 'typebox';
import { AmountSchema, IdSchema } from '@sandbox/platform/http/schemas';

const parameters = {
  depotId: IdSchema,
  settlementAccountId: Type.Optional(IdSchema),
  side: Type.Enum(['BUY', 'SELL']),
  instrumentId: IdSchema,
  venueId: IdSchema,
  quantity: AmountSchema,
  orderType: Type.Literal('QUOTE'),
  allowManualQuotation: Type.Optional(Type.Boolean()),
};

/** What a quote is wanted for (api.md 6). */
export const QuoteWishSchema = Type.Object(parameters);

/** A ticket on the wire: the wish with the ticket's id. */
export const QuoteTicketSchema = Type.Object({ ...parameters, quoteTicketId: IdSchema });

/** A quote on the wire (api.md 6). */
export const QuoteSchema = Type.Object({
  quoteId: Type.String(),
  quoteTicketId: Type.String(),
  /** Milliseconds from receipt. */
  validity: Type.Integer(),
  creationDateTimeStamp: Type.String(),
  limit: AmountSchema,
  expectedValue: AmountSchema,
  isManual: Type.Boolean(),
});

/** A wish as it was sent. */
export type QuoteWish = Static<typeof QuoteWishSchema>;

/** A quote as it is answered. */
export type QuoteAnswer = Static<typeof QuoteSchema>;
