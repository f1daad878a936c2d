import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import type { ObservedForm } from '@ui/forms/observed-form';

/** The order form on a page. */
export type ObservedOrder = ObservedForm<OrderNodes, OrderFormFacts>;
