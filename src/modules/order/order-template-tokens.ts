import type { OrderTemplates } from '@application/order-template/order-templates';
import { token } from '../../token';

/** What `order-template-module` binds. */
export const orderTemplateTokens = {
  orderTemplates: token<OrderTemplates>('OrderTemplates'),
} as const;
