import { Type, type Static } from 'typebox';
import { TitleSchema } from '@sandbox/areas/document/document-title';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';

/** What a customer is told of. */
export const NOTIFICATION_KINDS = [
  'ORDER_EXECUTED',
  'ORDER_EXPIRED',
  'ORDER_CANCELLED',
  'DOCUMENT',
  'PRICE_ALARM',
  'SAVINGS_PLAN',
  'FUND_ORDER',
  'APPLICATION',
  'TAX',
  'MESSAGE',
] as const;

/** Something that happened without the customer; what does not belong to its kind is null. */
export const NotificationSchema = Type.Object(
  {
    notificationId: Type.String(),
    kind: Type.Enum(NOTIFICATION_KINDS),
    dateTime: Type.String(),
    seen: Type.Boolean(),
    /** The instrument's or the document's name; of a plan, a fund order, an application, tax or a message what happened, in the bank's words. */
    name: Type.String(),
    isin: Nullable(Type.String()),
    orderId: Nullable(Type.String()),
    depotId: Nullable(Type.String()),
    side: Nullable(Type.String({ description: 'BUY or SELL.' })),
    quantity: Nullable(AmountSchema),
    /** Of an order that ended: what was not executed of it. */
    lapsed: Nullable(AmountSchema),
    price: Nullable(AmountSchema),
    /** Of a price alarm: the price it was set to, and from which side. */
    level: Nullable(AmountSchema),
    direction: Nullable(Type.String({ description: 'ABOVE or BELOW.' })),
    documentId: Nullable(Type.String()),
    title: TitleSchema,
    savingsplanId: Nullable(Type.String()),
  },
  { title: 'Notification' },
);

/** One of them as it is answered. */
export type NotificationAnswer = Static<typeof NotificationSchema>;
