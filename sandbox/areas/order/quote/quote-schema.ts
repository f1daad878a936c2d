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

/** What a quote is asked for with: the same again; the ticket's id is not needed, and told apart by it if there. */
export const QuoteRequestSchema = Type.Object({ ...parameters, quoteTicketId: Type.Optional(IdSchema) });

/** A ticket on the wire: the wish with the ticket's id. */
export const QuoteTicketSchema = Type.Object({ ...parameters, quoteTicketId: IdSchema });

/** A quote on the wire: all that was asked for, and the dealer's price (api.md 8). */
export const QuoteSchema = Type.Object({
  ...parameters,
  quoteId: Type.String(),
  quoteTicketId: Type.String(),
  /** Milliseconds from receipt. */
  validity: Type.Integer(),
  creationTimestamp: Type.String(),
  /** The same, under the name the documents have for it. */
  creationDateTimeStamp: Type.String(),
  limit: AmountSchema,
  expectedValue: AmountSchema,
  isManual: Type.Boolean(),
});

/** A wish as it was sent. */
export type QuoteWish = Static<typeof QuoteWishSchema>;

/** The dealer's price, as it is answered beside what was asked for. */
export type QuotedPrice = Omit<Static<typeof QuoteSchema>, keyof QuoteWish>;
