import type { Issue } from '@domain/form/issue';
import type { AccruedInterest } from '@domain/instrument/bond-interest';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import type { Intent } from '@domain/release/intent';
import type { RestoredChange } from './change-draft-model';

/** A change that the bank would take. */
export interface CheckedChange {
  readonly change: OrderChange;
  /** Of a bond: paid or received besides its value, as it was when this was checked. */
  readonly interest: AccruedInterest | undefined;
}

/** A change that is being released, and the part as it stood. */
export interface SignedChange extends CheckedChange {
  readonly before: Order;
}

/** How far a change is. What is signed is not known of one that an earlier page has left. */
export type ChangeStep =
  | { readonly kind: 'input' }
  | ({ readonly kind: 'check'; readonly notices: readonly Issue[] } & CheckedChange)
  | { readonly kind: 'release' | 'asking'; readonly signed: SignedChange | undefined }
  | {
      readonly kind: 'done';
      readonly order: Order;
      readonly intent: Intent;
      readonly signed: SignedChange | undefined;
    };

/** What the customer is told on coming back to the input. */
export type ChangeNotice = RestoredChange | 'not-arrived' | 'overtaken';
