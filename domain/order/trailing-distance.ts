import type { Amount } from '../shared/amount';
import type { Percentage } from '../shared/percentage';

/** How far a trailing stop stays behind the price: an amount, or a share of the price (ORD-06). */
export type TrailingDistance =
  | { readonly kind: 'absolute'; readonly distance: Amount }
  | { readonly kind: 'relative'; readonly distance: Percentage };
