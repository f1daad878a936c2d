import type { Decimal } from '@domain/shared/decimal';
import type { Instant } from '@domain/shared/instant';
import type { Unit } from '@domain/shared/unit';
import type { CatalogueInstrument } from '../market/catalogue';
import type { Listing } from '../market/listing';

/** The settlement account of an order. */
export interface AccountFacts {
  readonly accountId: string;
  readonly currency: Unit;
  /** What can be spent, with the credit line. */
  readonly available: Decimal;
}

/** What an order is checked against; undefined where the order does not say enough to know it. */
export interface OrderFacts {
  readonly now: Instant;
  readonly depotId?: string;
  readonly account?: AccountFacts;
  readonly instrument?: CatalogueInstrument;
  readonly listing?: Listing;
  /** Securities of the instrument in the depot that no other order binds. */
  readonly freeQuantity?: Decimal;
  /** Money of one currency in another at this moment. */
  readonly convert: (value: Decimal, from: Unit, to: Unit) => Decimal;
}
