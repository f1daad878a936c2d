import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import type { ObservedForm } from '@ui/forms/observed-form';
import type { ObservedNodes } from '@ui/forms/observed-nodes';

/** The order form on a page. */
export type ObservedOrder = ObservedForm<OrderNodes, OrderFormFacts>;

/** Its nodes, for views. */
export type ShownOrder = ObservedNodes<OrderNodes>;

/** Those that a view draws. */
export type ShownNodes<Name extends keyof OrderNodes> = Pick<ShownOrder, Name>;
