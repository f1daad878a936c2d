import type { VenueId } from '../codes/ids';
import type { Amount } from '../money/amount';
import type { Decimal } from '../money/decimal';

/** What a warrant gives a right to, as on the wire: to buy or to sell. */
export const warrantTypes = ['Call', 'Put'] as const;

/** What the bank says of what a security derives its value from, at the moment it was asked (wire.md). */
export interface DerivativeFigures {
  /** A code that leads to it, its WKN as a rule. */
  readonly underlying?: string;
  readonly underlyingPrice?: Amount;
  /** The venue whose last price that is. */
  readonly underlyingVenue?: VenueId;
  readonly strike?: Amount;
  readonly warrantType?: (typeof warrantTypes)[number];
  /** How much of the underlying one piece stands for. */
  readonly multiplier?: Decimal;
  /** How many times its own price the underlying moves that it stands for. */
  readonly leverage?: Decimal;
  /** To maturity, in percent a year. */
  readonly yield?: Decimal;
  readonly remainingYears?: Decimal;
}
