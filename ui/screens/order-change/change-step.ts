import type { Issue } from '@domain/form/issue';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import type { RestoredChange } from './change-draft-model';

/** How far a change is. `change` and `before`, the part as it stood, are not known of one that an earlier page has left. */
export type ChangeStep =
  | { readonly kind: 'input' }
  | { readonly kind: 'check'; readonly change: OrderChange; readonly notices: readonly Issue[] }
  | {
      readonly kind: 'release' | 'asking';
      readonly signed: { readonly change: OrderChange; readonly before: Order } | undefined;
    }
  | { readonly kind: 'done'; readonly order: Order };

/** What the customer is told on coming back to the input. */
export type ChangeNotice = RestoredChange | 'not-arrived' | 'overtaken';
