import { decimal, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { Unit } from '@domain/money/unit';
import type { KnowledgeState } from '@sandbox/areas/knowledge/knowledge-state';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Listing } from '@sandbox/market/price/listing';
import type { Charged } from '../cost/order-fees';
import type { QuoteVerdict } from '../quote/quote-for-order';

/** The settlement account of an order. */
export interface AccountFacts {
  readonly accountId: string;
  /** What the customer knows it by. */
  readonly name: string;
  readonly currency: Unit;
  /** What can be spent, with the credit line. */
  readonly available: Decimal;
  /** What other open buys bind. */
  readonly reserved: Decimal;
  readonly hasCredit: boolean;
}

/** Who is to pay by direct debit, as the bank knows them. */
export interface DebitFacts {
  /** The type of the account at this bank that the debit would come from. */
  readonly ownAccountType?: string;
  /** A debit of the customer has come back unpaid. */
  readonly hasOpenReturn: boolean;
}

/** What the prices of an order have to stand to: the market, or the limit of the base it follows. */
export type PriceStandard =
  | { readonly kind: 'market' }
  /** One leg of a one-cancels-other order: the market must be between both. */
  | { readonly kind: 'between' }
  | { readonly kind: 'base'; readonly limit: Decimal };

/** What an order is checked against; undefined where the order does not say enough to know it. */
export interface OrderFacts {
  readonly now: Instant;
  readonly depotId?: string;
  /** The number the customer knows it by, and whose it is where it is a child's. */
  readonly depotWords?: string;
  readonly account?: AccountFacts;
  readonly instrument?: CatalogueInstrument;
  readonly listing?: Listing;
  /** Securities of the instrument in the depot that no other order binds. */
  readonly freeQuantity?: Decimal;
  /** When what a sale of an open real-estate fund gives back was bought: before its law changed, or since. */
  readonly bought?: { readonly beforeLaw: boolean; readonly sinceLaw: boolean };
  /** The product group of a purchase that the customer has shown too little of: no knowledge, or no experience. */
  readonly unknownGroup?: Pick<KnowledgeState, 'productGroupId' | 'name'>;
  /** The customer is not sold this kind of security. */
  readonly isNotForThem?: boolean;
  readonly debit?: DebitFacts;
  readonly quote?: QuoteVerdict;
  /** Terms and approvals the customer has to agree to first. */
  readonly missingConsents: readonly WireMessage[];
  readonly standard: PriceStandard;
  /** What has been executed already of an order that is changed. */
  readonly sofar?: Charged;
  /** The order is the base of a next order. */
  readonly isBase?: boolean;
  /** Money of one currency in another at this moment. */
  readonly convert: (value: Decimal, from: Unit, to: Unit) => Decimal;
}

const ANY_MONEY = decimal('1000000000000');

/** The same facts without asking whether money and securities suffice. */
export function withoutCover({ account, freeQuantity: _unasked, ...facts }: OrderFacts): OrderFacts {
  return account === undefined ? facts : { ...facts, account: { ...account, available: ANY_MONEY } };
}
