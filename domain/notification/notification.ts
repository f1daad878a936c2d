import type { DepotId, DocumentId, OrderId } from '../codes/ids';
import type { Amount } from '../money/amount';
import type { DocumentTitle } from '../postbox/document-title';
import type { Instant } from '../time/instant';

/** An order that something happened to. */
interface OfOrder {
  readonly orderId: OrderId;
  readonly depotId: DepotId;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: Amount;
}

/** What happened; each carries what it is told with. */
export type Happening =
  | ({ readonly kind: 'executed'; readonly price: Amount } & OfOrder)
  | ({ readonly kind: 'expired' | 'cancelled' } & OfOrder)
  | { readonly kind: 'document'; readonly documentId: DocumentId; readonly title?: DocumentTitle }
  /** A savings plan, an application, an order of a fund depot or tax; its name says what happened, in the bank's words. */
  | { readonly kind: 'plan' | 'application' | 'fund-order' | 'tax' }
  | {
      readonly kind: 'alarm';
      readonly direction: 'above' | 'below';
      readonly level: Amount;
      readonly isin: string;
    };

/** Something that happened without the customer. */
export interface Notification {
  readonly id: string;
  readonly at: Instant;
  readonly isSeen: boolean;
  /** Of the instrument, or of the document. */
  readonly name: string;
  readonly happening: Happening;
}
