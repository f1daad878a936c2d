import type { OrderTemplateGateway } from '../ports/bank/order/order-template-gateway';
import type { KeepOrderTemplate } from './keep-order-template';
import type { LoadOrderTemplate } from './load-order-template';

/** The customer's order templates (ORD-21). */
export interface OrderTemplates {
  readonly bank: Pick<OrderTemplateGateway, 'list' | 'change' | 'drop'>;
  readonly load: Pick<LoadOrderTemplate, 'execute'>;
  readonly keep: Pick<KeepOrderTemplate, 'execute'>;
}
