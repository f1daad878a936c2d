import type { OrderTemplate, TemplateOrder } from '@domain/order/prefill/order-template';
import type { OrderTemplateId } from '@domain/codes/ids';
import type { Result } from '../../result';

/** What of a template changes. */
export interface TemplateChange {
  readonly name?: string;
  readonly order?: TemplateOrder;
}

/** Order templates (brokerage.md 7, ORD-21); a name is given once, a second one with it is refused at `name`. */
export interface OrderTemplateGateway {
  /** By name, with their instruments. */
  list(): Result<readonly OrderTemplate[]>;
  /** With its instrument. */
  find(id: OrderTemplateId): Result<OrderTemplate>;
  keep(name: string, order: TemplateOrder): Result<OrderTemplate>;
  change(id: OrderTemplateId, change: TemplateChange): Result<OrderTemplate>;
  drop(id: OrderTemplateId): Result<void>;
}
