import type { KeepOrderAsTemplate } from '@application/order-template/keep-order-as-template';
import type { OrderTemplates } from '@application/order-template/order-templates';
import { token } from '../../token';

/** What `order-template-module` binds. */
export const orderTemplateTokens = {
  orderTemplates: token<OrderTemplates>('OrderTemplates'),
  keepOrderAsTemplate: token<KeepOrderAsTemplate>('KeepOrderAsTemplate'),
} as const;
