import type { DepotId, DocumentId, OrderId, SavingsPlanId } from '../codes/ids';
import type { Amount } from '../money/amount';
import type { DocumentTitle } from '../postbox/document-title';
import type { Instant } from '../time/instant';

/** An order that something happened to. */
interface OfOrder {
  readonly orderId: OrderId;
  readonly depotId: DepotId;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: Amount;
  /** Of its security, where the bank tells it. */
  readonly isin?: string;
}

/** What happened, by the bank's word for it, and what it names: days are ISO, amounts EUR with a point. */
export interface ToldTitle {
  readonly kind: string;
  readonly args: Readonly<Record<string, string>>;
}

/** Its name says what happened in the bank's words; by its title, where the bank tells one, a page says it in its own. */
interface Told {
  readonly title?: ToldTitle;
}

/** What happened; each carries what it is told with. */
export type Happening =
  | ({ readonly kind: 'executed'; readonly price: Amount } & OfOrder)
  /** What was not executed of it, where the bank tells that. */
  | ({ readonly kind: 'expired' | 'cancelled'; readonly lapsed?: Amount } & OfOrder)
  | { readonly kind: 'document'; readonly documentId: DocumentId; readonly title?: DocumentTitle }
  | ({ readonly kind: 'plan'; readonly planId?: SavingsPlanId } & Told)
  | ({ readonly kind: 'application' | 'fund-order' | 'tax' | 'message' } & Told)
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
  /** Of the instrument, or of the document; what happened, where it is told by its title. */
  readonly name: string;
  readonly happening: Happening;
}
